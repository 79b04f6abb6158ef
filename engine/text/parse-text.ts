import type { Encoded, Encoder } from './encoder.ts'
import { type Features, featurise } from './featurise.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Words } from './word-features.ts'

/** A text taken apart once, for every head. */
export type TextRead = {
  tokens: Token[]
  sentences: Sentence[]
  whole: Features
  /** The first sentence: a title, or what someone begins with. */
  opening: Features
  /** The whole text as the encoder pools it: the strongest answer of any passage. */
  encoded: Encoded
  /** The text in short passages, as long as the comments the emotions were learnt from. */
  passages: Passage[]
}

export type Passage = { from: number; to: number; features: Features; encoded: Encoded }

export function readText(text: string, memory: Words, encoder: Encoder): TextRead {
  const tokens = tokensOf(text)
  const sentences = sentencesOf(tokens)
  const whole = featurise(tokens, memory)
  const passages = passagesOf(sentences, tokens.length).map(({ from, to }) => ({
    from,
    to,
    features: to - from === tokens.length ? whole : featurise(tokens.slice(from, to), memory),
    encoded: encoder.encode(whole.words, from, to),
  }))
  const end = sentences[0]?.to ?? 0
  const opening = end === tokens.length ? whole : featurise(tokens.slice(0, end), memory)
  return {
    tokens,
    sentences,
    whole,
    opening,
    passages,
    encoded: together(passages, encoder, tokens.length),
  }
}

/** A text up to this long is one passage. */
const shortText = 60
const passageLength = 30

function passagesOf(
  sentences: readonly Sentence[],
  tokens: number,
): { from: number; to: number }[] {
  if (tokens <= shortText) return [{ from: 0, to: tokens }]
  const passages: { from: number; to: number }[] = []
  for (const { from, to } of sentences) {
    const last = passages.at(-1)
    if (last && to - last.from <= passageLength) last.to = to
    else passages.push({ from, to })
  }
  return passages
}

function together(
  passages: readonly Passage[],
  { filters, width }: Encoder,
  tokens: number,
): Encoded {
  const only = passages[0]
  if (only && passages.length === 1) return only.encoded
  const pooled = new Float32Array(filters + width)
  const at = new Int32Array(filters).fill(-1)
  for (const { encoded } of passages) {
    for (let filter = 0; filter < filters; filter++) {
      if (encoded.pooled[filter]! <= pooled[filter]!) continue
      pooled[filter] = encoded.pooled[filter]!
      at[filter] = encoded.at[filter]!
    }
    const share = Math.sqrt((encoded.to - encoded.from) / tokens)
    for (let j = filters; j < pooled.length; j++) pooled[j]! += encoded.pooled[j]! * share
  }
  const scale = 1 / Math.sqrt(passages.length)
  for (let j = filters; j < pooled.length; j++) pooled[j]! *= scale
  return { pooled, at, from: 0, to: tokens }
}

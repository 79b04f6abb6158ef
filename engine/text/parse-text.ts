import { addScaled } from '../numbers/vectors.ts'
import type { Encoded, Encoder } from './encoder.ts'
import { type Features, featurise } from './featurise.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { WordCache } from './word-features.ts'

/** A text taken apart once, for all models. */
export type ParsedText = {
  tokens: Token[]
  sentences: Sentence[]
  whole: Features
  /** The first sentence: a title, or what someone begins with. */
  opening: Features
  /** The whole text as the encoder pools it: the strongest activation of any segment. */
  encoded: Encoded
  /** Parts of the text as long as the comments that the emotions were learnt from. */
  segments: Segment[]
}

export type Segment = { from: number; to: number; features: Features; encoded: Encoded }

export function parseText(text: string, cache: WordCache, encoder: Encoder): ParsedText {
  const tokens = tokensOf(text)
  const sentences = sentencesOf(tokens)
  const whole = featurise(tokens, cache)
  const segments = segmentsOf(sentences, tokens.length).map(({ from, to }) => ({
    from,
    to,
    features: to - from === tokens.length ? whole : featurise(tokens.slice(from, to), cache),
    encoded: encoder.encode(whole.words, from, to),
  }))
  const end = sentences[0]?.to ?? 0
  const opening = end === tokens.length ? whole : featurise(tokens.slice(0, end), cache)
  return {
    tokens,
    sentences,
    whole,
    opening,
    segments,
    encoded: pooledOver(segments, encoder, tokens.length),
  }
}

/** Tokens; a text of up to so many is one segment. */
const shortText = 60
const segmentLength = 30

function segmentsOf(
  sentences: readonly Sentence[],
  tokens: number,
): { from: number; to: number }[] {
  if (tokens <= shortText) return [{ from: 0, to: tokens }]
  const segments: { from: number; to: number }[] = []
  for (const { from, to } of sentences) {
    const last = segments.at(-1)
    if (last && to - last.from <= segmentLength) last.to = to
    else segments.push({ from, to })
  }
  return segments
}

function pooledOver(
  segments: readonly Segment[],
  { filters, width }: Encoder,
  tokens: number,
): Encoded {
  const only = segments[0]
  if (only && segments.length === 1) return only.encoded
  const pooled = new Float32Array(filters + width)
  const at = new Int32Array(filters).fill(-1)
  for (const { encoded } of segments) {
    encoded.at.forEach((token, filter) => {
      const activation = encoded.pooled[filter]!
      if (activation <= pooled[filter]!) return
      pooled[filter] = activation
      at[filter] = token
    })
    const share = Math.sqrt((encoded.to - encoded.from) / tokens)
    addScaled(pooled, filters, encoded.pooled, filters, width, share)
  }
  const scale = 1 / Math.sqrt(segments.length)
  for (let j = filters; j < pooled.length; j++) pooled[j]! *= scale
  return { pooled, at, from: 0, to: tokens }
}

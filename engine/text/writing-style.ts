import { firstPerson, type Sentence, secondPerson, thirdPerson } from './sentences.ts'
import type { Token } from './tokens.ts'

/**
 * How a text speaks: of the writer or of others, and how often of death, harm and having no way on,
 * in all and in the sentences about the writer alone. People who give support write "you"; people
 * in danger write "I" (Gaur et al. 2019 show how alike their words are otherwise).
 */
export const voiceNames = ['i', 'you', 'they', 'graveAll', 'graveOwn', 'ownSentences'] as const

export function voiceOf(tokens: readonly Token[], sentences: readonly Sentence[]): Float64Array {
  let [words, i, you, they, grave, own, ownGrave] = [1, 0, 0, 0, 0, 0, 0]
  for (const { from, to, isOwn } of sentences) {
    if (isOwn) own++
    for (let at = from; at < to; at++) {
      const { word, isWord } = tokens[at]!
      if (!isWord) continue
      words++
      if (firstPerson.has(word)) i++
      else if (secondPerson.has(word)) you++
      else if (thirdPerson.has(word)) they++
      else if (isGrave(word, tokens[at + 1]?.word)) {
        grave++
        if (isOwn) ownGrave++
      }
    }
  }
  const root = Math.sqrt(words)
  return Float64Array.of(
    i / words,
    you / words,
    they / words,
    grave / root,
    ownGrave / root,
    own / (sentences.length || 1),
  )
}

/** Alone: "kill" and "end" are everyday words until something follows them. */
const graveWords = new Set(
  `suicide suicidal overdose overdosed overdosing od die dying died dead death cut cutting attempt
  attempted attempts pills gun hang hanging self-harm harm noose rope jump razor alive living live
  worth worthless burden goodbye hospital hopeless alone pain plan note unalive kms numb empty
  disappear exist existing bleeding pointless`.split(/\s+/),
)
const graveBefore: Readonly<Record<string, ReadonlySet<string>>> = {
  kill: new Set(['myself', 'me', 'himself', 'herself', 'yourself']),
  killing: new Set(['myself', 'himself', 'herself', 'yourself']),
  hurt: new Set(['myself']),
  hurting: new Set(['myself']),
  end: new Set(['it', 'everything', 'my']),
  ending: new Set(['it', 'everything', 'my']),
}

const isGrave = (word: string, after: string | undefined) =>
  graveWords.has(word) || (after !== undefined && (graveBefore[word]?.has(after) ?? false))

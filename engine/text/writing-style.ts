import { firstPerson, type Sentence, secondPerson, thirdPerson } from './sentences.ts'
import type { Token } from './tokens.ts'

/**
 * Six features of how a text speaks: the shares of first, second and third person; how often it speaks
 * of death and harm, in all and in sentences about the writer alone; the share of such sentences.
 * People who give support write "you", people in danger "I"; their words are alike otherwise (Gaur et
 * al. 2019).
 */
export function styleFeatures(
  tokens: readonly Token[],
  sentences: readonly Sentence[],
): Float64Array {
  let [words, first, second, third, grave, own, ownGrave] = [1, 0, 0, 0, 0, 0, 0]
  for (const { from, to, isOwn } of sentences) {
    if (isOwn) own++
    for (const [i, { word, isWord }] of tokens.slice(from, to).entries()) {
      if (!isWord) continue
      words++
      if (firstPerson.has(word)) first++
      else if (secondPerson.has(word)) second++
      else if (thirdPerson.has(word)) third++
      else if (isGrave(word, tokens[from + i + 1]?.word)) {
        grave++
        if (isOwn) ownGrave++
      }
    }
  }
  const root = Math.sqrt(words)
  return Float64Array.of(
    first / words,
    second / words,
    third / words,
    grave / root,
    ownGrave / root,
    own / (sentences.length || 1),
  )
}

/** As the weights were learnt with them: other lists need another training. */
const graveWords = new Set(
  `suicide suicidal overdose overdosed overdosing od die dying died dead death cut cutting attempt
  attempted attempts pills gun hang hanging self-harm harm noose rope jump razor alive living live
  worth worthless burden goodbye hospital hopeless alone pain plan note unalive kms numb empty
  disappear exist existing bleeding pointless`.split(/\s+/),
)
/** "kill" and "end" are everyday words until something follows them. */
const graveBefore: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['kill', new Set(['myself', 'me', 'himself', 'herself', 'yourself'])],
  ['killing', new Set(['myself', 'himself', 'herself', 'yourself'])],
  ['hurt', new Set(['myself'])],
  ['hurting', new Set(['myself'])],
  ['end', new Set(['it', 'everything', 'my'])],
  ['ending', new Set(['it', 'everything', 'my'])],
])

const isGrave = (word: string, after: string | undefined) =>
  graveWords.has(word) || (after !== undefined && (graveBefore.get(word)?.has(after) ?? false))

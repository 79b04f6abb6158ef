import type { Token } from './tokens.ts'

/** Tokens from `from` up to, without, `to`. `isOwn`: it speaks of the writer and to nobody. */
export type Sentence = { from: number; to: number; isOwn: boolean }

/** Cut at full stops, marks and lines, and wherever one runs on for too long. */
export function sentencesOf(tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  let [first, second] = [false, false]
  for (const [at, { word, isWord }] of tokens.entries()) {
    if (isWord) {
      first ||= firstPerson.has(word)
      second ||= secondPerson.has(word)
    }
    const isEnd = (!isWord && ends.has(word.charAt(0))) || at - from + 1 >= longest
    if (!isEnd && at !== tokens.length - 1) continue
    sentences.push({ from, to: at + 1, isOwn: first && !second })
    from = at + 1
    first = second = false
  }
  return sentences
}

/** Tokens. */
const longest = 40
const ends = new Set(['.', '!', '?', '…', '\n', ';'])

export const firstPerson = new Set("i me my myself mine i'm im i've ive i'd i'll ill".split(' '))
export const secondPerson = new Set(
  "you your yourself you're youre you'll you've youve u ur yours".split(' '),
)
export const thirdPerson = new Set(
  'he she they him her them his hers their himself herself themselves'.split(' '),
)

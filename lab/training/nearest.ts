import { tokensOf } from '@attune/engine/text/tokens.ts'

/** BM25 (Robertson and Zaragoza 2009): the likest of `known`, best first. */
export function bm25(
  known: readonly string[],
): (text: string, most: number) => { at: number; score: number }[] {
  const postings = new Map<string, { at: number; times: number }[]>()
  const lengths = known.map((text, at) => {
    const words = wordsOf(text)
    for (const [word, times] of counted(words)) {
      const list = postings.get(word) ?? []
      list.push({ at, times })
      postings.set(word, list)
    }
    return words.length
  })
  const mean = lengths.reduce((sum, one) => sum + one, 0) / known.length
  return (text, most) => {
    const scores = new Map<number, number>()
    for (const word of new Set(wordsOf(text))) {
      const list = postings.get(word) ?? []
      const rarity = Math.log(1 + (known.length - list.length + 0.5) / (list.length + 0.5))
      for (const { at, times } of list) {
        const long = 0.25 + (0.75 * lengths[at]!) / mean
        scores.set(at, (scores.get(at) ?? 0) + (rarity * times * 2.2) / (times + 1.2 * long))
      }
    }
    return [...scores]
      .map(([at, score]) => ({ at, score }))
      .toSorted((a, b) => b.score - a.score || a.at - b.at)
      .slice(0, most)
  }
}

const wordsOf = (text: string) =>
  tokensOf(text)
    .filter(({ isWord }) => isWord)
    .map(({ word }) => word)

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Labels of the nearest texts, each counting for as much as it is like; best first. */
export function votedLabels<K>(
  near: readonly { at: number; score: number }[],
  labelsOf: (at: number) => readonly K[],
): K[] {
  const votes = new Map<K, number>()
  for (const { at, score } of near)
    for (const label of labelsOf(at)) votes.set(label, (votes.get(label) ?? 0) + score)
  return [...votes].toSorted((a, b) => b[1] - a[1]).map(([label]) => label)
}

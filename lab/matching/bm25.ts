/** Words of three letters and more, lower case, with the commonest endings taken off. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/(ing|ed|ly|s)$/, ''))

const k1 = 1.2
const b = 0.75

/**
 * Okapi BM25 as it is commonly set (k1 = 1.2, b = 0.75; Robertson & Zaragoza 2009).
 * @returns For a query, one score a document, in the order given.
 */
export function bm25(documents: readonly string[]): (query: string) => number[] {
  const counts = documents.map((text) => {
    const count = new Map<string, number>()
    for (const word of wordsOf(text)) count.set(word, (count.get(word) ?? 0) + 1)
    return count
  })
  const lengths = counts.map((count) => [...count.values()].reduce((sum, n) => sum + n, 0))
  const average = lengths.reduce((sum, length) => sum + length, 0) / documents.length || 1
  const holders = new Map<string, number>()
  for (const count of counts)
    for (const word of count.keys()) holders.set(word, (holders.get(word) ?? 0) + 1)
  const rarity = (word: string) => {
    const n = holders.get(word) ?? 0
    return Math.log(1 + (documents.length - n + 0.5) / (n + 0.5))
  }
  return (query) => {
    const words = [...new Set(wordsOf(query))]
    return counts.map((count, i) =>
      words.reduce((score, word) => {
        const n = count.get(word) ?? 0
        const norm = n + k1 * (1 - b + (b * lengths[i]!) / average)
        return n === 0 ? score : score + (rarity(word) * n * (k1 + 1)) / norm
      }, 0),
    )
  }
}

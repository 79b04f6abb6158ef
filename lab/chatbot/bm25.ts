import { wordsOf } from '@attune/engine/chatbot/stems.ts'

const saturation = 1.2
const lengthShare = 0.75

/**
 * Okapi BM25 (Robertson and Walker 1994) over all phrasings of an entry as one text: the plain
 * baseline. Null where no word is shared.
 */
export function createBm25(
  entries: readonly { id: string; texts: readonly string[] }[],
): (query: string) => string | null {
  const documents = entries.map(({ texts }) => texts.flatMap(wordsOf))
  const counts = documents.map((words) => {
    const count = new Map<string, number>()
    for (const word of words) count.set(word, (count.get(word) ?? 0) + 1)
    return count
  })
  const holding = new Map<string, number>()
  for (const count of counts)
    for (const word of count.keys()) holding.set(word, (holding.get(word) ?? 0) + 1)
  const meanLength = documents.reduce((sum, { length }) => sum + length, 0) / documents.length
  const rarity = (word: string) => {
    const found = holding.get(word) ?? 0
    return Math.log(1 + (documents.length - found + 0.5) / (found + 0.5))
  }
  return (query) => {
    const words = wordsOf(query)
    let best: string | null = null
    let most = 0
    counts.forEach((count, at) => {
      const norm =
        saturation * (1 - lengthShare + (lengthShare * documents[at]!.length) / meanLength)
      let score = 0
      for (const word of words) {
        const times = count.get(word) ?? 0
        score += (rarity(word) * times * (saturation + 1)) / (times + norm)
      }
      if (score > most) [most, best] = [score, entries[at]!.id]
    })
    return best
  }
}

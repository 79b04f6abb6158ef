import type { FoldedWord } from '../language/folded-words.ts'

/** Shorter words have too many neighbours to tell which was meant. */
const shortest = 5

/**
 * The one word of the vocabulary that is a single slip of the keys away: a letter too much, one too
 * few, another one, or two that changed places (Damerau 1964), the first being right; of several
 * the one that is as long. None where several are, or the word is in the vocabulary itself.
 */
export function withoutSlip(
  word: string,
  vocabulary: ReadonlySet<string>,
  least = shortest,
): string | null {
  if (word.length < least || vocabulary.has(word)) return null
  const meant = [...vocabulary].filter((other) => isOneSlipAway(word, other, least))
  const swapped = meant.filter((other) => other.length === word.length)
  return meant.length === 1 ? meant[0]! : swapped.length === 1 ? swapped[0]! : null
}

/** What was meant at the places where one slip of the keys is between. */
export function slipsIn(
  places: readonly number[],
  words: readonly FoldedWord[],
  vocabulary: ReadonlySet<string>,
  least?: number,
): ReadonlyMap<number, string> {
  return new Map(
    places.flatMap((at) => {
      const meant = withoutSlip(words[at]!.word, vocabulary, least)
      return meant ? [[at, meant] as const] : []
    }),
  )
}

/** With what was meant in place of what was typed. */
export const corrected = (words: readonly FoldedWord[], meantAt: ReadonlyMap<number, string>) =>
  words.map((one, at) => ({ ...one, word: meantAt.get(at) ?? one.word }))

function isOneSlipAway(word: string, other: string, least: number): boolean {
  const longer = Math.max(word.length, other.length)
  if (word[0] !== other[0] || other.length < least) return false
  if (longer - Math.min(word.length, other.length) > 1) return false
  let same = 0
  while (same < longer && word[same] === other[same]) same++
  const [mine, theirs] = [word.slice(same), other.slice(same)]
  return (
    mine.slice(1) === theirs.slice(1) ||
    mine.slice(1) === theirs ||
    mine === theirs.slice(1) ||
    (mine[0] === theirs[1] && mine[1] === theirs[0] && mine.slice(2) === theirs.slice(2))
  )
}

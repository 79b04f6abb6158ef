import {
  faithOfOthersWords,
  faithThingsWords,
  pastFaithWords,
} from '@attune/content/matching/offered-words.ts'
import { writerWords } from '@attune/content/matching/search-words.ts'
import {
  placingWords,
  stayingWords,
  thereAfterWords,
  wasThereWords,
  wentThereWords,
} from '@attune/content/places/country-words.ts'
import { type FoldedWord, isApart } from '../language/folded-words.ts'

type Place = { tag: string; from: number; to: number }

/** In words before a faith, and before the “in” of a place: “raised in a very strict home in Leeds”. */
const mostBefore = 3
const mostBeforePlace = 7

/** A faith that is of long ago or of others is left out: “left the church”, “my parents are religious”, “religious trauma”. */
export function withoutPastFaith<T extends Place>(
  words: readonly FoldedWord[],
  places: readonly T[],
): T[] {
  return places.map((place) =>
    place.tag === 'about faith' && isOfThen(words, place) ? { ...place, tag: 'unsearched' } : place,
  )
}

function isOfThen(words: readonly FoldedWord[], { from, to }: Place): boolean {
  if (things.has(words[to + 1]?.word ?? '') && !isApart(words, to + 1)) return true
  for (let at = from - 1; at >= from - mostBefore && at >= 0; at--) {
    const word = words[at]!.word
    if (isApart(words, at + 1) || writer.has(word)) return false
    if (past.has(word) || others.has(word)) return true
  }
  return false
}

/**
 * Whether a place is where somebody was, and not where to look: “born in Leeds”, “two tours in
 * Afghanistan”, “an Iraq veteran”.
 */
export function isWhereSomebodyWas(
  words: readonly FoldedWord[],
  { from, to }: { from: number; to: number },
): boolean {
  if (thereAfter.has(words[to + 1]?.word ?? '') && !isApart(words, to + 1)) return true
  const before = words[from - 1]?.word ?? ''
  if (isApart(words, from)) return false
  if (wasThere.has(before)) return true
  if (!placing.has(before) || isApart(words, from - 1)) return false
  if (wasThere.has(words[from - 2]?.word ?? '')) return true
  for (let at = from - 2; at >= from - 1 - mostBeforePlace && at >= 0; at--) {
    const word = words[at]!.word
    if (staying.has(word)) return false
    if (wentThere.has(word)) return true
    if (isApart(words, at)) return false
  }
  return false
}

const setOf = (list: string) => new Set(list.split(/\s+/))
const past = setOf(pastFaithWords)
const others = setOf(faithOfOthersWords)
const things = setOf(faithThingsWords)
const writer = setOf(writerWords)
const wasThere = setOf(wasThereWords)
const wentThere = setOf(wentThereWords)
const thereAfter = setOf(thereAfterWords)
const placing = setOf(placingWords)
const staying = setOf(stayingWords)

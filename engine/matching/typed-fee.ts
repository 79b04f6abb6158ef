import {
  currencyWords,
  feeBetweenWords,
  feeEndWords,
  feeFloorWords,
  feeLeadWords,
  feeRangeWords,
  feeUnitWords,
  lostSumWords,
  notFeeUnits,
  weakFeeLeadWords,
} from '@attune/content/matching/practical-words.ts'
import { type FoldedWord, fold, joinedWords, setOfPhrases } from '../language/folded-words.ts'

/** A sum that is the most somebody pays, with all words that say so. */
export type FeePlace = { tag: string; way: 'named'; from: number; to: number }

/** Of a lead in words: “not more than”. */
const longestLead = 3
/** Without a currency, less is an age, an hour, or how often. */
const leastBare = 40

/**
 * Sums in a search: “under 80 euro”, “max. £60 a session”, “70€”. The code is the sum and its
 * currency; of dollars all that are called so, and none where none was said.
 */
export function feesIn(text: string, words: readonly FoldedWord[]): FeePlace[] {
  const found: FeePlace[] = []
  for (let at = 0; at < words.length; at++) {
    const place = feeAt(text, words, at)
    if (!place) continue
    const last = found.at(-1)
    if (last && isRange(words, last, place)) found.splice(-1, 1, { ...place, from: last.from })
    else found.push(place)
    at = place.to
  }
  return found.map((place) => withLower(words, place))
}

/** “$50-$90”, “£40 to £60”: the most of it is what counts. */
const isRange = (words: readonly FoldedWord[], { to }: FeePlace, { from }: FeePlace) =>
  from === to + 1 || (from === to + 2 && ranging.has(words[to + 1]?.word ?? ''))

/** “Between 60 and 100 euros”, “80-120 €”: the least of it is said along with the most. */
function withLower(words: readonly FoldedWord[], place: FeePlace): FeePlace {
  const isNumber = (at: number) => /^\d{1,6}$/.test(words[at]?.word ?? '')
  const { from } = place
  const isGlued = isNumber(from - 1) && words[from]!.start - words[from - 1]!.end <= 3
  const isJoined = isNumber(from - 2) && ranging.has(words[from - 1]?.word ?? '')
  const lower = isGlued ? from - 1 : isJoined ? from - 2 : from
  const isBetween = lower < from && betweens.has(words[lower - 1]?.word ?? '')
  return { ...place, from: isBetween ? lower - 1 : lower }
}

function feeAt(text: string, words: readonly FoldedWord[], at: number): FeePlace | null {
  const start = words[at]!.start
  const written = /^\d{1,3}(?:[.,' ]\d{3})+(?!\d)|^\d{1,6}(?:[.,]\d{1,2})?(?!\d)/.exec(
    text.slice(start),
  )?.[0]
  // A word that is written as one with a sum, as in “it's 80”, is no sum.
  if (!written || words[at - 1]?.start === start) return null
  const amount = amountOf(written)
  const end = start + written.length
  const before = /(\p{Sc})\s*$/u.exec(text.slice(0, start))?.[1]
  const after = /^\s*(\p{Sc}|\p{L}+)/u.exec(text.slice(end))
  const code = currencyOf(before) ?? currencyOf(after?.[1])
  const isAfter = currencyOf(before) === undefined && code !== undefined
  const last = lastBefore(words, at, end + (isAfter ? after![0].length : 0))
  const from = leadBefore(words, at)
  const to = withEnd(words, withUnit(words, last))
  if (from === at && isFloor(words, at)) return null
  if (code === undefined && !isBareSum(words, { at, last, from, to, amount })) return null
  if (amount < 1 || (from === at && isLost(words, at))) return null
  return { tag: `fee ${amount}-${code ?? ''}`, way: 'named', from, to }
}

/** “At least 90 euros”. */
const isFloor = (words: readonly FoldedWord[], at: number) =>
  [1, 2, 3].some((ahead) => at >= ahead && floors.has(joinedWords(words, at - ahead, at)))

const amountOf = (written: string) =>
  Math.floor(Number(written.replace(/[.,' ](?=\d{3}(?!\d))/g, '').replace(',', '.')))

/** The last word that begins before this place in the text. */
function lastBefore(words: readonly FoldedWord[], at: number, end: number): number {
  let last = at
  while (words[last + 1] && words[last + 1]!.start < end) last++
  return last
}

/** Where the words that say “at most” begin. */
function leadBefore(words: readonly FoldedWord[], at: number): number {
  for (let from = Math.max(0, at - longestLead); from < at; from++)
    if (leads.has(joinedWords(words, from, at))) return from
  return at
}

type Bare = { at: number; last: number; from: number; to: number; amount: number }

/** “Under 80”, and not “for 80 minutes”. */
function isBareSum(words: readonly FoldedWord[], { at, last, from, to, amount }: Bare): boolean {
  if ((from === at && to === last) || amount < leastBare || !/^\d+$/.test(words[at]!.word))
    return false
  const next = words[last + 1]?.word ?? ''
  if (otherUnits.has(next)) return false
  return !weakLeads.has(joinedWords(words, from, at)) || next === '' || to > last
}

/** “5000 euro” of debts. */
const isLost = (words: readonly FoldedWord[], at: number) =>
  words.slice(Math.max(0, at - longestLead), at).some(({ word }) => lost.has(word))

/** “A session”, “pro Stunde”. */
function withUnit(words: readonly FoldedWord[], last: number): number {
  const isUnit = (place: number) => units.has(words[place]?.word ?? '')
  return isUnit(last + 1) && isUnit(last + 2) ? last + 2 : last
}

/** “Max” after it. */
function withEnd(words: readonly FoldedWord[], last: number): number {
  const isEnd = (end: number) =>
    end < words.length && ends.has(joinedWords(words, last + 1, end + 1))
  return [last + 2, last + 1].find(isEnd) ?? last
}

const currencyOf = (said: string | undefined) => (said ? currencies.get(fold(said)) : undefined)

const leads = setOfPhrases(feeLeadWords)
const ends = setOfPhrases(feeEndWords)
const weakLeads = setOfPhrases(weakFeeLeadWords)
const floors = setOfPhrases(feeFloorWords)
const ranging = setOfPhrases(feeRangeWords)
const betweens = setOfPhrases(feeBetweenWords)
const units = new Set(feeUnitWords.split(/\s+/))
const lost = new Set(lostSumWords.split(' '))
const otherUnits = new Set(notFeeUnits.split(/\s+/))
const currencies = new Map(
  Object.entries(currencyWords).flatMap(([code, words]) =>
    words.split(' ').map((word) => [fold(word), code] as const),
  ),
)

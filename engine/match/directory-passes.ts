import { isClosedOn } from './candidate.ts'
import { unpackDays } from './directory-rows.ts'
import type { Term, Test } from './directory-terms.ts'

/**
 * The inner loops of a scan, over the rows `from` to `to`, or over those of them that are `listed` by
 * their distance from `from`. They hold no branch that the data decides: `(0 - x) >> 31` is -1 where
 * x has any bit and 0 where it has none, as no word is negative. Whoever calls them goes by index:
 * what is compiled into a loop over an iterator takes twice the time.
 */
export function addTerms(
  column: Int32Array,
  terms: readonly Term[],
  points: Int32Array,
  listed: Int32Array,
  count: number,
  from: number,
) {
  for (let i = 0; i < terms.length; i += 4) {
    const b = terms[i + 1] ?? none
    const c = terms[i + 2] ?? none
    const d = terms[i + 3] ?? none
    addFour(column, terms[i]!, b, c, d, points, listed, count, from)
  }
}

const none: Term = { word: 0, mask: 0, value: 0 }

/** Four terms in one reading of the column. */
function addFour(
  column: Int32Array,
  { mask: maskA, value: valueA }: Term,
  { mask: maskB, value: valueB }: Term,
  { mask: maskC, value: valueC }: Term,
  { mask: maskD, value: valueD }: Term,
  points: Int32Array,
  listed: Int32Array,
  count: number,
  from: number,
) {
  for (let n = 0; n < count; n++) {
    const i = listed[n]!
    const bits = column[from + i]!
    const first = (((0 - (bits & maskA)) >> 31) & valueA) + (((0 - (bits & maskB)) >> 31) & valueB)
    const second = (((0 - (bits & maskC)) >> 31) & valueC) + (((0 - (bits & maskD)) >> 31) & valueD)
    points[i] = (points[i]! + (first + second)) | 0
  }
}

/** Sets bit k of a row's failures where it fails test k. */
export function markFailures(
  words: readonly Int32Array[],
  tests: readonly Test[],
  failures: Int32Array,
  from: number,
  to: number,
) {
  for (let k = 0; k < tests.length; k++) {
    const { word, mask, need } = tests[k]!
    if (need === 'any') failWithoutAny(words[word]!, mask, 1 << k, failures, from, to)
    else failWithoutAll(words[word]!, mask, 1 << k, failures, from, to)
  }
}

function failWithoutAny(
  column: Int32Array,
  mask: number,
  bit: number,
  failures: Int32Array,
  from: number,
  to: number,
) {
  for (let row = from, i = 0; row < to; row++, i++) {
    const has = column[row]! & mask
    failures[i] = failures[i]! | (~((0 - has) >> 31) & bit)
  }
}

function failWithoutAll(
  column: Int32Array,
  mask: number,
  bit: number,
  failures: Int32Array,
  from: number,
  to: number,
) {
  for (let row = from, i = 0; row < to; row++, i++) {
    const lacks = (column[row]! & mask) ^ mask
    failures[i] = failures[i]! | (((0 - lacks) >> 31) & bit)
  }
}

/** Counters for the same thing, in turn: one alone would make each row wait for the one before. */
export const lanes = 4

/**
 * Counts the rows by what they fail, each in `lanes` counters, `closedBit` included for who is closed
 * on this day; and lists those who fail nothing. Gives how many these are.
 */
export function countAndList(
  { failures, counters, listed }: { [K in 'failures' | 'counters' | 'listed']: Int32Array },
  days: Int32Array,
  day: number,
  closedBit: number,
  from: number,
  to: number,
): number {
  let count = 0
  for (let row = from, i = 0; row < to; row++, i++) {
    const span = days[row]!
    // Most are never closed, so this branch is one the machine foresees.
    const isClosed = span !== 0 && isClosedOn(day, unpackDays(span))
    const failed = failures[i]! | (isClosed ? closedBit : 0)
    const counter = (failed * lanes) | (i & (lanes - 1))
    counters[counter] = (counters[counter]! + 1) | 0
    listed[count] = i
    count = (count + ((failed - 1) >>> 31)) | 0
  }
  return count
}

/** Keeps of those listed the ones with at least `enough` points; gives how many. */
export function keepHopeful(
  points: Int32Array,
  enough: number,
  listed: Int32Array,
  length: number,
): number {
  let count = 0
  for (let n = 0; n < length; n++) {
    const i = listed[n]!
    listed[count] = i
    count = (count + ((enough - 1 - points[i]!) >>> 31)) | 0
  }
  return count
}

import { isClosedOn } from './candidate.ts'
import { unpackDays } from './directory-rows.ts'
import type { Term, Test } from './directory-terms.ts'

/**
 * The inner loops of a scan, over the rows `from` to `to`, or over those of them that are `listed` by
 * their distance from `from`. They hold no branch that the data decides: `(0 - x) >> 31` is -1 where
 * x has any bit and 0 where it has none, as no word is negative. Whoever calls them goes by index:
 * what is compiled into a loop over an iterator takes twice the time. `terms`: at most four.
 */
export function addTerms(
  column: Int32Array,
  terms: readonly Term[],
  points: Int32Array,
  listed: Int32Array,
  count: number,
  from: number,
) {
  const [a, b = none, c = none, d = none] = terms
  if (!a) return
  if (c === none) addTwo(column, a, b, points, listed, count, from)
  else addFour(column, a, b, c, d, points, listed, count, from)
}

const none: Term = { word: 0, mask: 0, value: 0 }

function addTwo(
  column: Int32Array,
  { mask: maskA, value: valueA }: Term,
  { mask: maskB, value: valueB }: Term,
  points: Int32Array,
  listed: Int32Array,
  count: number,
  from: number,
) {
  for (let n = 0; n < count; n++) {
    const i = listed[n]!
    const bits = column[from + i]!
    const both = (((0 - (bits & maskA)) >> 31) & valueA) + (((0 - (bits & maskB)) >> 31) & valueB)
    points[i] = (points[i]! + both) | 0
  }
}

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

/**
 * A test as the loops take it. `flip` turns the bits of the mask that are there into those that lack,
 * where all are needed: a row with any left has failed. Where one is needed a row with none left has,
 * which is what `turned` says.
 */
type Mark = { column: Int32Array; mask: number; flip: number; turned: number; bit: number }

function markOf(words: readonly Int32Array[], { word, mask, need }: Test, k: number): Mark {
  const [flip, turned] = need === 'all' ? [mask, 0] : [0, -1]
  return { column: words[word]!, mask, flip, turned, bit: 1 << k }
}

/** Sets bit k of a row's failures where it fails test k. Where there is no test they stay as they were. */
export function markFailures(
  words: readonly Int32Array[],
  tests: readonly Test[],
  failures: Int32Array,
  from: number,
  to: number,
) {
  for (let k = 0; k < tests.length; ) {
    const a = markOf(words, tests[k]!, k)
    const b = markOf(words, tests[k + 1] ?? passing, k + 1)
    // The first to look clears what the last block left.
    const kept = k === 0 ? 0 : -1
    const left = tests.length - k
    if (left === 3 || left > 4) {
      failThree(a, b, markOf(words, tests[k + 2]!, k + 2), failures, kept, from, to)
      k += 3
    } else {
      failTwo(a, b, failures, kept, from, to)
      k += 2
    }
  }
}

const passing: Test = { word: 0, mask: 0, need: 'all' }

/** Two tests in one reading of the failures. */
function failTwo(
  { column: columnA, mask: maskA, flip: flipA, turned: turnedA, bit: bitA }: Mark,
  { column: columnB, mask: maskB, flip: flipB, turned: turnedB, bit: bitB }: Mark,
  failures: Int32Array,
  kept: number,
  from: number,
  to: number,
) {
  for (let row = from, i = 0; row < to; row++, i++) {
    const first = (((0 - ((columnA[row]! & maskA) ^ flipA)) >> 31) ^ turnedA) & bitA
    const second = (((0 - ((columnB[row]! & maskB) ^ flipB)) >> 31) ^ turnedB) & bitB
    failures[i] = (failures[i]! & kept) | first | second
  }
}

/** Three tests in one. */
function failThree(
  { column: columnA, mask: maskA, flip: flipA, turned: turnedA, bit: bitA }: Mark,
  { column: columnB, mask: maskB, flip: flipB, turned: turnedB, bit: bitB }: Mark,
  { column: columnC, mask: maskC, flip: flipC, turned: turnedC, bit: bitC }: Mark,
  failures: Int32Array,
  kept: number,
  from: number,
  to: number,
) {
  for (let row = from, i = 0; row < to; row++, i++) {
    const first = (((0 - ((columnA[row]! & maskA) ^ flipA)) >> 31) ^ turnedA) & bitA
    const second = (((0 - ((columnB[row]! & maskB) ^ flipB)) >> 31) ^ turnedB) & bitB
    const third = (((0 - ((columnC[row]! & maskC) ^ flipC)) >> 31) ^ turnedC) & bitC
    failures[i] = (failures[i]! & kept) | first | second | third
  }
}

/** Counters for the same thing, in turn: one alone would make each row wait for the one before. */
export const lanes = 4

export type Counting = {
  /** The closed days of each row, packed. */
  days: Int32Array
  day: number
  /** For who is closed on that day. */
  closedBit: number
  failures: Int32Array
  /** `counters[bits]`: how many fail just these tests, `closedBit` included. */
  counters: Int32Array
  listed: Int32Array
}

/**
 * The first reading of a block: gives every row its points for the first terms, at most four, counts it by what
 * it fails, in one of `lanes` counters, and lists those who fail nothing and have at least `enough`
 * points. Gives how many these are.
 */
export function startBlock(
  column: Int32Array,
  [a = none, b = none, c = none, d = none]: readonly Term[],
  points: Int32Array,
  counting: Counting,
  enough: number,
  from: number,
  to: number,
): number {
  return startWithFour(column, a, b, c, d, points, counting, enough, from, to)
}

function startWithFour(
  column: Int32Array,
  { mask: maskA, value: valueA }: Term,
  { mask: maskB, value: valueB }: Term,
  { mask: maskC, value: valueC }: Term,
  { mask: maskD, value: valueD }: Term,
  points: Int32Array,
  { days, day, closedBit, failures, counters, listed }: Counting,
  enough: number,
  from: number,
  to: number,
): number {
  let count = 0
  for (let row = from, i = 0; row < to; row++, i++) {
    const bits = column[row]!
    const first = (((0 - (bits & maskA)) >> 31) & valueA) + (((0 - (bits & maskB)) >> 31) & valueB)
    const second = (((0 - (bits & maskC)) >> 31) & valueC) + (((0 - (bits & maskD)) >> 31) & valueD)
    const sum = (first + second) | 0
    points[i] = sum
    const span = days[row]!
    // Most are never closed, so this branch is one the machine foresees.
    const isClosed = span !== 0 && isClosedOn(day, unpackDays(span))
    const failed = failures[i]! | (isClosed ? closedBit : 0)
    const counter = (failed * lanes) | (i & (lanes - 1))
    counters[counter] = (counters[counter]! + 1) | 0
    listed[count] = i
    count = (count + (((failed - 1) & (enough - 1 - sum)) >>> 31)) | 0
  }
  return count
}

/** The same without a term, where most fail a test and few are left to earn anything. */
export function countBlock(
  points: Int32Array,
  { days, day, closedBit, failures, counters, listed }: Counting,
  from: number,
  to: number,
): number {
  let count = 0
  for (let row = from, i = 0; row < to; row++, i++) {
    const span = days[row]!
    const isClosed = span !== 0 && isClosedOn(day, unpackDays(span))
    const failed = failures[i]! | (isClosed ? closedBit : 0)
    const counter = (failed * lanes) | (i & (lanes - 1))
    counters[counter] = (counters[counter]! + 1) | 0
    points[i] = 0
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

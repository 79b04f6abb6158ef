import { addTerms, countAndList, keepHopeful, lanes, markFailures } from './directory-passes.ts'
import { createRanking, type Ranking } from './directory-ranking.ts'
import { createRows, type Rows } from './directory-rows.ts'
import { type Test, termsByWord, testsOf, type WordTerms } from './directory-terms.ts'
import type { Query } from './match.ts'
import type { Tally } from './must-haves.ts'

/** The ids of the best, best first, and how many there are. */
export type Found = { best: string[]; tally: Tally }

/**
 * The whole directory in memory, scanned as a whole for every list: it finds exactly whom the plain
 * loop in `match.ts` finds, and counts the same. Ids have to be UUIDs.
 */
export function createDirectory() {
  const table = createRows()
  return {
    put: table.put,
    remove: table.remove,
    reserve: table.reserve,
    size: () => table.rows.count,
    bytes: table.bytes,
    columns: table.columns,
    find: (query: Query) => findBest(table, query),
  }
}

export type Directory = ReturnType<typeof createDirectory>

/** How many rows are worked on at a time, so that their sums stay in the fastest memory. */
const block = 1_024

type Scan = {
  rows: Rows['rows']
  terms: readonly WordTerms[]
  tests: readonly Test[]
  day: number
  best: Ranking
  points: Int32Array
  failures: Int32Array
  /** `counters[bits]`: how many fail just these tests; the highest bit is that of being closed. */
  counters: Int32Array
  listed: Int32Array
}

function findBest(table: Rows, query: Query): Found {
  const { rows } = table
  const tests = testsOf(query.mustHaves)
  const scan: Scan = {
    rows,
    terms: termsByWord(query.plan),
    tests,
    day: query.day,
    best: createRanking(table, query),
    points: new Int32Array(block),
    failures: new Int32Array(block),
    counters: new Int32Array(lanes * 2 ** (tests.length + 1)),
    listed: new Int32Array(block),
  }
  for (let from = 0; from < rows.count; from += block)
    scanBlock(scan, from, Math.min(from + block, rows.count))
  return { best: scan.best.ids(), tally: tallyOf(scan) }
}

/**
 * Counts every row, then adds up the points of those who fail nothing, the weightiest word first.
 * After each word, whoever could not reach the last of the best so far with all that is left is
 * dropped: they could not be among the best, so nobody is missed.
 */
function scanBlock(scan: Scan, from: number, to: number) {
  const { rows, terms, tests, day, best, points, failures, listed } = scan
  failures.fill(0)
  markFailures(rows.words, tests, failures, from, to)
  let count = countAndList(scan, rows.days, day, 1 << tests.length, from, to)
  points.fill(0)
  for (let at = 0; at < terms.length; at++) {
    const { word, own, left } = terms[at]!
    addTerms(rows.words[word]!, own, points, listed, count, from)
    count = keepHopeful(points, best.least() - left, listed, count)
  }
  for (let n = 0; n < count; n++) best.offer(from + listed[n]!, points[listed[n]!]!)
}

function tallyOf({ counters, tests }: Scan): Tally {
  const count = (from: number, to: number) => sum(counters.subarray(from * lanes, to * lanes))
  const closed = 2 ** tests.length
  return {
    total: count(0, closed),
    eligible: count(0, 1),
    unavailable: count(closed, 2 * closed),
    onlyBy: tests.map((_, i) => count(2 ** i, 2 ** i + 1)),
  }
}

const sum = (counts: Int32Array) => counts.reduce((total, count) => total + count, 0)

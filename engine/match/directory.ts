import {
  addTerms,
  type Counting,
  countBlock,
  keepHopeful,
  lanes,
  markFailures,
  startBlock,
} from './directory-passes.ts'
import { createRanking, type Ranking } from './directory-ranking.ts'
import { createRows, type Rows } from './directory-rows.ts'
import { type TermGroup, type Test, termGroups, testsOf } from './directory-terms.ts'
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
  const scratch = createScratch()
  return {
    put: table.put,
    remove: table.remove,
    reserve: table.reserve,
    size: () => table.rows.count,
    bytes: table.bytes,
    columns: table.columns,
    find: (query: Query) => findBest(table, scratch, query),
  }
}

export type Directory = ReturnType<typeof createDirectory>

/** How many rows are worked on at a time, so that their sums stay in the fastest memory. */
const block = 1_024
/** Before anyone is among the best nobody can be dropped, so the first are few. */
const firstBlock = 64

type Scan = Counting & {
  words: readonly Int32Array[]
  tests: readonly Test[]
  terms: readonly TermGroup[]
  best: Ranking
  points: Int32Array
}

/** What a scan writes on; one is over before the next begins. */
const createScratch = () => ({
  points: new Int32Array(block),
  failures: new Int32Array(block),
  listed: new Int32Array(block),
})

type Scratch = ReturnType<typeof createScratch>

function findBest(table: Rows, scratch: Scratch, query: Query): Found {
  const { rows } = table
  const tests = testsOf(query.mustHaves)
  const scan: Scan = {
    words: rows.words,
    days: rows.days,
    terms: termGroups(query.plan),
    tests,
    day: query.day,
    closedBit: 1 << tests.length,
    best: createRanking(table, query),
    counters: new Int32Array(lanes * 2 ** (tests.length + 1)),
    ...scratch,
  }
  // Where there is no test nobody writes here.
  scratch.failures.fill(0)
  for (let from = 0, size = firstBlock; from < rows.count; ) {
    const to = Math.min(from + size, rows.count)
    scanBlock(scan, from, to)
    from = to
    size = Math.min(4 * size, block)
  }
  return { best: scan.best.ids(), tally: tallyOf(scan) }
}

/**
 * Counts every row and adds up the points of those who fail nothing, the weightiest terms first. After
 * each few, whoever could not reach the last of the best so far with all that is left is dropped: they
 * could not be among the best, so nobody is missed.
 */
function scanBlock(scan: Scan, from: number, to: number) {
  const { words, terms, tests, best, points, failures, listed } = scan
  markFailures(words, tests, failures, from, to)
  const isPicky = tests.length >= manyTests
  const { word, own, left } = terms[0] ?? noTerms
  let count = isPicky
    ? countBlock(points, scan, from, to)
    : startBlock(words[word]!, own, points, scan, best.least() - left, from, to)
  for (let at = isPicky ? 0 : 1; at < terms.length; at++) {
    const { word, own, left } = terms[at]!
    addTerms(words[word]!, own, points, listed, count, from)
    count = keepHopeful(points, best.least() - left, listed, count)
  }
  for (let n = 0; n < count; n++) best.offer(from + listed[n]!, points[listed[n]!]!)
}

/** From here on so few fail nothing that points for all would be wasted. */
const manyTests = 3

/** Of someone who wishes for nothing. */
const noTerms: TermGroup = { word: 0, own: [], left: 0 }

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

import { lowBits, lowestBit } from './bits.ts'
import type { Candidate } from './candidate.ts'
import { createBound } from './directory-bound.ts'
import { columnCount, pageRows } from './directory-layout.ts'
import { createRanking } from './directory-ranking.ts'
import { Rows } from './directory-rows.ts'
import { termsOf, testsOf } from './directory-terms.ts'
import { createTests } from './directory-tests.ts'
import type { Query } from './match.ts'
import type { Tally } from './must-haves.ts'

/** The ids of the best, best first, and how many there are. */
export type Found = { best: string[]; tally: Tally }

/**
 * The whole directory in memory, scanned as a whole for every list: it finds exactly whom the plain
 * loop in `match.ts` finds, and counts the same. Ids have to be UUIDs.
 */
export function createDirectory() {
  const rows = new Rows()
  return {
    put: (candidate: Candidate) => rows.put(candidate),
    remove: (_id: string) => rows.remove(_id),
    reserve: (capacity: number) => rows.reserve(capacity),
    size: () => rows.count,
    bytes: rows.bytes,
    scanned: rows.scanned,
    find: (query: Query) => findBest(rows, query),
  }
}

export type Directory = ReturnType<typeof createDirectory>

/** Everyone is tested and counted, 32 at a time; who passes and can still be among the best is offered. */
function findBest(rows: Rows, query: Query): Found {
  rows.turnTo(query.day)
  const { pages, count } = rows
  const mustHaves = testsOf(query.mustHaves)
  const tests = createTests(mustHaves)
  const bound = createBound(termsOf(query.plan), mustHaves, rows.missing)
  const best = createRanking(rows.ids, query)
  for (let from = 0, at = 0; from < count; from += pageRows, at += columnCount) {
    const passed = tests.pass(pages, at, lowBits(count - from))
    if (passed === 0) continue
    const hopeful = bound.hopeful(pages, at, passed, best.least())
    if (hopeful === 0) continue
    bound.read(pages, at)
    for (let left = hopeful; left !== 0; left &= left - 1) {
      const place = lowestBit(left)
      best.offer(from + place, bound.pointsAt(place))
    }
  }
  return { best: best.ids(), tally: tests.tally(count) }
}

import { lowBits, lowestBit } from './bits.ts'
import type { Candidate } from './candidate.ts'
import { createBound } from './directory-bound.ts'
import { createExtras } from './directory-extras.ts'
import { columnCount, pageRows } from './directory-layout.ts'
import { createRanking } from './directory-ranking.ts'
import { Rows } from './directory-rows.ts'
import { termsOf } from './directory-terms.ts'
import { createTests, passedBy } from './directory-tests.ts'
import type { Query } from './match.ts'
import type { Tally } from './requirements.ts'

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
  const tests = createTests(query.requirements, rows, query.declined)
  const bound = createBound(termsOf(query.plan), passedBy(query.requirements), rows.missing)
  const extras = createExtras(query.plan, rows)
  const best = createRanking(rows.ids, query)
  for (let from = 0, at = 0; from < count; from += pageRows, at += columnCount) {
    const passed = tests.pass(pages, at, lowBits(count - from), from)
    if (passed === 0) continue
    const hopeful = bound.hopeful(pages, at, passed, best.least() - extras.most)
    if (hopeful === 0) continue
    bound.read(pages, at)
    for (let left = hopeful; left !== 0; left &= left - 1) {
      const place = lowestBit(left)
      best.offer(from + place, bound.pointsAt(place) + extras.at(from + place))
    }
  }
  return { best: best.ids(), tally: tests.tally(count) }
}

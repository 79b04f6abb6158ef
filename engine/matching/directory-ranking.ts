import type { Rows } from './directory-rows.ts'
import type { Query } from './match.ts'
import { tieOrder } from './tie-order.ts'

/** More than the points of anyone. */
const unreachable = 2 ** 31 - 1

/** The best rows so far, in the order of `best.ts`. */
export function createRanking({ rows, idAt }: Rows, { limit, seed }: Query) {
  const kept: { row: number; points: number; order: number }[] = []
  let least = limit > 0 ? 0 : unreachable
  /** Of those with just these points, whoever comes after is not among the best. */
  let lastOrder = Number.POSITIVE_INFINITY

  function isBefore(row: number, points: number, order: number, other: (typeof kept)[number]) {
    if (points !== other.points) return points > other.points
    return order === other.order ? idAt(row) < idAt(other.row) : order < other.order
  }

  return {
    /** Whoever has fewer points is not among the best. */
    least: () => least,
    offer(row: number, points: number) {
      if (points < least) return
      const order = tieOrder(seed, rows.hashes[row]!)
      if (points === least && order > lastOrder) return
      let at = kept.length
      while (at > 0 && isBefore(row, points, order, kept[at - 1]!)) at--
      if (at === limit) return
      kept.splice(at, 0, { row, points, order })
      if (kept.length > limit) kept.pop()
      if (kept.length < limit) return
      least = kept[limit - 1]!.points
      lastOrder = kept[limit - 1]!.order
    },
    ids: () => kept.map(({ row }) => idAt(row)),
  }
}

export type Ranking = ReturnType<typeof createRanking>

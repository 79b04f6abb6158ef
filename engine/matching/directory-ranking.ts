import type { RowIds } from './directory-ids.ts'
import type { Query } from './match.ts'
import { tieOrder } from './tie-order.ts'

/** More than the points of anyone. */
const unreachable = 2 ** 31 - 1

/** The best rows so far, in the order of `best.ts`. */
export function createRanking({ hashes, idAt }: RowIds, { limit, seed }: Query) {
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
      const order = tieOrder(seed, hashes[row] ?? 0)
      if (points === least && order > lastOrder) return
      const worse = kept.findIndex((other) => isBefore(row, points, order, other))
      const at = worse < 0 ? kept.length : worse
      if (at === limit) return
      kept.splice(at, 0, { row, points, order })
      if (kept.length > limit) kept.pop()
      const last = kept[limit - 1]
      if (!last) return
      least = last.points
      lastOrder = last.order
    },
    ids: () => kept.map(({ row }) => idAt(row)),
  }
}

export type Ranking = ReturnType<typeof createRanking>

/** `exact`: the points before rounding; `order`: the rank among equals (`tie-order.ts`). */
export type Ranked<T> = { _id: string; exact: number; order: number; item: T }

/** Keeps the best `limit` of all that are offered, best first, whatever order they come in. */
export function keepBest<T>(limit: number) {
  const best: Ranked<T>[] = []
  return {
    best,
    offer(candidate: Ranked<T>) {
      const last = best[limit - 1]
      if (limit < 1 || (last && !isBefore(candidate, last))) return
      const at = best.findIndex((kept) => isBefore(candidate, kept))
      best.splice(at < 0 ? best.length : at, 0, candidate)
      best.length = Math.min(best.length, limit)
    },
  }
}

/** A total order: more unrounded points first, so the higher percentage too; then the tie's. */
function isBefore(a: Ranked<unknown>, b: Ranked<unknown>): boolean {
  if (a.exact !== b.exact) return a.exact > b.exact
  return a.order === b.order ? a._id < b._id : a.order < b.order
}

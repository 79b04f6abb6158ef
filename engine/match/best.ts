export type Ranked<T> = { _id: string; exact: number; item: T }

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

/**
 * A total order: the higher unrounded points first (so the higher percentage too), then the lower
 * hash of the id, so that being early in the alphabet or in the directory is no advantage, then the id.
 */
function isBefore(a: Ranked<unknown>, b: Ranked<unknown>): boolean {
  if (a.exact !== b.exact) return a.exact > b.exact
  const order = hash(a._id) - hash(b._id)
  return order === 0 ? a._id < b._id : order < 0
}

const seed = 0x811c9dc5

/** FNV-1a, 32 bits. */
function hash(id: string): number {
  let value = seed
  for (let i = 0; i < id.length; i++) value = Math.imul(value ^ id.charCodeAt(i), 0x01000193)
  return value >>> 0
}

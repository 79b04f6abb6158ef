import type { RateLimiterAbstract } from 'rate-limiter-flexible'

/** In milliseconds: how long the other nodes may not know what was taken here. */
const tellEvery = 1_000
/** Who is counted while the shared count is away: of a flood of addresses not all are told of later. */
const mostUntold = 20_000

/** What one node counts, and what all have: a count of this node's own, and one that they share. */
type Counts = {
  here: Pick<RateLimiterAbstract, 'consume' | 'set'>
  shared: Pick<RateLimiterAbstract, 'penalty'>
}

/**
 * A limit that is counted here, at once, and told to the other nodes every second, so that what is
 * allowed waits for no other machine and costs none anything. Nobody is refused before the points of
 * all nodes together are gone; by what is taken within that second on several nodes it may be more.
 * While the shared count is away each node counts for itself, and tells it afterwards.
 */
export function countedSoon({ here, shared }: Counts) {
  /** Taken here and not told yet. */
  const untold = new Map<string, number>()
  let isDue = false

  const note = (key: string, points: number) => {
    untold.set(key, (untold.get(key) ?? 0) + points)
    if (isDue) return
    isDue = true
    setTimeout(() => void tell(), tellEvery).unref()
  }

  async function tell() {
    isDue = false
    const told = [...untold]
    untold.clear()
    await Promise.all(told.map(([key, points]) => tellOf(key, points)))
  }

  async function tellOf(key: string, points: number) {
    const all = await shared.penalty(key, points).catch(() => undefined)
    if (!all) return untold.size < mostUntold && note(key, points)
    // What came meanwhile is in neither.
    const now = all.consumedPoints + (untold.get(key) ?? 0)
    await here.set(key, now, Math.max(1, all.msBeforeNext) / 1_000)
  }

  return {
    /** Rejects with the library's result where no point is left. */
    async consume(key: string) {
      await here.consume(key)
      note(key, 1)
    },
  }
}

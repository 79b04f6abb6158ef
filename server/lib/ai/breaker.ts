/** What came of a call that was let through; only the first of the three counts. */
export type Passage = { worked: () => void; failed: () => void; left: () => void }

type BreakerOptions = {
  /** Failures one after the other that open it. */
  failures: number
  /** Milliseconds it stays open; twice as long after each trial that fails, up to `longest`. */
  rest: number
  longest: number
  /** Calls under way at a time. */
  atOnce: number
  now: () => number
}

/**
 * A circuit breaker (M. Nygard, Release It!, ch. 5) with a limit of calls at a time. Once open it
 * lets nobody wait for what has just failed; after its rest a single trial decides.
 */
export function createBreaker({ failures, rest, longest, atOnce, now }: BreakerOptions) {
  let inRow = 0
  let underWay = 0
  let openUntil = 0
  let nextRest = rest
  let trial = false

  const isOpen = () => inRow >= failures && (trial || now() < openUntil)

  function open() {
    openUntil = now() + nextRest
    nextRest = Math.min(longest, nextRest * 2)
  }

  return {
    isOpen,
    /** Null: not now, so answer without. */
    enter(): Passage | null {
      if (isOpen() || underWay >= atOnce) return null
      const isTrial = inRow >= failures
      trial ||= isTrial
      underWay++
      let ended = false
      const end = (count: () => void) => () => {
        if (ended) return
        ended = true
        underWay--
        if (isTrial) trial = false
        count()
      }
      return {
        worked: end(() => {
          inRow = 0
          nextRest = rest
        }),
        failed: end(() => {
          inRow++
          // Calls that were under way when it opened do not lengthen the rest.
          if (inRow === failures || isTrial) open()
        }),
        left: end(() => {}),
      }
    },
  }
}

export type Breaker = ReturnType<typeof createBreaker>

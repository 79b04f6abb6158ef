/** Leave for one call, to be handed back with how it ended; only the first of the three counts. */
export type Permit = { succeeded: () => void; failed: () => void; abandoned: () => void }

type BreakerOptions = {
  /** Failures in a row that open it. */
  failureThreshold: number
  /** Milliseconds it stays open; twice as long after each failed trial, up to `longestOpenFor`. */
  openFor: number
  longestOpenFor: number
  maxConcurrent: number
  now: () => number
}

/**
 * A circuit breaker (M. Nygard, Release It!, ch. 5) with a limit of concurrent calls. While it is
 * open nobody waits for what has just failed; after that a single trial decides.
 */
export function createBreaker({
  failureThreshold,
  openFor,
  longestOpenFor,
  maxConcurrent,
  now,
}: BreakerOptions) {
  let failuresInRow = 0
  let underWay = 0
  let openUntil = 0
  let nextOpenFor = openFor
  let trialUnderWay = false

  const isOpen = () => failuresInRow >= failureThreshold && (trialUnderWay || now() < openUntil)

  function open() {
    openUntil = now() + nextOpenFor
    nextOpenFor = Math.min(longestOpenFor, nextOpenFor * 2)
  }

  return {
    isOpen,
    /** Null: no call now, so answer without. */
    tryAcquire(): Permit | null {
      if (isOpen() || underWay >= maxConcurrent) return null
      const isTrial = failuresInRow >= failureThreshold
      trialUnderWay ||= isTrial
      underWay++
      let isReleased = false
      const release = (count: () => void) => () => {
        if (isReleased) return
        isReleased = true
        underWay--
        if (isTrial) trialUnderWay = false
        count()
      }
      return {
        succeeded: release(() => {
          failuresInRow = 0
          nextOpenFor = openFor
        }),
        failed: release(() => {
          failuresInRow++
          // Calls that were under way when it opened do not keep it open for longer.
          if (failuresInRow === failureThreshold || isTrial) open()
        }),
        abandoned: release(() => {}),
      }
    },
  }
}

export type Breaker = ReturnType<typeof createBreaker>

import { type RefObject, useEffect, useEffectEvent } from 'react'

type Coming = {
  /** While true nothing is looked at. */
  off: boolean
  /** Looks anew whenever this changes, such as the number of pages loaded. */
  again: number
  /** How long before it is seen, as a CSS length. */
  before: string
}

/** Calls `onComing` once the place is about to be scrolled into view. */
export function useComingIntoView(
  place: RefObject<Element | null>,
  { off, again, before }: Coming,
  onComing: () => void,
) {
  const come = useEffectEvent(onComing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place that stays in view tells nothing new by itself
  useEffect(() => {
    if (off || !place.current) return
    const observer = new IntersectionObserver(
      // One call may bring several changes; the last one is how it stands now.
      (changes) => {
        if (changes.at(-1)?.isIntersecting) come()
      },
      { rootMargin: before },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, off, again, before])
}

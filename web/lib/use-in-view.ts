import { type RefObject, useEffect, useEffectEvent } from 'react'

type ViewOptions = {
  /** Does not observe while this is true. */
  disabled: boolean
  /** Observes anew whenever this changes, such as the number of pages loaded. */
  pages: number
  /** How far outside the view it counts already, as a CSS length. */
  margin: string
}

/** Calls `onEnter` once the element is about to be scrolled into view. */
export function useEnterView(
  target: RefObject<Element | null>,
  { disabled, pages, margin }: ViewOptions,
  onEnter: () => void,
) {
  const enter = useEffectEvent(onEnter)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an element that stays in view reports nothing new
  useEffect(() => {
    if (disabled || !target.current) return
    const observer = new IntersectionObserver(
      // One call may bring several changes; the last one is how it stands now.
      (changes) => {
        if (changes.at(-1)?.isIntersecting) enter()
      },
      { rootMargin: margin },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target, disabled, pages, margin])
}

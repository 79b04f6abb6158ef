import { useEffect, useRef } from 'react'

/**
 * Give the ref to a heading: when `value` changes, what had the focus may be gone, and the heading
 * takes it. On arrival nothing does. `then` runs right after.
 */
export function useFocusOnChange(value: unknown, then?: () => void) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    heading.current?.focus({ preventScroll: true })
    then?.()
  }, [value, then])
  return heading
}

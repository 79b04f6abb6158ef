import { useRef } from 'react'

/** The value of the latest rendering, for what happens after it. */
export function useLatest<T>(value: T) {
  const latest = useRef(value)
  latest.current = value
  return latest
}

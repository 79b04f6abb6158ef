import { useEffect, useState } from 'react'

/** `value` once it has stood still for `wait` ms. */
export function useDebounced<T>(value: T, wait = 250): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return settled
}

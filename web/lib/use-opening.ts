import { useEffect, useState } from 'react'

/** So long, in milliseconds, a page that opens keeps back what would be pushed down. */
const longest = 1_500

/**
 * Whether what stands further up is still on its way: what is drawn below it would jump when it
 * comes. Whatever the network does, it ends soon.
 */
export function useOpening(isLoading: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), longest)
    return () => clearTimeout(timer)
  }, [])
  return isLoading && !isOver
}

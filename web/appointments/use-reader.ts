import { useState } from 'react'
import { useNow } from '../lib/use-now.ts'
import type { Reader } from './time-words.ts'
import { zoneHere } from './wall-time.ts'

/** The reader's own clock: where this device is, and what time it is. */
export function useReader(): Reader {
  const now = useNow()
  const [zone] = useState(zoneHere)
  return { zone, now }
}

import { lazy, Suspense } from 'react'
import { readKeptTime } from '../lib/kept-time.ts'

// Hardly anybody comes by a booking link: all others load none of it.
const KeptTimeLine = lazy(async () => ({
  default: (await import('./kept-time-line.tsx')).KeptTimeLine,
}))

/** Before somebody can ask for it: that the time they chose is not lost. */
export const KeptTime = () =>
  readKeptTime() && (
    <Suspense fallback={<div className="mt-6 min-h-[88px]" />}>
      <KeptTimeLine />
    </Suspense>
  )

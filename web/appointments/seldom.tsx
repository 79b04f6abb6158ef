import { lazy, type ReactNode, Suspense } from 'react'
import { keys, readLocal } from '../lib/local-storage.ts'
import { report } from '../lib/report.ts'

// What hardly anybody needs, and all others load none of.

const Note = lazy(async () => {
  const loaded = await import('./kept-note.tsx').catch(report)
  return { default: loaded?.KeptNote ?? (() => null) }
})

type KeptTimeProps = { can?: boolean; children?: ReactNode }

/**
 * That the time they chose by a booking link is not lost: before somebody can ask for it, and once they
 * `can`. What stands below it comes with it, so that nothing is pushed down.
 */
export const KeptTime = ({ can = false, children }: KeptTimeProps) => (
  <Suspense fallback={<div className="min-h-dvh" />}>
    {readLocal(keys.keptTime) !== null && <Note can={can} />}
    {children}
  </Suspense>
)

/** Home has room until it is there. */
export const ToAnswer = lazy(async () => ({ default: (await import('./to-answer.tsx')).ToAnswer }))

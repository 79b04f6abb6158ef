import { Suspense, useEffect, useRef, useState } from 'react'
import { optionalPiece } from '../lib/optional-piece.ts'
import { report } from '../lib/report.ts'
import { watchIdle } from './idle-watch.ts'

const dialog = async () => (await import('./idle-dialog.tsx')).IdleDialog
const IdleDialog = optionalPiece(dialog)
/** Few ever see it; it is there, network or none, long before the shortest session ends: in milliseconds. */
const aheadAfter = 60_000

/** Says two minutes before the session ends by itself that it will, and asks who is there to say so. */
export function IdleWarning() {
  const [left, setLeft] = useState<number | null>(null)
  const watch = useRef<ReturnType<typeof watchIdle>>(null)
  useEffect(() => {
    const started = watchIdle(setLeft)
    watch.current = started
    const ahead = setTimeout(() => void dialog().catch(report), aheadAfter)
    return () => {
      clearTimeout(ahead)
      started.stop()
    }
  }, [])
  if (left === null) return null
  return (
    <Suspense>
      <IdleDialog left={left} onStay={() => watch.current?.stay()} />
    </Suspense>
  )
}

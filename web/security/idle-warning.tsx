import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { watchIdle } from './idle-watch.ts'

// Few ever see it.
const IdleDialog = lazy(async () => ({ default: (await import('./idle-dialog.tsx')).IdleDialog }))

/** Says two minutes before the session ends by itself that it will, and asks who is there to say so. */
export function IdleWarning() {
  const [left, setLeft] = useState<number | null>(null)
  const watch = useRef<ReturnType<typeof watchIdle>>(null)
  useEffect(() => {
    const started = watchIdle(setLeft)
    watch.current = started
    return () => started.stop()
  }, [])
  if (left === null) return null
  return (
    <Suspense>
      <IdleDialog left={left} onStay={() => watch.current?.stay()} />
    </Suspense>
  )
}

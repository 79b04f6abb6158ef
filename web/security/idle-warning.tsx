import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { warnSeconds, watchIdle } from './idle-watch.ts'

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
  const stay = () => watch.current?.stay()
  return (
    <Dialog title="Are you still there?" onClose={stay} width={460}>
      <p className="mt-3">
        You will be signed out in{' '}
        <b className="font-semibold tabular-nums" aria-hidden>
          {clock(left)}
        </b>
        <span className="sr-only">less than two minutes</span>.
      </p>
      <p role="status" className="sr-only">
        {said(left)}
      </p>
      <p className="mt-3 text-muted">
        What you have written and not sent stays in this browser. It is there again when you sign
        in.
      </p>
      <div className="mt-7 flex justify-end">
        <Button onClick={stay} data-first-focus>
          Stay signed in
        </Button>
      </div>
    </Dialog>
  )
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Read out where it changes: four times, not every second. */
function said(seconds: number): string {
  const step = [10, 30, 60, warnSeconds].find((one) => seconds <= one) ?? warnSeconds
  const time = step >= 60 ? `${step / 60} ${step === 60 ? 'minute' : 'minutes'}` : `${step} seconds`
  return `You will be signed out in ${time}.`
}

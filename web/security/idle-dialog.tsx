import { keptWhere } from '../lib/local-storage.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { warnSeconds } from './idle-watch.ts'

/** `left`: seconds until the session ends by itself. */
export function IdleDialog({ left, onStay }: { left: number; onStay: () => void }) {
  return (
    <Dialog title="Are you still there?" onClose={onStay} width={460}>
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
        What you have written and not sent stays {keptWhere()}. It is there again when you sign in
        here.
      </p>
      <div className="mt-7 flex justify-end">
        <Button onClick={onStay} data-first-focus>
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

import type { AsideChoice, Thread } from '@attune/contract/messages.ts'
import { firstName } from '../lib/first-name.ts'
import { useNow } from '../lib/use-now.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { asideText, useAside } from './aside.ts'
import { isAside } from './inbox-order.ts'

/** On a Monday, "Monday" would read as today. */
const choicesOn = (now: Date): readonly (readonly [AsideChoice, string])[] => [
  ['until-they-write', 'Done until they write again'],
  ['tomorrow', 'Tomorrow at 9:00'],
  ['monday', now.getDay() === 1 ? 'Next Monday at 9:00, in a week' : 'Monday at 9:00'],
]

/** Takes a patient out of those who wait, or back. */
export function AsideDialog({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  const { put, busy } = useAside()
  const now = useNow()
  const { partner, aside } = thread
  const choose = (choice: AsideChoice | null) => {
    put(thread, choice)
    onClose()
  }
  return (
    <Dialog title={`Put ${firstName(partner.name)} aside`} onClose={onClose} width={420}>
      <p className="mt-1.5 text-muted">
        {aside && isAside(thread, now)
          ? `${asideText(aside)}.`
          : 'This takes them off the list of those who wait.'}{' '}
        A new message brings them back at once, and they are not told.
      </p>
      <div className="mt-5 grid gap-3">
        {choicesOn(now).map(([choice, label]) => (
          <Button
            key={choice}
            kind="soft"
            busy={busy}
            onClick={() => choose(choice)}
            {...(choice === 'until-they-write' && { 'data-first-focus': '' })}
          >
            {label}
          </Button>
        ))}
        {isAside(thread, now) && (
          <Button kind="ghost" busy={busy} onClick={() => choose(null)}>
            Back to those who wait
          </Button>
        )}
      </div>
    </Dialog>
  )
}

import type { AsideChoice, Thread } from '@attune/contract/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { wallOf, weekdayOf, zoneHere } from '../appointments/wall-time.ts'
import { firstName } from '../lib/first-name.ts'
import { therapistProfile } from '../lib/profile.ts'
import { usePerson } from '../lib/session.ts'
import { useNow } from '../lib/use-now.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { asideText, useAside } from './aside.ts'
import { isAside } from './inbox-order.ts'

const dayChoices: Readonly<Record<number, readonly (readonly [AsideChoice, string])[]>> = {
  // On a Monday, "Monday" would read as today.
  1: [
    ['tomorrow', 'Tomorrow at 9:00'],
    ['monday', 'Next Monday at 9:00, in a week'],
  ],
  // On a Sunday both are the same moment.
  7: [['monday', 'Tomorrow, Monday at 9:00']],
}

const choicesOn = (weekday: number): readonly (readonly [AsideChoice, string])[] => [
  ['until-they-write', 'Done until they write again'],
  ...(dayChoices[weekday] ?? [
    ['tomorrow', 'Tomorrow at 9:00'],
    ['monday', 'Monday at 9:00'],
  ]),
]

/** Takes a patient out of those who wait, or back. */
export function AsideDialog({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  const { put, busy } = useAside()
  const now = useNow()
  const weekday = useWeekday(now)
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
        {choicesOn(weekday).map(([choice, label]) => (
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

/** Of the day that it is where the therapist works, by which the server reckons too. */
function useWeekday(now: Date) {
  const { data: profile } = useQuery(therapistProfile(usePerson().id))
  return weekdayOf(wallOf(now, profile?.availability.replyHours?.timeZone ?? zoneHere()).day)
}

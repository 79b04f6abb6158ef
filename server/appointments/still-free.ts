import type { AppointmentKind } from '@attune/contract/calendar.ts'
import type { Db } from '../lib/db.ts'
import { readFreeTimes } from './free-times-store.ts'

const shown = 3
const days = 14

type Wanted = {
  userId: string
  therapist: string
  kind: AppointmentKind
  at: Date
  /** Of the reader. */
  timeZone: string
  /** That led them there. */
  link?: string | null
}

/** The next free times from there on, by the reader's own clock. */
export async function stillFree(
  db: Db,
  { userId, therapist, kind, at, timeZone, link }: Wanted,
  now: Date,
): Promise<string> {
  const viewer = { id: userId, side: 'patient' } as const
  const asked = { from: at, days, kind, link }
  const { times } = await readFreeTimes(db, viewer, therapist, asked, now)
  if (times.length === 0) return 'Please choose another day.'
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, weekday: 'long', day: 'numeric', month: 'long' },
    ...{ hour: '2-digit', minute: '2-digit' },
  })
  const list = times.slice(0, shown).map((time) => format.format(time.at))
  return `Still free: ${list.join('; ')}.`
}

import { sweepDevices } from '../auth/device-store.ts'
import { sweepChallenges } from '../auth/passkey-store.ts'
import { sweepSessions } from '../auth/session-store.ts'
import { sweepTokens } from '../auth/token-store.ts'
import { sweepBusyTimes } from '../busy-times/store.ts'
import { sweepOwnerless } from '../erasure/ownerless.ts'
import { recordAction } from '../ledger/append.ts'
import type { Db } from '../lib/db.ts'
import { endable } from '../lib/endable.ts'
import type { Context } from '../lib/http.ts'
import { keptDays } from '../lib/kept-days.ts'
import { sweepMails } from '../mail/mail-store.ts'
import { sweepNotifications } from '../notifications/store.ts'
import { sweepDays } from '../reach/store.ts'
import { sweepReports } from '../reports/store.ts'
import { sweepGuests } from '../room/guest-store.ts'
import { columns } from './columns.ts'

type Kept = {
  what: string
  howLong: string
  /** Removes what is over; where it is left out, nothing ever is. */
  remove?: (db: Db, parts: Parts) => Promise<{ rowCount: number | null }>
}

type Parts = Pick<Context, 'db' | 'vault'>

const { idleSession, session, endedSession, knownDevice, mail, notification, reach, closedReport } =
  keptDays

/** All that is kept, and how long. docs/retention.md has the same lines, which a test compares. */
export const kept: readonly Kept[] = [
  {
    what: 'Sessions',
    howLong: `${idleSession} days without use, or sooner as their person chose, ${session} days in all, ${endedSession} day after they ended; the hash of one whose account was deleted, without whose it was, ${idleSession} days`,
    remove: sweepSessions,
  },
  {
    what: 'Browsers known from an earlier sign-in',
    howLong: `${knownDevice} days after the last sign-in from there`,
    remove: sweepDevices,
  },
  { what: 'Challenges for passkeys', howLong: 'as long as they are good', remove: sweepChallenges },
  { what: 'Links sent by mail', howLong: 'as long as they are good', remove: sweepTokens },
  {
    what: 'Mails',
    howLong: `until they are sent, or not worth sending, ${mail} days at most`,
    remove: sweepMails,
  },
  {
    what: 'Notifications',
    howLong: `${notification} days, or until either of the two leaves`,
    remove: sweepNotifications,
  },
  {
    what: 'How often a therapist was shown and looked at, by day, in numbers alone',
    howLong: `${reach} days, or until the therapist leaves`,
    remove: sweepDays,
  },
  {
    what: 'Reports by a therapist',
    howLong: `while they are open, then ${closedReport} days; or until the therapist or the patient leaves`,
    remove: sweepReports,
  },
  { what: 'Reports by a patient', howLong: 'until the patient leaves' },
  {
    what: 'Whatever is left of somebody who has left, such as a report, a picture or a key',
    howLong: 'a day',
    remove: sweepOwnerless,
  },
  {
    what: 'What a patient answers, writes, picks and reads',
    howLong: 'until they delete it or leave',
  },
  {
    what: 'Messages',
    howLong: 'until the patient of the two leaves; among therapists until both have left',
  },
  {
    what: 'A therapist’s private notes and tasks on a patient, and whom they put aside',
    howLong: 'until the therapist deletes them, or either of the two leaves',
  },
  {
    what: 'Whom a therapist could not take on, and why',
    howLong: 'until either of the two leaves; out of their lists for 90 days',
  },
  {
    what: 'Who was invited to the room of an appointment, and the hash of their link',
    howLong:
      'until the invitation is taken away, an hour after the appointment, or it is cancelled',
    remove: sweepGuests,
  },
  {
    what: 'Appointments, what both mean to speak about, and how it was for the patient',
    howLong: 'until either of the two leaves',
  },
  {
    what: "A therapist's account, answers, calendar, licences and what was found of them",
    howLong: 'until they delete it or leave',
  },
  {
    what: 'When a therapist is busy by another calendar, without a word of what',
    howLong:
      'two days after it is over, until that calendar is taken away, or until the therapist leaves',
    remove: sweepBusyTimes,
  },
  {
    what: 'The names of booking links, so that no printed one leads to somebody else',
    howLong: 'until the therapist leaves; a keyed hash of each always, which names nobody',
  },
  {
    what: 'What happened with the matches of a patient who allows it',
    howLong: 'until they stop allowing it, or leave',
  },
  {
    what: 'The ledger of what was shared, read and done by operators',
    howLong: 'always; it names nobody who has left',
  },
]

export async function printRetention() {
  return columns([['KEPT', 'HOW LONG'], ...kept.map(({ what, howLong }) => [what, howLong])])
}

/** Removes what is over; gives how many rows of each. Nothing a patient wrote is among them. */
export const applyRetention = (parts: Parts, ending = new AbortController().signal) =>
  endable(parts.db, ending, async (tx) => {
    const removed: { what: string; rows: number }[] = []
    for (const { what, remove } of kept)
      if (remove) removed.push({ what, rows: (await remove(tx, parts)).rowCount ?? 0 })
    const some = removed.filter(({ rows }) => rows > 0)
    const detail = some.map(({ what, rows }) => `${what}: ${rows}`).join(', ')
    if (some.length > 0) await recordAction(tx, { action: 'retention', detail })
    return removed
  })

export async function printApplied(context: Context) {
  const removed = await applyRetention(context)
  return columns([['REMOVED', 'ROWS'], ...removed.map(({ what, rows }) => [what, String(rows)])])
}

import { isQuiet } from '../../server/notifications/mail-time.ts'

type Of = { appointment_id: string; person_id: string }
export type Quiet = { timeZone: string; from: string; to: string }
/** `quiet`: the hours in which this person wants none. */
export type Planned = Of & { due: Date; quiet: Quiet | null }
export type Sent = Of & { at: Date }

/** What was sent against what was planned; `late` in milliseconds, of each that was. */
export function compareReminders(planned: readonly Planned[], sent: readonly Sent[]) {
  const open = new Map(planned.map((one) => [keyOf(one), one]))
  const done = new Set<string>()
  const found = { missing: 0, doubled: 0, unplanned: 0, inQuietHours: 0, late: [] as number[] }
  for (const one of sent) {
    const key = keyOf(one)
    const was = open.get(key)
    if (!was) found.unplanned++
    else if (done.has(key)) found.doubled++
    else found.late.push(+one.at - +was.due)
    if (was?.quiet && isQuiet(one.at, was.quiet.timeZone, was.quiet)) found.inQuietHours++
    done.add(key)
  }
  found.missing = planned.filter((one) => !done.has(keyOf(one))).length
  return found
}

const keyOf = ({ appointment_id, person_id }: Of) => `${appointment_id} ${person_id}`

import type { Listed } from '@attune/contract/archive.ts'
import { asc, eq } from 'drizzle-orm'
import { listAppointments, readAppointment } from '../appointments/store.ts'
import { appointmentSeries, appointments, waitingPlaces } from '../appointments/table.ts'
import { viewerOf } from '../appointments/view.ts'
import type { Db } from '../lib/db.ts'
import { readTherapist } from '../therapists/store.ts'
import type { Source } from './source.ts'

/** Those ahead, soonest first, then all others, latest first: each as its person reads it. */
export async function* appointmentsOf(source: Source): AsyncGenerator<Listed<'appointments'>> {
  const { db, vault, now } = source
  const viewer = viewerOf(source)
  for (const when of ['ahead', 'past'] as const) {
    let cursor: string | undefined
    do {
      const page = await listAppointments(db, vault, viewer, { limit: 50, cursor, when }, now)
      for (const { _id } of page.items) {
        const one = await readAppointment(db, vault, viewer, _id, now)
        const { kind, format, status, at, until, reason, howWasIt } = one
        const agenda = one.agenda.map(({ by, text }) => ({
          by: by === 'me' ? ('me' as const) : ('other' as const),
          text,
        }))
        const everyWeeks = await everyWeeksOf(db, _id)
        yield {
          ...{ name: one.partner.name, kind, format, status, at, until },
          ...{ everyWeeks, agenda, reason, howWasIt },
        }
      }
      cursor = page.next
    } while (cursor)
  }
}

/** Of a date of a series; null for all others. */
async function everyWeeksOf(db: Db, id: string): Promise<number | null> {
  const [series] = await db
    .select({ weeks: appointmentSeries.weeks })
    .from(appointments)
    .innerJoin(appointmentSeries, eq(appointmentSeries._id, appointments.series_id))
    .where(eq(appointments._id, id))
  return series?.weeks ?? null
}

/** Of a patient: where they wait for a time. */
export async function* waitingOf(source: Source): AsyncGenerator<Listed<'waiting'>> {
  const { db, vault, role, id } = source
  if (role !== 'user') return
  const rows = await db
    .select()
    .from(waitingPlaces)
    .where(eq(waitingPlaces.user_id, id))
    .orderBy(asc(waitingPlaces.since), asc(waitingPlaces.therapist_id))
  for (const { therapist_id, kind, since } of rows) {
    const name = (await readTherapist(db, vault, therapist_id))?.name ?? 'Account deleted'
    yield { name, kind, since }
  }
}

import { paths } from '@attune/contract/paths.ts'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { openContacts } from '../auth/sealed-contact.ts'
import { calendars } from '../calendar/table.ts'
import type { Context } from '../lib/http.ts'
import { asJob } from '../lib/person.ts'
import { publicAddress } from '../mail/public-address.ts'
import { users } from '../users/table.ts'
import { feedFile } from './calendar-file.ts'
import { appointmentSeries, appointments } from './table.ts'

const keptDays = 30

/** What is asked for or agreed on with this therapist, for a calendar of theirs; whoever asks has its secret. */
export const readFeed = ({ db, env, vault }: Context, therapistId: string, now: Date) =>
  asJob('calendar feed', async () => {
    const rows = await db
      .select()
      .from(appointments)
      .where(
        and(
          eq(appointments.therapist_id, therapistId),
          inArray(appointments.status, ['requested', 'confirmed']),
          gt(appointments.starts, new Date(+now - keptDays * 24 * 60 * 60_000)),
        ),
      )
      .orderBy(asc(appointments.starts))
    const [calendar] = await db
      .select({ names: calendars.namesInCalendars })
      .from(calendars)
      .where(eq(calendars.therapist_id, therapistId))
    const ids = calendar?.names ? [...new Set(rows.map(({ user_id }) => user_id))] : []
    const { _id, name, sealed_name } = users
    const patients =
      ids.length > 0
        ? await db.select({ _id, name, sealed_name }).from(users).where(inArray(_id, ids))
        : []
    const named = new Map(
      (await openContacts(db, vault, 'users', patients)).map((one) => [one._id, one.name]),
    )
    const inSeries = [...new Set(rows.flatMap(({ series_id }) => series_id ?? []))]
    const series =
      inSeries.length > 0
        ? await db.select().from(appointmentSeries).where(inArray(appointmentSeries._id, inSeries))
        : []
    return feedFile({ rows, series }, (row) => ({
      link: publicAddress(env) + paths.therapistAppointment(row._id),
      name: named.get(row.user_id) ?? null,
    }))
  })

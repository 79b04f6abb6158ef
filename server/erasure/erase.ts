import { eq } from 'drizzle-orm'
import { leaveAppointments } from '../appointments/end.ts'
import { endHandles } from '../booking-link/handle-store.ts'
import { endGrantsTo } from '../diagnosis/sharing.ts'
import { appendEvents } from '../ledger/append.ts'
import type { Db } from '../lib/db.ts'
import { againAfterDeadlock, forbidden } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { asJob } from '../lib/person.ts'
import { deleteMails } from '../mail/mail-store.ts'
import { deleteThreads, leaveThreads } from '../messages/thread-store.ts'
import { deleteNotifications } from '../notifications/note.ts'
import { deleteSettings } from '../notifications/settings-store.ts'
import { deletePhotos } from '../photos/store.ts'
import { deleteKept } from '../portability/kept-store.ts'
import { deleteSubscriptions } from '../push/store.ts'
import { deleteReports } from '../reports/store.ts'
import { deleteTherapist } from '../therapists/store.ts'
import { therapists } from '../therapists/table.ts'
import { deleteUser } from '../users/store.ts'
import { users } from '../users/table.ts'

/** Deleting a person reaches into every slice; it happens wholly or not at all. */
export function erasures(context: Context) {
  const { db, vault, bus } = context
  return {
    async user(id: string) {
      await againAfterDeadlock(() =>
        db.transaction(async (tx) => {
          await requireOwn(tx, users, id)
          await deleteThreads(tx, id)
          await leaveAppointments(tx, context, { userId: id }, leaving('patient'))
          // What others reported of them, too, which they never see.
          await asJob('reports of who leaves', () => deleteReports(tx, id, 'User'))
          await deletePhotos(tx, id)
          await deleteMails(tx, id)
          await deleteNotifications(tx, id)
          await deleteSettings(tx, id)
          await deleteSubscriptions(tx, id)
          await deleteKept(tx, id)
          await deleteUser(tx, id)
          await vault.destroyKeys(tx, [id])
        }),
      )
      await bus.publish('ended', { person: id, deleted: true })
    },

    /** Patients keep their threads with a therapist who leaves. */
    async therapist(id: string) {
      await againAfterDeadlock(() =>
        db.transaction(async (tx) => {
          await requireOwn(tx, therapists, id)
          const unusedKeys = await leaveThreads(tx, id)
          await leaveAppointments(tx, context, { therapistId: id }, leaving('therapist'))
          await deleteReports(tx, id, 'Therapist')
          await deletePhotos(tx, id)
          await deleteMails(tx, id)
          await deleteNotifications(tx, id)
          await deleteSettings(tx, id)
          await deleteSubscriptions(tx, id)
          await deleteKept(tx, id)
          const ended = await endGrantsTo(tx, id)
          await endHandles(tx, vault, id)
          await deleteTherapist(tx, id)
          // Those of colleagues who left before, too.
          await asJob('keys of those who left', () => vault.destroyKeys(tx, unusedKeys))
          await appendEvents(tx, vault, ended)
        }),
      )
      await bus.publish('ended', { person: id, deleted: true })
      await bus.publish('practice', { therapist: id })
    },
  }
}

const leaving = <By extends 'patient' | 'therapist'>(by: By) => ({ by, now: new Date() })

/** Held until the end; whoever may not change the account may delete nothing of it. */
async function requireOwn(tx: Db, table: typeof users | typeof therapists, id: string) {
  const [row] = await tx
    .select({ id: table._id })
    .from(table)
    .where(eq(table._id, id))
    .for('update')
  if (!row) throw forbidden()
}

import { endGrantsTo } from '../diagnosis/sharing.ts'
import { appendEvents } from '../ledger/append.ts'
import type { Context } from '../lib/http.ts'
import { asJob } from '../lib/person.ts'
import { deleteMails } from '../mail/mail-store.ts'
import { deleteThreads, leaveThreads } from '../messages/thread-store.ts'
import { deletePhotos } from '../photos/store.ts'
import { deleteKept } from '../portability/kept-store.ts'
import { deleteReports } from '../reports/store.ts'
import { deleteTherapist } from '../therapists/store.ts'
import { deleteUser } from '../users/store.ts'

/** Deleting a person reaches into every slice; it happens wholly or not at all. */
export function erasures({ db, vault, bus }: Context) {
  return {
    async user(id: string) {
      await db.transaction(async (tx) => {
        await deleteThreads(tx, id)
        await deleteReports(tx, id, 'User')
        await deletePhotos(tx, id)
        await deleteMails(tx, id)
        await deleteKept(tx, id)
        await deleteUser(tx, id)
        await vault.destroyKeys(tx, [id])
      })
      await bus.publish('ended', { person: id })
    },

    /** Patients keep their threads with a therapist who leaves. */
    async therapist(id: string) {
      await db.transaction(async (tx) => {
        const unusedKeys = await leaveThreads(tx, id)
        await deleteReports(tx, id, 'Therapist')
        await deletePhotos(tx, id)
        await deleteMails(tx, id)
        await deleteKept(tx, id)
        const ended = await endGrantsTo(tx, id)
        await deleteTherapist(tx, id)
        await vault.destroyKeys(
          tx,
          unusedKeys.filter((key) => key === id),
        )
        // Of colleagues who left before: nobody's account any more.
        const left = unusedKeys.filter((key) => key !== id)
        await asJob('keys of those who left', () => vault.destroyKeys(tx, left))
        await appendEvents(tx, vault, ended)
      })
      await bus.publish('ended', { person: id })
      await bus.publish('practice', { therapist: id })
    },
  }
}

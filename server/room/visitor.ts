import type { RoomPerson } from '@attune/contract/room.ts'
import { viewerOf } from '../appointments/view.ts'
import type { Caller } from '../auth/sessions.ts'
import { found } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { asJob, personOf, runAs } from '../lib/person.ts'
import { therapistName } from '../therapists/store.ts'
import { patientName } from '../users/store.ts'
import { type GuestRow, nameOf } from './guest-names.ts'
import { appointmentOfGuest } from './guest-store.ts'
import { type Found, findRoom, roomOf } from './store.ts'

/** Whoever is at one end of a socket, as far as a room is concerned. */
export type Visitor = Pick<RoomPerson, 'id' | 'side'> & {
  /** On whose behalf the database is asked. */
  as: <T>(work: () => PromiseLike<T>) => Promise<T>
  find: (appointment: string, now: Date) => Promise<Found>
  name: () => Promise<string>
}

type Parts = Pick<Context, 'db' | 'vault'>

export function visitorOf({ db, vault }: Parts, caller: Caller): Visitor {
  const viewer = viewerOf(caller)
  const name = () =>
    viewer.side === 'therapist' ? therapistName(db, caller.id) : patientName(db, vault, caller.id)
  return {
    ...viewer,
    as: (work) => runAs(personOf(caller), work),
    find: (appointment, now) => findRoom(db, viewer, appointment, now),
    name: async () => found(await name(), 'This account is gone'),
  }
}

/** A guest has no account: what they may is decided here, and of the database it is a job. */
export const guestVisitor = ({ db, vault }: Parts, guest: GuestRow): Visitor => ({
  ...{ id: guest._id, side: 'guest' },
  as: (work) => asJob('guest of a room', work),
  find: async (appointment, now) => {
    const row = await appointmentOfGuest(db, guest._id)
    return roomOf(db, found(row._id === appointment ? row : undefined, 'No such room'), now)
  },
  name: () => nameOf(db, vault, guest),
})

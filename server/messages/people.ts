import type { Role } from '@attune/contract/endpoint.ts'
import type { Model, Partner } from '@attune/contract/messages.ts'
import { inArray } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { photoPath } from '../photos/store.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'

export const modelOf = (role: Role): Model => (role === 'user' ? 'User' : 'Therapist')

export type Person = { id: string; model: Model }

/** Those named, as the other side of a thread may see them; who is missing has left. */
export async function readPartners(db: Db, people: Person[]): Promise<Map<string, Partner>> {
  const idsOf = (model: Model) => people.filter((one) => one.model === model).map(({ id }) => id)
  const result = new Map<string, Partner>()
  for (const { id, model } of people) result.set(id, gone(id, model))
  const patientIds = idsOf('User')
  const therapistIds = idsOf('Therapist')
  const [patients, colleagues] = await Promise.all([
    patientIds.length
      ? db
          .select({ _id: users._id, name: users.name, photo: users.photo_id })
          .from(users)
          .where(inArray(users._id, patientIds))
      : [],
    therapistIds.length
      ? db
          .select({
            _id: therapists._id,
            name: therapists.name,
            photo: therapists.photo_id,
            isDemo: therapists.isDemo,
          })
          .from(therapists)
          .where(inArray(therapists._id, therapistIds))
      : [],
  ])
  for (const { _id, name, photo } of patients)
    result.set(_id, {
      _id,
      model: 'User',
      name,
      image: photoPath(photo),
      isDemo: false,
      deleted: false,
    })
  for (const { _id, name, photo, isDemo } of colleagues)
    result.set(_id, {
      _id,
      model: 'Therapist',
      name,
      image: photoPath(photo),
      isDemo,
      deleted: false,
    })
  return result
}

const gone = (_id: string, model: Model): Partner => ({
  _id,
  model,
  name: 'Account deleted',
  image: null,
  isDemo: false,
  deleted: true,
})

import type { Row } from '../appointments/view.ts'
import type { Db } from '../lib/db.ts'
import { AppError } from '../lib/errors.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { lookOf } from '../names/lexicon/look-alikes.ts'
import { therapistName } from '../therapists/store.ts'
import { patientName } from '../users/store.ts'
import type { roomGuests } from './table.ts'

export type GuestRow = typeof roomGuests.$inferSelect

export const sealedAs = (id: string): AssociatedData => `room_guests.name:${id}`

export async function nameOf(db: Db, vault: Vault, { _id, user_id, name }: GuestRow) {
  return (await vault.keyOf(db, user_id)).decrypt(name, sealedAs(_id))
}

type Invited = {
  tx: Db
  vault: Vault
  row: Row
  /** Who is invited already. */
  others: readonly GuestRow[]
  name: string
}

/** Nobody comes along whom the others would take for one of those who are there. */
export async function refuseTakenName({ tx, vault, row, others, name }: Invited) {
  const two = [await therapistName(tx, row.therapist_id), await patientName(tx, vault, row.user_id)]
  const isTaken = (one: string | undefined) => one !== undefined && isTakenFor(name, one)
  if (two.some(isTaken)) throw new AppError('invalid', said.two, 'name')
  for (const other of others)
    if (isTaken(await nameOf(tx, vault, other))) throw new AppError('invalid', said.guest, 'name')
}

const whatTells = 'Please add what tells them apart, such as “the younger”.'
const said = {
  two: `One of you is called so. ${whatTells}`,
  guest: `Somebody who comes along is called so already. ${whatTells}`,
}

/** Whether a reader takes two names for one ("Dr. Hill", "Hill", "dr HiIl", "Hill, Dr."). */
export const isTakenFor = (one: string, other: string) =>
  inOrder(one) === inOrder(other) || inOneWord(one) === inOneWord(other)

const inOrder = (name: string) => {
  const words = wordsOf(name)
  const own = words.filter((word) => !titles.has(word))
  return (own.length > 0 ? own : words).toSorted().join('-')
}
const inOneWord = (name: string) => lookOf(name.replaceAll(/[^\p{L}\p{M}\p{Nd}]+/gu, ''))
const wordsOf = (name: string) =>
  name
    .split(/[^\p{L}\p{M}\p{Nd}]+/u)
    .filter((word) => word !== '')
    .map(lookOf)

const titles = new Set(
  'dr prof professor doctor dipl psych phil med mag msc bsc phd lic mr mrs ms mx sir dame herr frau'
    .split(' ')
    .map(lookOf),
)

import type { Licence } from '@attune/contract/licences.ts'
import { asc, sql } from 'drizzle-orm'
import { openContacts } from '../auth/sealed-contact.ts'
import type { Context } from '../lib/http.ts'
import { countLicences, listLicences } from '../licences/store.ts'
import { therapists } from '../therapists/table.ts'
import { listActions } from './audit.ts'
import { findTherapist } from './find-therapist.ts'
import { codeOf } from './verify.ts'

export async function listAll({ db, vault }: Context) {
  const sealed = await db
    .select()
    .from(therapists)
    .orderBy(asc(sql`lower(${therapists.name})`))
  if (sealed.length === 0) return 'There are no therapists yet.'
  const rows = await openContacts(db, vault, 'therapists', sealed)
  const licences = await countLicences(db)
  return columns([
    ['NAME', 'EMAIL', 'STANDING', 'LICENCES', 'DEMO'],
    ...rows.map((row) => [
      row.name,
      row.email,
      standingOf(row),
      licences.get(row._id) ?? 'none',
      row.isDemo ? 'demo' : '',
    ]),
  ])
}

export async function listClaims({ db, vault }: Context, who: string) {
  const { _id, name, email } = await findTherapist({ db, vault }, who)
  const licences = await listLicences(db, _id)
  if (licences.length === 0) return `${name} (${email}) has declared no licence.`
  return columns([
    ['CODE', 'STATE', 'KIND', 'NUMBER', 'PLACE', 'UNTIL'],
    ...licences.map((licence) => [
      codeOf(licence),
      stateOf(licence),
      licence.kind,
      licence.number,
      licence.place,
      licence.expires ?? 'no end',
    ]),
  ])
}

export async function printAudit({ db, vault }: Context) {
  const actions = await listActions(db, vault)
  if (actions.length === 0) return 'No operator has done anything yet.'
  return columns([
    ['AT', 'BY', 'ACTION', 'THERAPIST', 'DETAIL'],
    ...actions.map(({ at, osUser, action, therapistId, email, detail }) => [
      at.toISOString(),
      osUser,
      action,
      email ?? (therapistId ? `${therapistId} (account deleted)` : ''),
      detail,
    ]),
  ])
}

const stateOf = ({ state, checkedAt }: Licence) =>
  checkedAt && state !== 'expired' ? `${state} ${checkedAt.toISOString().slice(0, 10)}` : state

type Standing = Pick<typeof therapists.$inferSelect, 'isActive' | 'deactivated_at'>

function standingOf({ isActive, deactivated_at }: Standing) {
  if (isActive) return 'active'
  return deactivated_at ? 'deactivated' : 'questions open'
}

export function columns(rows: string[][]) {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows
    .map((row) =>
      row
        .map((cell, column) => printable(cell).padEnd(widthOf(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Names and claims are typed by strangers: nothing in them may move a terminal's cursor. */
export const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, '?')

import { asc, sql } from 'drizzle-orm'
import { openContacts } from '../auth/sealed-contact.ts'
import { recordAction } from '../ledger/append.ts'
import type { Context } from '../lib/http.ts'
import { listFindings } from '../licences/finding-store.ts'
import { countLicences, type HeldLicence, listLicences, wordOf } from '../licences/store.ts'
import { therapists } from '../therapists/table.ts'
import { listActions } from './audit.ts'
import { columns } from './columns.ts'
import { findTherapist } from './find-therapist.ts'
import { codeOf } from './verify.ts'

export async function listAll({ db, vault }: Context) {
  await recordAction(db, { action: 'list' })
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
  await recordAction(db, { action: 'licences', therapistId: _id })
  const licences = await listLicences(db, _id)
  const findings = await listFindings(db, vault, _id)
  if (licences.length === 0 && findings.length === 0)
    return `${name} (${email}) has declared no licence.`
  const claims = columns([
    ['CODE', 'STATE', 'KIND', 'NUMBER', 'PLACE', 'UNTIL'],
    ...licences.map((licence) => [
      codeOf(licence),
      stateOf(licence),
      licence.area === null ? licence.kind : `${licence.kind} (training: ${licence.area})`,
      licence.number,
      licence.place,
      licence.expires ?? 'no end',
    ]),
  ])
  if (findings.length === 0) return claims
  const looks = findings.map(({ at, finding, claim, note, register }) => [
    at.toISOString(),
    finding,
    claim,
    note || 'no note',
    register,
  ])
  return `${claims}\n\n${columns([['LOOKED AT', 'FOUND', 'CLAIM', 'NOTE', 'REGISTER'], ...looks])}`
}

export async function printAudit({ db, vault }: Context) {
  const actions = await listActions(db, vault)
  await recordAction(db, { action: 'audit' })
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

function stateOf(licence: HeldLicence) {
  const word = wordOf(licence)
  const { checkedAt } = licence
  return checkedAt && word !== 'expired' ? `${word} ${checkedAt.toISOString().slice(0, 10)}` : word
}

type Row = Pick<typeof therapists.$inferSelect, 'isActive' | 'deactivated_at' | 'suspended_until'>

export function standingOf({ isActive, deactivated_at, suspended_until }: Row) {
  if (isActive) return 'active'
  if (suspended_until) return `suspended until ${suspended_until.toISOString().slice(0, 10)}`
  return deactivated_at ? 'deactivated' : 'questions open'
}

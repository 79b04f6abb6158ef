import {
  type Licence,
  type LicenceDraft,
  LicenceState,
  licenceLimits,
} from '@attune/contract/licences.ts'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Db, onlyRow } from '../lib/db.ts'
import { AppError, found } from '../lib/errors.ts'
import { asJob } from '../lib/person.ts'
import { publicLabel } from '../names/public-text.ts'
import { therapists } from '../therapists/table.ts'
import { type LicenceFinding, licenceFindings, licences } from './table.ts'

type Row = typeof licences.$inferSelect

/** As it is held here: also what an operator rejected. */
export type HeldLicence = Licence & {
  isRejected: boolean
  /** Others are not shown it until an operator has looked. */
  isHeldBack: boolean
  claimedAt: Date
}

const asLicence = (row: Row): HeldLicence => ({
  _id: row._id,
  kind: row.kind,
  number: row.number,
  place: row.place,
  expires: row.expires,
  area: row.area,
  state: hasExpired(row.expires) ? 'expired' : row.state,
  checkedAt: row.checkedAt,
  isRejected: row.rejected_at !== null,
  isHeldBack: row.held_back,
  claimedAt: row.changed_at ?? row.created_at,
})

/** A licence still holds on its last day, wherever on earth that day is not over yet. */
const hasExpired = (expires: string | null) =>
  expires !== null &&
  expires < new Date(Date.now() - 12 * 60 * 60 * 1000).toISOString().slice(0, 10)

const own = (therapistId: string, id: string) =>
  and(eq(licences.therapist_id, therapistId), eq(licences._id, id))

export async function listLicences(db: Db, therapistId: string): Promise<HeldLicence[]> {
  const rows = await db
    .select()
    .from(licences)
    .where(eq(licences.therapist_id, therapistId))
    .orderBy(asc(licences.created_at), asc(licences._id))
  return rows.map(asLicence)
}

/** Of everyone, in words: "1 verified, 2 self-declared". */
export async function countLicences(db: Db): Promise<Map<string, string>> {
  const rows = await db.select().from(licences)
  const perTherapist = Map.groupBy(rows, ({ therapist_id }) => therapist_id)
  return new Map([...perTherapist].map(([id, held]) => [id, inWords(held.map(asLicence))]))
}

function inWords(held: HeldLicence[]) {
  const perState = Map.groupBy(held, wordOf)
  return [...LicenceState.options, 'rejected' as const]
    .flatMap((state) => {
      const count = perState.get(state)?.length
      return count ? `${count} ${state}` : []
    })
    .join(', ')
}

export const wordOf = ({ state, isRejected }: HeldLicence) => (isRejected ? 'rejected' : state)

/** The row lock puts parallel declarations in a line, so that none slips past the limit. */
export const createLicence = (db: Db, therapistId: string, claimed: LicenceDraft) =>
  db.transaction(async (tx) => {
    const draft = asShown(claimed)
    const [therapist] = await tx
      .select({ id: therapists._id })
      .from(therapists)
      .where(eq(therapists._id, therapistId))
      .for('update')
    found(therapist, 'Therapist not found')
    const mine = eq(licences.therapist_id, therapistId)
    const held = await tx.$count(licences, and(mine, isKindOf(draft)))
    const what = draft.area === null ? 'licences' : 'trainings'
    if (held >= licenceLimits[what])
      throw new AppError('invalid', `${licenceLimits[what]} ${what} at most`)
    const rows = await tx
      .insert(licences)
      .values({
        ...draft,
        therapist_id: therapistId,
        held_back: await wasRejected(tx, therapistId),
      })
      .returning()
    return asLicence(onlyRow(rows))
  })

/**
 * What an operator saw was the claim as it stood: a changed one is self-declared again. What it is
 * stays: no licence that was rejected comes back as a training, nor the other way round.
 */
export async function updateLicence(
  db: Db,
  therapistId: string,
  id: string,
  claimed: LicenceDraft,
) {
  const draft = asShown(claimed)
  const [row] = await db
    .update(licences)
    .set({
      ...{ ...draft, state: 'self-declared', checkedAt: null, rejected_at: null },
      held_back: await wasRejected(db, therapistId),
      changed_at: sql`now()`,
    })
    .where(and(own(therapistId, id), isKindOf(draft)))
    .returning()
  return row && asLicence(row)
}

export async function deleteLicence(db: Db, therapistId: string, id: string) {
  const [row] = await db.delete(licences).where(own(therapistId, id)).returning()
  return row
}

/** A claim stands beside how far it was checked, and must not say so itself. */
const asShown = (draft: LicenceDraft): LicenceDraft => ({
  ...draft,
  kind: publicLabel(draft.kind, 'kind'),
  number: publicLabel(draft.number, 'number'),
  place: publicLabel(draft.place, 'place'),
})

/** A licence to practise, or a training. */
const isKindOf = ({ area }: LicenceDraft) =>
  area === null ? isNull(licences.area) : isNotNull(licences.area)

/** Whether the last that an operator said of any claim of theirs is that it does not hold. */
const wasRejected = (db: Db, therapistId: string) =>
  asJob('last finding', async () => {
    const [last] = await db
      .select({ finding: licenceFindings.finding })
      .from(licenceFindings)
      .where(eq(licenceFindings.therapist_id, therapistId))
      .orderBy(desc(licenceFindings.at))
      .limit(1)
    return last?.finding === 'rejected'
  })

/** An operator's finding about one claim, exactly as it was when they looked at it. */
export async function markLicence(
  tx: Db,
  therapistId: string,
  { _id, kind, number, place, expires, area }: Licence,
  finding: LicenceFinding,
) {
  const [row] = await tx.select().from(licences).where(own(therapistId, _id)).for('update')
  const isSame =
    row?.kind === kind &&
    row.number === number &&
    row.place === place &&
    row.expires === expires &&
    row.area === area
  if (!isSame) return undefined
  const [marked] = await tx
    .update(licences)
    .set({ ...asFound(finding), held_back: false })
    .where(own(therapistId, _id))
    .returning()
  return marked && asLicence(marked)
}

/** A rejected claim is as unchecked as it was, and counts for nothing. */
const asFound = (finding: LicenceFinding) =>
  finding === 'rejected'
    ? { state: 'self-declared' as const, checkedAt: null, rejected_at: new Date() }
    : { state: finding, checkedAt: new Date(), rejected_at: null }

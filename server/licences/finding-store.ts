import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../lib/db.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { type LicenceFinding, licenceFindings } from './table.ts'

const associatedData = (id: string): AssociatedData => `licence_findings.seen:${id}`

/** What an operator looked at: the claim in its words then, their note, and where it can be seen again. */
const Seen = z.object({ claim: z.string(), note: z.string(), register: z.string() })
export type Seen = z.infer<typeof Seen>

/** In the transaction that says it of the claim. */
export async function keepFinding(
  tx: Db,
  vault: Vault,
  of: { therapistId: string; licenceId: string; area: string | null },
  finding: LicenceFinding,
  seen: Seen,
) {
  const _id = randomUUID()
  const key = await vault.keyOf(tx, of.therapistId)
  await tx.insert(licenceFindings).values({
    ...{ _id, therapist_id: of.therapistId, licence_id: of.licenceId, area: of.area, finding },
    seen: key.encrypt(JSON.stringify(seen), associatedData(_id)),
  })
}

/** Of all claims of a therapist, those they changed or took back too; oldest first. */
export async function listFindings(db: Db, vault: Vault, therapistId: string) {
  const rows = await db
    .select()
    .from(licenceFindings)
    .where(eq(licenceFindings.therapist_id, therapistId))
    .orderBy(asc(licenceFindings.at))
  if (rows.length === 0) return []
  const key = await vault.keyOf(db, therapistId)
  return rows.map(({ _id, licence_id, finding, seen, at }) => ({
    ...{ licenceId: licence_id, finding, at },
    ...Seen.parse(JSON.parse(key.decrypt(seen, associatedData(_id)))),
  }))
}

/** Why a claim was rejected last, for its owner. */
export async function readRejection(db: Db, vault: Vault, therapistId: string, licenceId: string) {
  const [row] = await db
    .select()
    .from(licenceFindings)
    .where(
      and(
        eq(licenceFindings.therapist_id, therapistId),
        eq(licenceFindings.licence_id, licenceId),
        eq(licenceFindings.finding, 'rejected'),
      ),
    )
    .orderBy(desc(licenceFindings.at))
    .limit(1)
  if (!row) return undefined
  const key = await vault.keyOf(db, therapistId)
  return Seen.parse(JSON.parse(key.decrypt(row.seen, associatedData(row._id)))).note
}

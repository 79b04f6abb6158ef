import { randomUUID } from 'node:crypto'
import { type Listed, type ListName, recordOf } from '@attune/contract/archive.ts'
import { and, asc, eq, gt, max } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../lib/db.ts'
import type { AssociatedData, DataKey, Vault } from '../lib/vault.ts'
import { imports, keptRecords } from './table.ts'

/** Records of one part that are sealed together. */
export const recordsPerRow = 100

const associatedData = (id: string, part: ListName): AssociatedData =>
  `kept_records.body:${id}:${part}`

export async function keepRecords<K extends ListName>(
  tx: Db,
  key: DataKey,
  person: string,
  part: K,
  position: number,
  records: readonly Listed<K>[],
) {
  const _id = randomUUID()
  const text = JSON.stringify(z.encode(z.array(recordOf[part]), [...records]))
  const body = key.encrypt(text, associatedData(_id, part))
  await tx.insert(keptRecords).values({ _id, person_id: person, part, position, body })
}

/** In the order they had, a few rows in memory at a time. */
export async function* keptRecordsOf<K extends ListName>(
  db: Db,
  vault: Vault,
  person: string,
  part: K,
): AsyncGenerator<Listed<K>> {
  let after = -1
  for (;;) {
    const page = await readKeptPage(db, vault, person, part, after)
    if (!page) return
    yield* page.records
    after = page.position
  }
}

/** The records of the row after this one. */
export async function readKeptPage<K extends ListName>(
  db: Db,
  vault: Vault,
  person: string,
  part: K,
  after: number,
): Promise<{ position: number; records: Listed<K>[] } | undefined> {
  const [row] = await db
    .select()
    .from(keptRecords)
    .where(
      and(
        eq(keptRecords.person_id, person),
        eq(keptRecords.part, part),
        gt(keptRecords.position, after),
      ),
    )
    .orderBy(asc(keptRecords.position))
    .limit(1)
  if (!row) return undefined
  const key = await vault.keyOf(db, person)
  const text = key.decrypt(row.body, associatedData(row._id, part))
  const records = z.array(recordOf[part]).parse(JSON.parse(text))
  return { position: row.position, records }
}

export async function readImport(db: Db, person: string) {
  const [row] = await db.select().from(imports).where(eq(imports.person_id, person))
  return row
}

/** True where this account had taken nothing in; a second one waits here until the first is through. */
export async function claimImport(tx: Db, person: string): Promise<boolean> {
  const rows = await tx
    .insert(imports)
    .values({ person_id: person, archive: '' })
    .onConflictDoNothing()
    .returning()
  return rows.length > 0
}

export const noteImport = (tx: Db, person: string, archive: string) =>
  tx.update(imports).set({ archive }).where(eq(imports.person_id, person))

/** How many conversations an archive brought along: those that follow are numbered from there. */
export async function lastKeptNumber(db: Db, vault: Vault, person: string): Promise<number> {
  let last = 0
  for await (const { number } of keptRecordsOf(db, vault, person, 'conversations'))
    last = Math.max(last, number)
  return last
}

export async function lastPosition(db: Db, person: string, part: ListName): Promise<number> {
  const [row] = await db
    .select({ last: max(keptRecords.position) })
    .from(keptRecords)
    .where(and(eq(keptRecords.person_id, person), eq(keptRecords.part, part)))
  return row?.last ?? -1
}

export async function deleteKept(tx: Db, person: string) {
  await tx.delete(keptRecords).where(eq(keptRecords.person_id, person))
  await tx.delete(imports).where(eq(imports.person_id, person))
}

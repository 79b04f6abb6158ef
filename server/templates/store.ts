import { randomUUID } from 'node:crypto'
import { type Template, type TemplateDraft, templatesLimit } from '@attune/contract/templates.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { AppError, found } from '../lib/errors.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { therapists } from '../therapists/table.ts'
import { templates } from './table.ts'

const associatedData = (id: string): AssociatedData => `templates.body:${id}`
const missing = 'Template not found'

export async function listTemplates(
  db: Db,
  vault: Vault,
  therapistId: string,
): Promise<Template[]> {
  const rows = await db.select().from(templates).where(eq(templates.therapist_id, therapistId))
  if (rows.length === 0) return []
  const key = await vault.keyOf(db, therapistId)
  const list = rows.map(({ _id, body }): Template => {
    const draft: TemplateDraft = JSON.parse(key.decrypt(body, associatedData(_id)))
    return { _id, ...draft }
  })
  // Sealed, so that only here there is something to sort by.
  return list.sort((one, other) => one.title.localeCompare(other.title))
}

/** The same words again, from another tab or a second press, give the template that is there. */
export async function createTemplate(
  db: Db,
  vault: Vault,
  therapistId: string,
  draft: TemplateDraft,
): Promise<Template> {
  const _id = randomUUID()
  const body = await sealed(db, vault, therapistId, _id, draft)
  return db.transaction(async (tx) => {
    // The owner's row is locked, so that two at once do not both take the last place.
    const [owner] = await tx
      .select({ id: therapists._id })
      .from(therapists)
      .where(eq(therapists._id, therapistId))
      .for('no key update')
    found(owner, missing)
    const kept = await listTemplates(tx, vault, therapistId)
    const same = kept.find(({ title, text }) => title === draft.title && text === draft.text)
    if (same) return same
    if (kept.length >= templatesLimit)
      throw new AppError('invalid', `You can keep ${templatesLimit} templates. Delete one first.`)
    await tx.insert(templates).values({ _id, therapist_id: therapistId, body })
    return { _id, ...draft }
  })
}

export async function updateTemplate(
  db: Db,
  vault: Vault,
  therapistId: string,
  id: string,
  draft: TemplateDraft,
): Promise<Template> {
  const body = await sealed(db, vault, therapistId, id, draft)
  const [row] = await db
    .update(templates)
    .set({ body })
    .where(mine(therapistId, id))
    .returning({ _id: templates._id })
  return { ...found(row, missing), ...draft }
}

export async function deleteTemplate(db: Db, therapistId: string, id: string) {
  const [row] = await db
    .delete(templates)
    .where(mine(therapistId, id))
    .returning({ _id: templates._id })
  found(row, missing)
}

const mine = (therapistId: string, id: string) =>
  and(eq(templates.therapist_id, therapistId), eq(templates._id, id))

async function sealed(
  db: Db,
  vault: Vault,
  therapistId: string,
  id: string,
  { title, text }: TemplateDraft,
) {
  const key = await vault.keyOf(db, therapistId)
  return key.encrypt(JSON.stringify({ title, text }), associatedData(id))
}

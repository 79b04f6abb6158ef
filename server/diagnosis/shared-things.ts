import type { PickedMoods, SharedThings } from '@attune/contract/diagnosis.ts'
import type { SharedItem } from '@attune/contract/ledger.ts'
import { readJournal } from '../journals/store.ts'
import { forbidden } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { isActiveTherapist } from '../therapists/standing.ts'
import { listItems } from './grant-store.ts'
import { recordReading } from './sharing.ts'

/** Of one patient, as a therapist would read them. */
export type PickMoods = (userId: string) => Promise<PickedMoods>

/** The entries a patient picked for this therapist and their moods, only while that stands, never unlogged. */
export async function readSharedThings(
  context: Context,
  pickedMoods: PickMoods,
  userId: string,
  therapistId: string,
): Promise<SharedThings> {
  const { db, vault } = context
  if (!(await isActiveTherapist(db, therapistId))) throw forbidden()
  const all = await listItems(db, userId)
  const items = all.filter((one) => one.therapistId === therapistId)
  const entries: SharedThings['entries'] = []
  for (const { entryId } of items) {
    const entry = entryId && (await readJournal(db, vault, userId, entryId))
    if (!entry) continue
    const { _id, title, content, date } = entry
    entries.push({ _id, title, content, date })
  }
  const moods = items.some(({ item }) => item === 'moods') ? await pickedMoods(userId) : null
  const read: SharedItem[] = []
  if (moods) read.push('moods')
  if (entries.length > 0) read.push('entry')
  if (read.length > 0)
    await recordReading(
      context,
      userId,
      therapistId,
      read,
      entries.map(({ _id }) => _id),
    )
  return { moods, entries }
}

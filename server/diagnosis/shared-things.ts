import { type SharedThings, sharedMoodWeeks } from '@attune/contract/diagnosis.ts'
import type { SharedItem } from '@attune/contract/ledger.ts'
import { readJournal } from '../journals/store.ts'
import { forbidden } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { moodsWithin } from '../recommendations/memory.ts'
import { readMemory } from '../recommendations/store.ts'
import { isActiveTherapist } from '../therapists/standing.ts'
import { listItems } from './grant-store.ts'
import { recordReading } from './sharing.ts'

/** The entries a patient picked for this therapist and their moods, only while that stands, never unlogged. */
export async function readSharedThings(
  context: Context,
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
  const moods = items.some(({ item }) => item === 'moods')
    ? await pickedMoods(context, userId)
    : null
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

/** As a therapist would read them. */
export async function pickedMoods({ db, vault }: Context, userId: string) {
  const now = new Date()
  const memory = await readMemory(db, vault, userId, now)
  return moodsWithin(memory, sharedMoodWeeks * 7, now).map(({ mood, at }) => ({
    mood,
    at: new Date(at),
  }))
}

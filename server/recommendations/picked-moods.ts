import { type PickedMoods, sharedMoodWeeks } from '@attune/contract/diagnosis.ts'
import type { Context } from '../lib/http.ts'
import { moodsWithin } from './memory.ts'
import { readMemory } from './store.ts'

/** As a therapist would read them. */
export async function pickedMoods(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  userId: string,
): Promise<PickedMoods> {
  const now = new Date()
  const memory = await readMemory(db, vault, userId, now)
  return moodsWithin(memory, sharedMoodWeeks * 7, now).map(({ mood, at }) => ({
    mood,
    at: new Date(at),
  }))
}

import type { Mood } from '@attune/contract/recommendations.ts'
import { changeMemory } from '../recommendations/store.ts'
import type { TestApp } from './app.ts'
import type { SignedUp } from './sign-up.ts'

/** As if picked in sittings of their own, today: of the taps of one sitting only the last counts. */
export async function haveMoods({ context }: TestApp, { id }: SignedUp, moods: readonly Mood[]) {
  const now = new Date()
  const picked = moods.map((mood) => ({ mood, at: now.getTime() }))
  await changeMemory(context.db, context.vault, id, now, (memory) => ({
    ...memory,
    moods: [...memory.moods, ...picked],
  }))
}

import { library } from '@attune/content/chatbot/entries/library.ts'
import type { Entry } from '@attune/content/chatbot/entry.ts'
import { decided } from '@attune/engine/chatbot/find-entry.ts'
import { phrasingsOf } from '@attune/engine/chatbot/likeness.ts'
import { createLibrary } from '@attune/engine/chatbot/rank.ts'
import { createBm25 } from './bm25.ts'

/** Of phrasings that were left out of what is learnt: what the assistant and BM25 make of them. */
export type LeftOut = { asked: number; right: number; wrong: number; asksBack: number }

const folds = 5

/** Every fifth phrasing of an entry is asked of a library that was made without it. */
export function leaveOut(chosenFolds: readonly number[]): { ours: LeftOut; bm25: LeftOut } {
  const ours: LeftOut = { asked: 0, right: 0, wrong: 0, asksBack: 0 }
  const bm25: LeftOut = { asked: 0, right: 0, wrong: 0, asksBack: 0 }
  for (const fold of chosenFolds) {
    const taught = split((at) => at % folds !== fold)
    const { read, rank } = createLibrary(library, taught)
    const naive = createBm25(library.map((entry) => ({ id: entry.id, texts: taught(entry) })))
    const asked = split((at) => at % folds === fold)
    for (const entry of library) {
      for (const phrasing of asked(entry)) {
        const { entry: told } = decided(phrasing, rank(read(phrasing)), entry.audience ?? null)
        count(ours, told?.id ?? null, entry.id)
        count(bm25, naive(phrasing), entry.id)
      }
    }
  }
  return { ours, bm25 }
}

const split = (keeps: (at: number) => boolean) => (entry: Entry) =>
  phrasingsOf(entry).filter((_, at) => keeps(at + entry.id.length))

function count(tally: LeftOut, told: string | null, expected: string) {
  tally.asked++
  if (told === null) tally.asksBack++
  else if (told === expected) tally.right++
  else tally.wrong++
}

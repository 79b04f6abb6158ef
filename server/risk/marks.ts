import { setImmediate } from 'node:timers/promises'
import type { DangerMark } from '@attune/contract/risk.ts'
import { markFor } from '@attune/engine/help/mark-for.ts'
import type { Context } from '../lib/http.ts'
import { checkText } from './check-text.ts'
import { listPatientsWords, readBefore, type Words } from './words-store.ts'

type Marking = Omit<DangerMark, 'patient' | 'message'> | null

/** A message is read once; what was made of it is kept here alone, and forgotten when anybody leaves. */
const mostRemembered = 5_000

/** Reads what patients wrote to a therapist. Nothing of it is stored, and it ranks nobody. */
export function createMarks(context: Context) {
  const { db, vault, bus } = context
  const known = new Map<string, Marking>()
  bus.on('ended', ({ person }) => {
    if (person) known.clear()
  })

  async function read({ message, text }: Words, earlier: readonly string[]): Promise<Marking> {
    const before = known.get(message)
    if (before !== undefined) return before
    // Each takes a millisecond or more: others have their turn between.
    await setImmediate()
    const marking = markFor(checkText(context, text, earlier))
    if (known.size >= mostRemembered) known.clear()
    known.set(message, marking)
    return marking
  }

  return async (therapistId: string, patient: string | undefined): Promise<DangerMark[]> => {
    const marks: DangerMark[] = []
    for (const said of await listPatientsWords(db, vault, therapistId, patient)) {
      const texts = said.words.map(({ text }) => text)
      for (const [at, words] of said.words.entries()) {
        if (!words.isAsked) continue
        const marking = await read(words, texts.slice(Math.max(0, at - readBefore), at))
        if (marking) marks.push({ patient: said.patient, message: words.message, ...marking })
      }
    }
    return marks
  }
}

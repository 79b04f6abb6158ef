import { setImmediate } from 'node:timers/promises'
import type { DangerMark } from '@attune/contract/risk.ts'
import { markFor } from '@attune/engine/help/mark-for.ts'
import type { Context } from '../lib/http.ts'
import { checkText } from './check-text.ts'
import { listPatientsMessages, openWords, readBefore, type Said } from './words-store.ts'

type Marking = Omit<DangerMark, 'patient' | 'message'> | null
type Known = { patient: string; marking: Marking }

/**
 * A message never changes, and a new engine is a new process: what was made of one is kept here
 * alone, under its id. More than three therapists with five hundred waiting patients need, and
 * about 4 MB; beyond that the oldest goes.
 */
export const mostRemembered = 20_000

/** Reads what patients wrote to a therapist. Nothing of it is stored, and it ranks nobody. */
export function createMarks(context: Context) {
  const { db, vault, bus } = context
  const known = new Map<string, Known>()
  // Nothing stays of a patient who leaves.
  bus.on('ended', ({ person }) => {
    if (person) forget(known, person)
  })

  async function readNew({ patient, messages }: Said, texts: ReadonlyMap<string, string>) {
    for (const [at, { message, isAsked }] of messages.entries()) {
      const text = texts.get(message)
      if (!isAsked || known.has(message)) continue
      // Whose key is gone: it is not looked for again.
      if (text === undefined) {
        remember(known, message, { patient, marking: null })
        continue
      }
      const earlier = messages.slice(Math.max(0, at - readBefore), at)
      // Each takes a millisecond or more: others have their turn between.
      await setImmediate()
      const own = earlier.flatMap((one) => texts.get(one.message) ?? [])
      const marking = markFor(checkText(context, text, own))
      remember(known, message, { patient, marking })
    }
  }

  return async (therapistId: string, patient: string | undefined): Promise<DangerMark[]> => {
    const marks: DangerMark[] = []
    const all = await listPatientsMessages(db, therapistId, patient)
    const texts = await openWords(
      db,
      vault,
      all.flatMap((said) => neededFor(said, known)),
    )
    for (const said of all) {
      await readNew(said, texts)
      for (const { message, isAsked } of said.messages) {
        const marking = isAsked && known.get(message)?.marking
        if (marking) marks.push({ patient: said.patient, message, ...marking })
      }
    }
    return marks
  }
}

/** Of what was not read yet, with what came before each; of what was, nothing is opened again. */
function neededFor({ messages }: Said, known: ReadonlyMap<string, Known>): string[] {
  const needed = new Set<string>()
  for (const [at, { message, isAsked }] of messages.entries())
    if (isAsked && !known.has(message))
      for (const one of messages.slice(Math.max(0, at - readBefore), at + 1))
        needed.add(one.message)
  return [...needed]
}

function remember(known: Map<string, Known>, message: string, one: Known) {
  const [oldest] = known.keys()
  if (known.size >= mostRemembered && oldest !== undefined) known.delete(oldest)
  known.set(message, one)
}

function forget(known: Map<string, Known>, person: string) {
  for (const [message, { patient }] of known) if (patient === person) known.delete(message)
}

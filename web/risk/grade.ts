import { type CheckedText, type Grade, grades, mostEarlier, risk } from '@attune/contract/risk.ts'
import { call } from '../lib/call.ts'

/** The most that the server reads of a text; the end is what was written last. */
const maxTextLength = 60_000
const maxEarlierLength = 4_000

/** How the server reads a text; null where it cannot be asked: the page then shows what it always shows. */
export async function checkText(
  userId: string,
  text: string,
  earlier: readonly string[],
  isQuestion: boolean,
  signal?: AbortSignal,
): Promise<CheckedText | null> {
  const before = earlier.slice(-mostEarlier).map((own) => own.slice(-maxEarlierLength))
  const body = {
    text: text.slice(-maxTextLength),
    ...(before.length > 0 && { earlier: before }),
    ...(isQuestion && { isQuestion }),
  }
  try {
    return await call(risk.check, { params: { userId }, body, ...(signal && { signal }) })
  } catch {
    return null
  }
}

export const isAbove = (one: Grade, other: Grade) => grades.indexOf(one) > grades.indexOf(other)

export const higher = (one: Grade, other: Grade) => (isAbove(one, other) ? one : other)

/** From here on help is shown. */
export const callsForHelp = (grade: Grade) => isAbove(grade, 'distress')

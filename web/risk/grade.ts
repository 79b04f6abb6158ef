import { type Grade, grades, risk } from '@attune/contract/risk.ts'
import { call } from '../lib/call.ts'

/** The most that the server reads of a text; the end is what was written last. */
const longest = 60_000

/** How the server grades a text; 'none' where it cannot be asked: the page then shows what it always shows. */
export async function gradeOf(userId: string, text: string, signal?: AbortSignal): Promise<Grade> {
  try {
    const body = { text: text.slice(-longest) }
    const input = { params: { userId }, body, ...(signal && { signal }) }
    return (await call(risk.check, input)).grade
  } catch {
    return 'none'
  }
}

export const isAbove = (one: Grade, other: Grade) => grades.indexOf(one) > grades.indexOf(other)

export const higher = (one: Grade, other: Grade) => (isAbove(one, other) ? one : other)

/** From here on help is shown. */
export const callsForHelp = (grade: Grade) => isAbove(grade, 'distress')

import { type Grade, grades } from '@attune/contract/risk.ts'
import { highest, rank } from './grade-text.ts'

/** How many messages a grade is remembered for at full height. */
const remembered = 10

/**
 * The grade of a talk: `earlier` are the grades of what the person said before, oldest first, and
 * `now` that of their latest message. It rises at once and sinks by one step in ten messages:
 * "ok, thanks" after "I want to die" is still `possible`, and so is talk of tonight's dinner.
 */
export function gradeConversation(earlier: readonly Grade[], now: Grade): Grade {
  const all = [...earlier, now]
  return highest(
    all.map((grade, i) => {
      const steps = Math.floor((all.length - 1 - i) / remembered)
      return grades[Math.max(0, rank(grade) - steps)]!
    }),
  )
}

import { type NamedKey, namedAnswers } from '@attune/content/advice/named.ts'
import type { Intake } from '../questionnaires/read-intake.ts'

/** What a person ticked under one question, in words; what is not named aloud is left out. */
export const namedOf = (intake: Intake, key: NamedKey): string[] =>
  weighing(intake, key).flatMap((name) => name ?? [])

/** How much of what they ticked is not named aloud and has no sentence of its own. */
export const isHiding = ({ life }: Intake) => life.includes('identity')

function weighing(intake: Intake, key: NamedKey): (string | null)[] {
  const names = new Map<string, string | null>(Object.entries(namedAnswers[key]))
  return intake[key].flatMap((code) => {
    const name = names.get(code)
    return name === undefined ? [] : [name]
  })
}

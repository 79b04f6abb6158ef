import { patientChoice } from '../questionnaires/read-intake.ts'
import type { AdviceInput } from './advice-input.ts'
import { inSentence, joined } from './sentences.ts'

const mostStrengths = 2
const mostGoals = 2

/** What they can build on and where they want to go, from what they said themselves. */
export function strengths({ intake, helped, moods }: AdviceInput): string[] {
  const [last] = helped.slice(-1)
  const bright = moods.some((mood) => mood === 'calm' || mood === 'energetic')
  const found = [
    last && `“${last}” helped you before, so keep that in reach.`,
    intake.feelings.includes('hopeful') &&
      'You also ticked “Hopeful”: there is something to build on.',
    intake.feelings.includes('calm') && 'You also ticked “Calm”: you know what that is like.',
    intake.earlier.includes('helped') && 'Therapy has helped you before, so you know that way.',
    bright && 'There were lighter moments this week, too.',
  ].filter((one) => typeof one === 'string')
  return [...found.slice(0, mostStrengths), ...hopes(intake)]
}

function hopes({ goals }: AdviceInput['intake']): string[] {
  const wished = goals.slice(0, mostGoals).map((goal) => hopeOf(patientChoice('goals', goal).label))
  return wished.length > 0 ? [`You hope ${joined(wished)}.`] : []
}

/** The labels are in the person’s own voice. */
const hopeOf = (label: string) => inSentence(label).replace(/\bmyself\b/g, 'yourself')

import { strengthTexts } from '@attune/content/advice/sentences.ts'
import { patientChoice } from '../questionnaires/read-intake.ts'
import { joinWords } from '../wording/join-words.ts'
import type { AdviceInput } from './advice-input.ts'

const mostStrengths = 2
const mostGoals = 2

/** What they can build on and where they want to go, from what they said themselves. */
export function strengths({ intake, helped, moods }: AdviceInput): string[] {
  const [last] = helped.slice(-1)
  const bright = moods.some((mood) => mood === 'calm' || mood === 'energetic')
  const found = [
    last && strengthTexts.helpedBefore(last),
    intake.feelings.includes('hopeful') && strengthTexts.hopeful,
    intake.feelings.includes('calm') && strengthTexts.calm,
    intake.earlier.includes('helped') && strengthTexts.therapyHelped,
    bright && strengthTexts.lighterMoments,
  ].filter((one) => typeof one === 'string')
  return [...found.slice(0, mostStrengths), ...hopes(intake)]
}

function hopes({ goals }: AdviceInput['intake']): string[] {
  const hoped = goals.slice(0, mostGoals).map((goal) => hopeOf(patientChoice('goals', goal).label))
  return hoped.length > 0 ? [strengthTexts.hopes(joinWords(hoped))] : []
}

/** The labels are in the person’s own voice. */
const hopeOf = (label: string) =>
  (label.charAt(0).toLowerCase() + label.slice(1)).replace(/\bmyself\b/g, 'yourself')

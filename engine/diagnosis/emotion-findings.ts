import { feelingsOfAnswers } from '@attune/content/questionnaires/feelings-of-answers.ts'
import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import type { Source } from '../questionnaires/concern-signals.ts'
import { type Intake, patientChoice } from '../questionnaires/read-intake.ts'
import type { Finding } from './finding.ts'

const maxEmotions = 8

/** The feelings a person chose, then those only their other answers speak of. */
export function emotionFindings(intake: Intake): Finding[] {
  const sources = sourcesByFeeling(intake)
  const chosen = new Set<string>(intake.feelings)
  return [...sources]
    .toSorted(([a], [b]) => Number(chosen.has(b)) - Number(chosen.has(a)))
    .slice(0, maxEmotions)
    .map(([feeling, from]) => {
      const { label } = patientChoice('feelings', feeling)
      return { text: label, told: label, from }
    })
}

/** In the order of the questions, and of the choices within one. */
function sourcesByFeeling(intake: Intake): Map<string, Source[]> {
  const sources = new Map<string, Source[]>()
  for (const { key, question } of patientQuestions) {
    const table: { [code: string]: string } = feelingsOfAnswers[key] ?? {}
    for (const code of intake[key]) {
      const feeling = key === 'feelings' ? code : table[code]
      if (!feeling) continue
      const source = { question, answer: patientChoice(key, code).label }
      sources.set(feeling, [...(sources.get(feeling) ?? []), source])
    }
  }
  return sources
}

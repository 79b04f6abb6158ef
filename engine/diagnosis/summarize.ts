import { summarySentences } from '@attune/content/diagnosis/summary-sentences.ts'
import { concerns } from '@attune/content/questionnaires/concerns.ts'
import type { Answer } from '@attune/content/questionnaires/question.ts'
import {
  type ConcernSignal,
  concernSignals,
  mainConcerns,
} from '../questionnaires/concern-signals.ts'
import { type Intake, isLeftUnsaid, readIntake } from '../questionnaires/read-intake.ts'
import { dangerMarker } from './danger-part.ts'
import { emotionFindings } from './emotion-findings.ts'
import type { Finding } from './finding.ts'
import { aroundFindings, storyFindings } from './plain-story.ts'
import { spoken } from './said.ts'
import { specialtyFindings } from './specialties.ts'

export type Summary = {
  /** What someone goes through, a danger first, and what they hope for. Never a diagnosis. */
  diagnosis: Finding[]
  /** At most 8: those the person chose, then those their other answers speak of. */
  emotions: Finding[]
  /** At most 6: what to look for in a therapist. */
  therapist_specialties: Finding[]
  weight: Weight
}

/** How heavily this seems to weigh; `urgent`: help from a person comes before everything else. */
export type Weight = 'none' | 'some' | 'strong' | 'urgent'

const maxThemes = 5
const faintStrength = 2

/** The screening summary of an intake. The order of the answers does not matter; never throws. */
export function summarize(answers: readonly Answer[]): Summary {
  const intake = readIntake(answers)
  const signals = concernSignals(intake)
  const mark = dangerMarker(intake, signals)
  const main = mainConcerns(signals).filter((s) => s.strength >= faintStrength)
  const themes = safetyFirst(main).slice(0, maxThemes)
  const story = storyFindings(intake, themes)
  const emotions = isLeftUnsaid('feelings', answers) ? [] : emotionFindings(intake)
  return {
    diagnosis: [...(story.length > 0 ? story : [noTheme]), ...aroundFindings(intake)].map((one) =>
      mark(one, 'some'),
    ),
    emotions: emotions.map((one) => mark(one, 'every')),
    therapist_specialties: specialtyFindings(themes).map((one) => mark(one, 'every')),
    weight: weightOf(intake, themes),
  }
}

const noTheme: Finding = { ...spoken(summarySentences.noTheme), from: [] }

/** A named danger is never pushed out of the list by louder themes. */
function safetyFirst(signals: readonly ConcernSignal[]): ConcernSignal[] {
  return signals.toSorted(
    (a, b) => Number(concerns[b.concern].crisis) - Number(concerns[a.concern].crisis),
  )
}

function weightOf({ thoughts }: Intake, themes: readonly ConcernSignal[]): Weight {
  if (thoughts[0] === 'life') return 'urgent'
  const inDanger = themes.some(({ concern }) => concerns[concern].crisis)
  if (inDanger || thoughts[0] === 'constant' || thoughts[0] === 'often') return 'strong'
  return thoughts[0] === 'passing' ? 'some' : 'none'
}

import { summarySentences } from '@attune/content/diagnosis/summary-sentences.ts'
import { type ConcernSlug, concerns } from '@attune/content/questionnaires/concerns.ts'
import type { Answer } from '@attune/content/questionnaires/question.ts'
import {
  type ConcernSignal,
  concernSignals,
  mainConcerns,
  namedStrength,
  type Source,
} from '../questionnaires/concern-signals.ts'
import {
  type Intake,
  patientChoice,
  patientQuestion,
  readIntake,
} from '../questionnaires/read-intake.ts'
import { emotionFindings } from './emotion-findings.ts'
import type { Finding } from './finding.ts'
import { specialtyFindings } from './specialties.ts'

export type Summary = {
  /** Themes, strongest first, at most 5, then how long and what it touches. Never a diagnosis. */
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
const strongStrength = 5
const faintStrength = 2

/** The screening summary of an intake. The order of the answers does not matter; never throws. */
export function summarize(answers: readonly Answer[]): Summary {
  const intake = readIntake(answers)
  const main = mainConcerns(concernSignals(intake)).filter((s) => s.strength >= faintStrength)
  const themes = safetyFirst(main).slice(0, maxThemes)
  return {
    diagnosis: [...(themes.length > 0 ? themes.map(themeFinding) : [noTheme]), ...course(intake)],
    emotions: emotionFindings(intake),
    therapist_specialties: specialtyFindings(themes),
    weight: weightOf(intake, themes),
  }
}

const noTheme: Finding = { text: summarySentences.noTheme, from: [] }

/** A named danger is never pushed out of the list by louder themes. */
function safetyFirst(signals: readonly ConcernSignal[]): ConcernSignal[] {
  return signals.toSorted(
    (a, b) => Number(concerns[b.concern].crisis) - Number(concerns[a.concern].crisis),
  )
}

function themeFinding({ concern, strength, from }: ConcernSignal): Finding {
  return { text: themeSentence(concern, strength), concern, from }
}

function themeSentence(concern: ConcernSlug, strength: number): string {
  const { topic } = concerns[concern]
  if (concern === 'self-harm-suicide') return summarySentences.selfHarm
  if (strength >= strongStrength) return summarySentences.strongTheme(topic)
  if (strength >= namedStrength) return summarySentences.theme(topic)
  return summarySentences.faintTheme(topic)
}

/** How long it has lasted and what it makes harder, in the person's own words. */
function course({ since, daily }: Intake): Finding[] {
  const findings: Finding[] = []
  if (since[0])
    findings.push({ text: summarySentences.since(since[0]), from: [source('since', since[0])] })
  if (daily.length > 0) {
    const from = daily.map((code) => source('daily', code))
    const harder = from.map(({ answer }) => answer.toLowerCase()).join(', ')
    findings.push({ text: summarySentences.harder(harder), from })
  }
  return findings
}

function source(key: 'since' | 'daily', code: string): Source {
  return { question: patientQuestion(key).question, answer: patientChoice(key, code).label }
}

function weightOf({ thoughts }: Intake, themes: readonly ConcernSignal[]): Weight {
  if (thoughts[0] === 'life') return 'urgent'
  const inDanger = themes.some(({ concern }) => concerns[concern].crisis)
  if (inDanger || thoughts[0] === 'constant' || thoughts[0] === 'often') return 'strong'
  return thoughts[0] === 'passing' ? 'some' : 'none'
}

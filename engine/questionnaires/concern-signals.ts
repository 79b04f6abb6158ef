import { matchTexts } from '@attune/content/matching/texts.ts'
import {
  type ConcernSlug,
  concernSlugs,
  concerns,
} from '@attune/content/questionnaires/concerns.ts'
import { concernsOfAnswers } from '@attune/content/questionnaires/concerns-of-answers.ts'
import { type PatientKey, patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { type Intake, patientChoice } from './read-intake.ts'

/** One answer, in the person's own words as they ticked them. */
export type Source = { question: string; answer: string }

/** How strongly the answers of one person speak of one concern: 1 is a hint, 3 and more is named. */
export type ConcernSignal = { concern: ConcernSlug; strength: number; from: readonly Source[] }

export const namedStrength = 3

/** A person's own words are named, never quoted: what is said of a match is read by others too. */
const ownWords: Source = matchTexts.ownWords

/** Strongest first; equals in the fixed order of the concerns. */
export function concernSignals(intake: Intake): ConcernSignal[] {
  const signals = new Map<ConcernSlug, { strength: number; from: Source[] }>()
  for (const { key, question } of patientQuestions) {
    for (const code of intake[key]) {
      const source = { question, answer: patientChoice(key, code).label }
      for (const [concern, points] of spoken(key, code)) {
        const signal = signals.get(concern) ?? { strength: 0, from: [] }
        signals.set(concern, {
          strength: signal.strength + points,
          from: [...signal.from, source],
        })
      }
    }
  }
  return concernSlugs
    .flatMap((concern) => {
      const signal = signals.get(concern)
      return signal ? [{ concern, ...signal }] : []
    })
    .toSorted((a, b) => b.strength - a.strength)
}

/**
 * What the person named, or what their hints add up to. Where that is nothing, the bare hints,
 * but never of a specialist concern: one bad dream is no sign of trauma.
 */
export function mainConcerns(signals: readonly ConcernSignal[]): ConcernSignal[] {
  const named = signals.filter(({ strength }) => strength >= namedStrength)
  if (named.length > 0) return named
  return signals.filter(({ concern }) => !concerns[concern].specialist)
}

/** What someone ticked as their reason, and what the rest of their answers hints at. */
export type Reasons = { named: readonly ConcernSignal[]; hinted: readonly ConcernSignal[] }

/** What someone ticked as their reason, by name. */
export const namedIn = (intake: Intake): ConcernSlug[] =>
  readReasons(intake).named.map(({ concern }) => concern)

/** An answer about the reason that speaks this clearly of a concern names it. */
const namedFrom = 3

/**
 * `heard`: what the person's own words speak of. It is a hint, of a specialist concern too, and only
 * where no answer names the same.
 */
export function readReasons(intake: Intake, heard: readonly ConcernSlug[] = []): Reasons {
  const ticked = new Set(
    reasonKeys.flatMap((key) =>
      intake[key].flatMap((code) =>
        spoken(key, code).flatMap(([concern, points]) => (points >= namedFrom ? [concern] : [])),
      ),
    ),
  )
  const alsoHeard = heard.filter((concern) => !ticked.has(concern))
  const signals = withHeard(concernSignals(intake), alsoHeard)
  const named = signals.filter(({ concern }) => ticked.has(concern))
  const others = signals.filter(
    ({ concern }) =>
      !ticked.has(concern) && (alsoHeard.includes(concern) || !concerns[concern].specialist),
  )
  const hinted = named.length > 0 ? others.filter(isStrong) : mainConcerns(others)
  return { named, hinted }
}

/** What is heard speaks as clearly as an answer that names it, and not twice. */
function withHeard(signals: readonly ConcernSignal[], heard: readonly ConcernSlug[]) {
  const before = new Map(signals.map((signal) => [signal.concern, signal]))
  const clear = heard.map((concern) => {
    const { strength = 0, from = [] } = before.get(concern) ?? {}
    return { concern, strength: Math.max(strength, namedStrength), from: [ownWords, ...from] }
  })
  return [...clear, ...signals.filter(({ concern }) => !heard.includes(concern))].toSorted(
    (a, b) => b.strength - a.strength,
  )
}

const reasonKeys = ['brings', 'life', 'thoughts'] as const satisfies readonly PatientKey[]

const isStrong = ({ strength }: ConcernSignal) => strength >= namedStrength

function spoken(key: PatientKey, code: string): [ConcernSlug, number][] {
  const table: { [code: string]: Partial<Record<ConcernSlug, number>> } =
    concernsOfAnswers[key] ?? {}
  return Object.entries(table[code] ?? {}) as [ConcernSlug, number][]
}

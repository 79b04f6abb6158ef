import { concernSignals, mainConcerns } from '../questionnaires/concern-signals.ts'
import { concerns } from '../questionnaires/concerns.ts'
import type { PatientKey } from '../questionnaires/patient.ts'
import { type Intake, patientChoice } from '../questionnaires/read-intake.ts'
import { type FactorKey, isGender, isYears, profileKeys } from './rules.ts'

/** One thing a patient asked for. */
export type Wish = {
  code: string
  /** How much it counts among the wishes of its factor. */
  weight: number
  /** Its name inside a sentence. */
  brief: string
  /** The patient's own answers it came from. */
  yours: readonly string[]
}

/** What a patient asked of one factor; at least one wish. */
export type Ask = { key: FactorKey; wishes: readonly Wish[] }

/** A concern named over and over must not drown one named once. */
const maxStrength = 6
const maxSourcesShown = 2

/**
 * What a patient asked for, in the order of the weights; factors left open are missing.
 * Someone who left everything open asked for nothing that could be met, so neither 0 nor 100
 * would be true: they see how much each profile tells them, and are told that it is only that.
 */
export function readAsks(intake: Intake): Ask[] {
  const asks: Ask[] = [
    { key: 'concerns', wishes: concernWishes(intake) },
    { key: 'approach', wishes: wishesOf('approach', intake.approach) },
    { key: 'language', wishes: wishesOf('language', intake.language) },
    { key: 'format', wishes: wishesOf('format', intake.format) },
    { key: 'hours', wishes: wishesOf('hours', intake.hours) },
    { key: 'clients', wishes: wishesOf('clients', intake.clients) },
    { key: 'style', wishes: wishesOf('style', intake.style) },
    { key: 'identity', wishes: wishesOf('ease', intake.ease.filter(isIdentity)) },
    { key: 'gender', wishes: wishesOf('ease', intake.ease.filter(isGender)) },
    { key: 'experience', wishes: wishesOf('ease', intake.ease.filter(isYears)) },
  ]
  const asked = asks.filter(({ wishes }) => wishes.length > 0)
  return asked.length > 0 ? asked : [{ key: 'profile', wishes: profileWishes }]
}

function concernWishes(intake: Intake): Wish[] {
  return mainConcerns(concernSignals(intake)).map(({ concern, strength, from }) => ({
    code: concern,
    weight: Math.min(strength, maxStrength),
    brief: concerns[concern].topic,
    yours: from.slice(0, maxSourcesShown).map(({ answer }) => answer),
  }))
}

function wishesOf(key: PatientKey, codes: readonly string[]): Wish[] {
  return codes.map((code) => {
    const { label, brief = label } = patientChoice(key, code)
    return { code, weight: 1, brief, yours: [label] }
  })
}

function isIdentity(code: string): boolean {
  return !isGender(code) && !isYears(code)
}

const profileWishes: readonly Wish[] = profileKeys.map((key) => ({
  code: key,
  weight: 1,
  brief: 'a full profile',
  yours: ['You left everything open'],
}))

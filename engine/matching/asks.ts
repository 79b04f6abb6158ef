import { matchTexts } from '@attune/content/matching/texts.ts'
import { concerns } from '@attune/content/questionnaires/concerns.ts'
import type { PatientKey } from '@attune/content/questionnaires/patient.ts'
import type { FactorKey, Weights } from '@attune/contract/matching.ts'
import { shareOut, type Worth } from '@attune/contract/points.ts'
import { concernSignals, mainConcerns } from '../questionnaires/concern-signals.ts'
import { type Intake, patientChoice } from '../questionnaires/read-intake.ts'
import { profileKeys } from './fields.ts'
import { isGender, isYears } from './rules.ts'
import { percentUnlessSaid, weights } from './weights.ts'

/** One thing a patient asked for. Plain JSON, as all of a plan. */
export type Wish = {
  code: string
  /** How much it counts among the wishes of its factor; a whole number. */
  weight: number
  /** Its name inside a sentence. */
  brief: string
  /** The patient's own answers it came from. */
  yours: readonly string[]
}

/** What a patient asked of one factor; at least one wish. */
export type Ask = Worth & { key: FactorKey; wishes: readonly Wish[] }

type Asked = Pick<Ask, 'key' | 'wishes' | 'weight'>

/** A concern named over and over must not drown one named once. */
const maxStrength = 6
const maxSourcesShown = 2

/**
 * What a patient asked for, in the order of the weights; factors left open are missing.
 * Someone who left everything open asked for nothing that could be met, so neither 0 nor 100
 * would be true: they see how much each profile tells them, and are told that it is only that.
 */
export function readAsks(intake: Intake, own: Weights = {}): Ask[] {
  const asked: Asked[] = [
    ...concernAsks(intake),
    plain('approach', wishesOf('approach', intake.approach)),
    plain('language', wishesOf('language', intake.language)),
    plain('format', wishesOf('format', intake.format)),
    plain('hours', wishesOf('hours', intake.hours)),
    plain('clients', wishesOf('clients', intake.clients)),
    plain('style', wishesOf('style', intake.style)),
    plain('identity', wishesOf('ease', intake.ease.filter(isIdentity))),
    plain('gender', wishesOf('ease', intake.ease.filter(isGender))),
    plain('experience', wishesOf('ease', intake.ease.filter(isYears))),
    plain('responsiveness', own.responsiveness ? [promptAnswers] : []),
  ]
  const asks = asked.filter(({ wishes }) => wishes.length > 0)
  return (asks.length > 0 ? asks : [plain('profile', profileWishes)]).map((ask) => ({
    ...ask,
    percent: percentOf(ask.key, own),
  }))
}

const percentOf = (key: FactorKey, own: Weights) =>
  (key === 'profile' ? undefined : own[key]) ?? percentUnlessSaid(key)

const plain = (key: Exclude<FactorKey, 'specialist'>, wishes: Wish[]): Asked => ({
  key,
  weight: weights[key],
  wishes,
})

/** The weight of what brings someone here, split by how strongly they spoke of each kind. */
function concernAsks(intake: Intake): Asked[] {
  const wishes = concernWishes(intake)
  const special = wishes.filter(({ code }) => isSpecialist(code))
  const standard = wishes.filter(({ code }) => !isSpecialist(code))
  const whole = strengthOf(wishes)
  const parts = [strengthOf(standard), strengthOf(special)].map((part) => part * weights.concerns)
  const [first = 0, second = 0] = whole > 0 ? shareOut(parts, whole) : []
  return [
    { key: 'concerns', wishes: standard, weight: Math.max(first, 1) },
    { key: 'specialist', wishes: special, weight: Math.max(second, 1) },
  ]
}

const isSpecialist = (code: string) => concerns[code as keyof typeof concerns].specialist

const strengthOf = (wishes: readonly Wish[]) =>
  wishes.reduce((total, { weight }) => total + weight, 0)

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

const promptAnswers: Wish = {
  code: 'prompt',
  weight: 1,
  brief: matchTexts.promptAnswers.brief,
  yours: [matchTexts.promptAnswers.yours],
}

const profileWishes: Wish[] = profileKeys.map((key) => ({
  code: key,
  weight: 1,
  brief: matchTexts.fullProfile.brief,
  yours: [matchTexts.fullProfile.yours],
}))

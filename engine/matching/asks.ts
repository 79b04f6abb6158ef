import { matchTexts } from '@attune/content/matching/texts.ts'
import { type ConcernSlug, concerns } from '@attune/content/questionnaires/concerns.ts'
import type { PatientKey } from '@attune/content/questionnaires/patient.ts'
import type { FactorKey, Weights } from '@attune/contract/matching.ts'
import { shareOut, type Worth } from '@attune/contract/points.ts'
import { type ConcernSignal, type Reasons, readReasons } from '../questionnaires/concern-signals.ts'
import { type Intake, patientChoice } from '../questionnaires/read-intake.ts'
import { profileKeys } from './fields.ts'
import { budgetCode } from './pay.ts'
import { isGender, isYears } from './rules.ts'
import type { SaidFacts } from './said-facts.ts'
import { percentUnlessSaid, weightOfReasons, weightOfWhatMatters, weights } from './weights.ts'

/** One thing a patient asked for. Plain JSON, as all of a plan. */
export type Wish = {
  code: string
  /** How much it counts among the wishes of its factor; a whole number. */
  weight: number
  /** Its name inside a sentence. */
  brief: string
  /** The patient's own answers it came from. */
  yours: readonly string[]
  /** Follows from answers that did not ask for it; so it is not counted among the wishes. */
  isHint?: true
}

/** What a patient asked of one factor; at least one wish. */
export type Ask = Worth & { key: FactorKey; wishes: readonly Wish[] }

type Asked = Pick<Ask, 'key' | 'wishes' | 'weight' | 'essential'>

/** A concern named over and over must not drown one named once. */
const maxStrength = 6
const maxSourcesShown = 2
/** What was named counts so many times what it is hinted at by all else. */
const timesNamed = 3

/**
 * What a patient asked for, in the order of the weights; factors left open are missing.
 * Someone who left everything open asked for nothing that could be met, so neither 0 nor 100
 * would be true: they see how much each profile tells them, and are told that it is only that.
 */
export function readAsks(intake: Intake, own: Weights = {}, facts?: SaidFacts): Ask[] {
  const asked: Asked[] = [
    ...concernAsks(intake, facts?.heard),
    plain('approach', wishesOf('approach', intake.approach)),
    plain('language', wishesOf('language', intake.language)),
    plain('format', wishesOf('format', intake.format)),
    plain('hours', wishesOf('hours', intake.hours)),
    plain('clients', wishesOf('clients', intake.clients)),
    plain('style', wishesOf('style', intake.style)),
    plain('identity', wishesOf('ease', intake.ease.filter(isIdentity))),
    plain('gender', wishesOf('ease', intake.ease.filter(isGender))),
    plain('experience', wishesOf('ease', intake.ease.filter(isYears))),
    ...moneyAsks(facts),
    plain('words', heardWishes(facts?.heard)),
    plain('responsiveness', own.responsiveness ? [promptAnswers] : []),
  ]
  const asks = asked.filter(({ wishes }) => wishes.length > 0)
  return (asks.length > 0 ? asks : [plain('profile', profileWishes)]).map((ask) => ({
    ...ask,
    weight: facts?.matters.includes(ask.key) ? weightOfWhatMatters(ask.weight) : ask.weight,
    percent: percentOf(ask.key, own),
  }))
}

const percentOf = (key: FactorKey, own: Weights) =>
  (key === 'profile' ? undefined : own[key]) ?? percentUnlessSaid(key)

const plain = (key: FactorKey, wishes: Wish[]): Asked => ({ key, weight: weights[key], wishes })

/** How much of someone's work it is; and, where it takes training of its own, whether they list it. */
function concernAsks(intake: Intake, heard?: readonly ConcernSlug[]): Asked[] {
  const reasons = readReasons(intake, heard)
  const named = reasons.named.map((signal) => concernWish(signal, timesNamed * strengthOf(signal)))
  const special = reasons.named.filter(({ concern }) => concerns[concern].specialist)
  const essential = special.map((signal) =>
    concernWish(signal, signal.concern === 'self-harm-suicide' ? special.length : 1),
  )
  return [
    {
      ...plain('concerns', [...named, ...hintWishes(reasons)]),
      weight: weightOfReasons(named.length),
    },
    {
      ...plain('specialist', essential),
      // Whoever lists it among many has half a part.
      essential: 2 * essential.reduce((total, { weight }) => total + weight, 0),
    },
  ]
}

/** All hints together weigh at most a third of the least that was named. */
function hintWishes({ named, hinted }: Reasons): Wish[] {
  const strengths = hinted.map(strengthOf)
  const sum = strengths.reduce((total, one) => total + one, 0)
  const most = Math.min(...named.map(strengthOf))
  const shares =
    named.length > 0 && sum > most
      ? shareOut(
          strengths.map((strength) => strength * most),
          sum,
        )
      : strengths
  return hinted.flatMap((signal, i) =>
    shares[i]! > 0 ? [{ ...concernWish(signal, shares[i]!), isHint: true as const }] : [],
  )
}

const strengthOf = ({ strength }: ConcernSignal) => Math.min(strength, maxStrength)

const concernWish = ({ concern, from }: ConcernSignal, weight: number): Wish => ({
  code: concern,
  weight,
  brief: concerns[concern].topic,
  yours: from.slice(0, maxSourcesShown).map(({ answer }) => answer),
})

function wishesOf(key: PatientKey, codes: readonly string[]): Wish[] {
  return codes.map((code) => {
    const { label, brief = label } = patientChoice(key, code)
    return { code, weight: 1, brief, yours: [label] }
  })
}

function moneyAsks(facts: SaidFacts | undefined): Asked[] {
  const { budget = null, payer = null } = facts ?? {}
  const wish = (code: string, { brief, yours }: { brief: string; yours: string }): Wish => ({
    code,
    weight: 1,
    brief,
    yours: [yours],
  })
  return [
    plain(
      'fee',
      budget
        ? [wish(budgetCode(budget, payer), matchTexts.budget(budget.most, budget.currency))]
        : [],
    ),
    plain('payer', payer?.trim() ? [wish(payer, matchTexts.payer(payer.trim()))] : []),
  ]
}

function isIdentity(code: string): boolean {
  return !isGender(code) && !isYears(code)
}

/** What the person's own words speak of, as a therapist's own words may; nobody asked for it. */
const heardWishes = (heard: readonly ConcernSlug[] = []): Wish[] =>
  heard.map((concern) => ({
    code: concern,
    weight: 1,
    brief: matchTexts.alsoSays(concerns[concern].topic),
    yours: [matchTexts.ownWordsOn(concerns[concern].topic)],
    isHint: true,
  }))

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
  isHint: true as const,
}))

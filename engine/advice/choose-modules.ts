import type { Module } from '@attune/content/advice/module.ts'
import { modules } from '@attune/content/advice/modules.ts'
import { tiredFeelings } from '@attune/content/emotions/moods-of-feelings.ts'
import { type ConcernSlug, concerns } from '@attune/content/questionnaires/concerns.ts'
import { concernsOfAnswers } from '@attune/content/questionnaires/concerns-of-answers.ts'
import { namedStrength } from '../questionnaires/concern-signals.ts'
import type { Intake } from '../questionnaires/read-intake.ts'
import { chance, highest } from '../recommendations/choose.ts'
import { interestsOf } from '../recommendations/interests.ts'
import { livesWith } from '../recommendations/lives-with.ts'
import { isInTime } from '../recommendations/moment.ts'
import { suits } from '../recommendations/suits.ts'
import type { AdviceFacts, AdviceInput } from './advice-input.ts'
import { recentFeelings } from './recent-feelings.ts'

const restDays = 7
/** One for today and one or two for other days; whoever is worn out is given less. */
const [fewest, most] = [2, 3]
const lateSteps = 3
const helpedBonus = 1.5

export const planAdvice = (facts: AdviceFacts): AdviceInput => ({
  ...facts,
  modules: chooseModules(facts),
})

/**
 * Today's step first, then what is for other days. A danger comes before all; else the concerns
 * take turns, the strongest first. Nothing that does not fit the hour, the person's life or what
 * they said of it; nothing of the last seven days while there is enough else, and never what the
 * advice before this one gave. No more at once than leaves enough for the other days of a week.
 */
export function chooseModules(facts: AdviceFacts): Module[] {
  const fitting = modules.filter((module) => fits(module, facts))
  const pool = rested(fitting, facts, most)
  const wanted = wantedConcerns(facts)
  const worth = worthTo(facts, wanted)
  const now = fitting.filter((module) => isInTime(module, facts.moment))
  const today = highest(rested(now, facts, 1), (module) => worth(module, wanted[0]))
  const chosen = today ? [today] : []
  const ration = Math.max(fewest, Math.floor(pool.length / restDays))
  const count = Math.min(isTired(facts.intake.feelings) ? fewest : most, ration, pool.length)
  for (let turn = 1; chosen.length < count; turn++) {
    const left = pool.filter((module) => !chosen.includes(module))
    const next = highest(left, (module) => worth(module, wanted[turn % wanted.length]))
    if (!next) break
    chosen.push(next)
  }
  return chosen
}

export const isTired = (feelings: Intake['feelings']) =>
  feelings.some((feeling) => tiredFeelings.includes(feeling))

function fits(module: Module, facts: AdviceFacts): boolean {
  const { intake, circumstances, tried } = facts
  const lives = livesWith(intake, circumstances)
  if (module.life && !intake.life.includes(module.life)) return false
  if (module.notFor?.some((one) => lives.has(one))) return false
  if (tried.some(({ id, helped }) => id === module.id && helped === false)) return false
  return suits(module, facts)
}

/** What was not given lately; where fewer than `least` are left, the oldest return. */
function rested(
  fitting: readonly Module[],
  { lastShown }: AdviceFacts,
  least: number,
): readonly Module[] {
  const age = ({ id }: Module) =>
    Math.min(...lastShown.filter((one) => one.id === id).map(({ daysAgo }) => daysAgo), Infinity)
  const fresh = fitting.filter((module) => age(module) >= restDays)
  if (fresh.length >= least) return fresh
  const old = fitting.filter((module) => !fresh.includes(module))
  return [...fresh, ...old.toSorted((a, b) => age(b) - age(a)).slice(0, least - fresh.length)]
}

/** Dangers first, then what brings them, each in turn; equals by strength. */
function wantedConcerns(facts: AdviceFacts): ConcernSlug[] {
  const late = facts.tried
    .slice(-lateSteps)
    .flatMap(({ id }) => modules.find((module) => module.id === id)?.concerns[0] ?? [])
  const order = (concern: ConcernSlug) =>
    Number(concerns[concern].crisis) * 10 +
    Number(facts.intake.brings.some((code) => namedBy(code, concern))) -
    late.filter((one) => one === concern).length
  return interestsOf(facts)
    .map(({ concern }) => concern)
    .toSorted((a, b) => order(b) - order(a))
}

function namedBy(code: Intake['brings'][number], concern: ConcernSlug): boolean {
  const spoken: Partial<Record<ConcernSlug, number>> = concernsOfAnswers.brings?.[code] ?? {}
  return (spoken[concern] ?? 0) >= namedStrength
}

function worthTo(facts: AdviceFacts, wanted: readonly ConcernSlug[]) {
  const felt = recentFeelings(facts.intake.feelings, facts.writing.feelings, facts.moods)
  const helped = new Set(facts.tried.flatMap((one) => (one.helped ? one.id : [])))
  return (module: Module, concern: ConcernSlug | undefined): number => {
    const forConcern = concern && module.concerns.includes(concern) ? 4 : 0
    const first = Number(concern !== undefined && module.concerns[0] === concern)
    const other = Number(module.concerns.some((one) => wanted.includes(one)))
    const answers = Math.min(2, module.feelings.filter((one) => felt.has(one)).length)
    const liked = helped.has(module.id) ? helpedBonus : 0
    const luck = chance(`${facts.seed}:${module.id}`)
    return forConcern + first + other + liked + answers * 0.6 + luck
  }
}

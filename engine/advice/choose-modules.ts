import type { Module } from '@attune/content/advice/module.ts'
import { modules } from '@attune/content/advice/modules.ts'
import { tiredFeelings } from '@attune/content/emotions/moods-of-feelings.ts'
import { type ConcernSlug, concerns } from '@attune/content/questionnaires/concerns.ts'
import type { Mood } from '@attune/contract/recommendations.ts'
import type { Intake } from '../questionnaires/read-intake.ts'
import { chance, highest } from '../recommendations/choose.ts'
import { interestsOf } from '../recommendations/interests.ts'
import type { Shown, Speaker } from '../recommendations/person.ts'
import { suits } from '../recommendations/suits.ts'
import { recentFeelings } from './recent-feelings.ts'

export type ModulesAsk = Speaker & {
  intake: Pick<Intake, 'feelings' | 'life'>
  /** Picked in the last seven days. */
  moods: readonly Mood[]
  /** Of earlier advice. */
  lastShown: readonly Shown[]
  seed: string
}

const restDays = 7
const [fewest, most] = [3, 5]

/**
 * Three to five things to try: a danger first, then one for each of the strongest concerns. None
 * that was given in the last seven days, until fewer than three are left; then the oldest return.
 * No more at once than leaves enough for the other days of a week.
 */
export function chooseModules(ask: ModulesAsk): Module[] {
  const pool = rested(
    modules.filter((module) => suits(module, ask) && isInLife(module, ask)),
    ask.lastShown,
  )
  const wanted = wantedConcerns(ask)
  const ration = Math.max(fewest, Math.floor(pool.length / restDays))
  const count = Math.min(howMany(ask, wanted.length), ration, pool.length)
  const worth = worthTo(ask, wanted)
  const chosen: Module[] = []
  for (let turn = 0; chosen.length < count; turn++) {
    const concern = wanted[turn % Math.max(wanted.length, 1)]
    const left = pool.filter((module) => !chosen.includes(module))
    const next = highest(left, (module) => worth(module, concern) - sameRhythm(module, chosen))
    if (next) chosen.push(next)
  }
  return chosen
}

const isInLife = ({ life }: Module, { intake }: ModulesAsk) =>
  life === undefined || intake.life.includes(life)

/** Whoever is worn out is given less to do. */
function howMany({ intake }: ModulesAsk, wanted: number): number {
  if (isTired(intake.feelings)) return fewest
  return Math.min(most, Math.max(fewest, wanted + 1))
}

export const isTired = (feelings: Intake['feelings']) =>
  feelings.some((feeling) => tiredFeelings.includes(feeling))

function rested(fitting: readonly Module[], lastShown: readonly Shown[]): readonly Module[] {
  const age = (id: string) =>
    Math.min(...lastShown.filter((one) => one.id === id).map(({ daysAgo }) => daysAgo), Infinity)
  const fresh = fitting.filter(({ id }) => age(id) >= restDays)
  if (fresh.length >= fewest) return fresh
  const oldest = fitting
    .filter((module) => !fresh.includes(module))
    .toSorted((a, b) => age(b.id) - age(a.id))
  return [...fresh, ...oldest.slice(0, fewest - fresh.length)]
}

function wantedConcerns(ask: ModulesAsk): ConcernSlug[] {
  return interestsOf(ask)
    .map(({ concern }) => concern)
    .toSorted((a, b) => Number(concerns[b].crisis) - Number(concerns[a].crisis))
}

function worthTo(ask: ModulesAsk, wanted: readonly ConcernSlug[]) {
  const felt = recentFeelings(ask.intake.feelings, ask.writing.feelings, ask.moods)
  return (module: Module, concern: ConcernSlug | undefined): number => {
    const forConcern = concern && module.concerns.includes(concern) ? 4 : 0
    const first = Number(concern !== undefined && module.concerns[0] === concern)
    const other = Number(module.concerns.some((one) => wanted.includes(one)))
    const answers = Math.min(2, module.feelings.filter((one) => felt.has(one)).length)
    return forConcern + first + other + answers * 0.6 + chance(`${ask.seed}:${module.id}`)
  }
}

/** So that what is for every day and what is for now and then go together. */
const sameRhythm = ({ rhythm }: Module, chosen: readonly Module[]) =>
  chosen.filter((one) => one.rhythm === rhythm).length * 0.5

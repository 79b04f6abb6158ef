import type { ConcernSignal } from '../questionnaires/concern-signals.ts'
import { mainConcerns } from '../questionnaires/concern-signals.ts'
import { type ConcernSlug, concerns } from '../questionnaires/concerns.ts'
import type { Intake } from '../questionnaires/read-intake.ts'
import { chance, highest } from '../recommend/choose.ts'
import type { Shown } from '../recommend/person.ts'
import { strongest, suits } from '../recommend/suits.ts'
import type { Module } from './module.ts'
import { modules } from './modules.ts'

export type ModulesAsk = {
  concerns: readonly ConcernSignal[]
  feelings: Intake['feelings']
  /** Of earlier advice. */
  lastShown: readonly Shown[]
  seed: string
}

const restDays = 7
const [fewest, most] = [3, 5]

/**
 * Three to five things to try: a danger first, then one for each of the strongest concerns. None
 * that was given in the last seven days, until fewer than three are left; then the oldest return.
 */
export function chooseModules(ask: ModulesAsk): Module[] {
  const fitting = modules.filter((module) => suits(module, ask.concerns))
  const pool = rested(fitting, ask.lastShown)
  const chosen: Module[] = []
  const wanted = wantedConcerns(ask.concerns)
  const count = howMany(ask, wanted.length)
  for (let turn = 0; chosen.length < Math.min(count, pool.length); turn++) {
    const concern = wanted[turn % Math.max(wanted.length, 1)]
    const next = bestFor(
      concern,
      pool.filter((module) => !chosen.includes(module)),
      ask,
    )
    if (next) chosen.push(next)
  }
  return chosen
}

/** Whoever is worn out is given less to do. */
function howMany({ feelings }: ModulesAsk, wanted: number): number {
  if (feelings.some((feeling) => tired.has(feeling))) return fewest
  return Math.min(most, Math.max(fewest, wanted + 1))
}

const tired: ReadonlySet<string> = new Set(['overwhelmed', 'worn-out', 'hopeless'])

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

function wantedConcerns(signals: readonly ConcernSignal[]): ConcernSlug[] {
  return mainConcerns(signals)
    .map(({ concern }) => concern)
    .toSorted((a, b) => Number(concerns[b].crisis) - Number(concerns[a].crisis))
}

function bestFor(
  concern: ConcernSlug | undefined,
  pool: readonly Module[],
  { concerns: signals, feelings, seed }: ModulesAsk,
): Module | undefined {
  return highest(pool, (module) => {
    const forConcern = concern && module.concerns.includes(concern) ? 4 : 0
    const first = Number(concern !== undefined && module.concerns[0] === concern)
    const other = Number(strongest(module.concerns, signals) !== undefined)
    const felt = Math.min(2, feelings.filter((one) => module.feelings.includes(one)).length)
    return forConcern + first + other + felt * 0.6 + chance(`${seed}:${module.id}`)
  })
}

import { concernsOfAnswers } from '@attune/content/questionnaires/concerns-of-answers.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import type { Candidate } from '@attune/engine/matching/candidate.ts'
import {
  type MatchResult,
  matchTherapists,
  type Query,
  type QueryOptions,
  tallyAll,
} from '@attune/engine/matching/match.ts'
import { wayOut } from '@attune/engine/matching/way-out.ts'
import { seededRandom } from '@attune/engine/numbers/seeded-random.ts'
import { therapistSays } from '@attune/engine/testing/answers.ts'
import { demoDirectory } from './demo-directory.ts'
import { makePatient, type PlausiblePatient } from './plausible-patients.ts'
import { makeSkewedTherapist } from './synthetic.ts'

const shown = 6
const boxTicker = 'box-ticker'
const today = '2026-11-20'

/** Places that miss what a patient asked for at least, though six who have it could be met. */
export type Missed = { kind: string; places: number; missed: number; short: number }

export type SenseResult = {
  directory: string
  missed: Missed[]
  neverShown: number
  gini: number
  /** Of fewer than six, and how many of those name nothing that would bring more though there are others. */
  lists: { all: number; short: number; withoutOffer: number }
  /**
   * How often someone is shown of the lists that could hold them and whose reason they list, where six
   * others could be shown, too.
   */
  suitable: { median: number; mean: number; boxTicker: number }
  /** How often each is shown, of all lists. */
  absolute: { median: number; boxTicker: number }
  /** Of the first, third and sixth: the lower quarter, the median and the upper quarter. */
  percentages: { place: number; quarters: [number, number, number] }[]
}

export async function measureSense(): Promise<SenseResult[]> {
  const random = seededRandom(48)
  const skewed = Array.from({ length: 10_000 }, (_, i) => makeSkewedTherapist(random, `s${i}`))
  return [
    await measure('demo directory', demoDirectory(), 1_000),
    await measure('10,000 skewed', skewed, 1_000),
  ]
}

async function measure(
  directory: string,
  people: readonly Candidate[],
  patients: number,
): Promise<SenseResult> {
  const random = seededRandom(2_026)
  const everyone = [...people, tickEverything()]
  const counts = new Map(
    everyone.map(({ _id }) => [_id, { shown: 0, suitable: 0, shownOfThem: 0 }]),
  )
  const missed = new Map<string, Missed>()
  const percentages: number[][] = []
  const lists = { all: patients, short: 0, withoutOffer: 0 }
  for (let n = 0; n < patients; n++) {
    const patient = makePatient(random, `p${n}`, people)
    const options = { patient: patient.id, today }
    const without = matchTherapists(patient.intake, people, { ...options, limit: shown })
    const ids = without.best.map(({ _id }) => _id)
    countMissed(missed, patient, people, ids)
    if (without.best.length === shown && !without.best[0]!.few)
      percentages.push(without.best.map((match) => match.matchPercentage))
    if (without.best.length < shown) {
      lists.short++
      if (!(await hasWayOut(patient, options, without, people))) lists.withoutOffer++
    }
    const { best } = matchTherapists(patient.intake, everyone, { ...options, limit: shown })
    for (const { _id } of best) counts.get(_id)!.shown++
    const suitable = everyone.filter((one) => isSuitable(patient, one))
    if (suitable.length <= shown) continue
    for (const { _id } of suitable) {
      const count = counts.get(_id)!
      count.suitable++
      if (best.some((match) => match._id === _id)) count.shownOfThem++
    }
  }
  const own = [...counts].filter(([id]) => id !== boxTicker).map(([, count]) => count)
  const box = counts.get(boxTicker)!
  const ever = own.filter(({ suitable }) => suitable > 0)
  return {
    directory,
    missed: [...missed.values()].toSorted((a, b) => a.kind.localeCompare(b.kind)),
    neverShown: own.filter((one) => one.shown === 0).length,
    gini: giniOf(own.map((one) => one.shown)),
    lists,
    suitable: {
      median: medianOf(ever.map((one) => one.shownOfThem / one.suitable)),
      mean: sumOf(own.map((one) => one.shownOfThem)) / sumOf(own.map((one) => one.suitable)),
      boxTicker: box.shownOfThem / Math.max(box.suitable, 1),
    },
    absolute: {
      median: medianOf(own.map((one) => one.shown)) / patients,
      boxTicker: box.shown / patients,
    },
    percentages: [0, 2, 5].map((place) => ({
      place: place + 1,
      quarters: quartersOf(percentages.map((list) => list[place]!)),
    })),
  }
}

/** Read from the answers alone, so that a mistake of the engine is none of the measure. */
const essentials: readonly {
  kind: string
  of(patient: PlausiblePatient): ((one: Candidate) => boolean) | null
}[] = [
  need('a language in common', 'language'),
  need('a licence where they live', 'country'),
  need('a way to meet', 'format'),
  {
    kind: 'who takes part',
    of: ({ ticked: { clients = [] } }) => {
      if (clients.length === 0) return null
      const needed = clients.includes('children') ? ['children'] : clients
      return (one) => needed.some((code) => holds(one, 'clients', code))
    },
  },
  ...(
    [
      ['self-harm-suicide', 'not wanting to live'],
      ['trauma-ptsd', 'trauma'],
      ['eating-body-image', 'eating'],
      ['psychosis', 'psychosis'],
      ['bipolar', 'bipolar'],
      ['ocd', 'OCD'],
      ['substance-use', 'addiction'],
      ['grief', 'grief (not essential)'],
    ] as const
  ).map(([area, kind]) => ({
    kind,
    of: (patient: PlausiblePatient) =>
      namedOf(patient).includes(area) ? (one: Candidate) => lists(one, area) : null,
  })),
]

async function hasWayOut(
  { intake }: PlausiblePatient,
  options: QueryOptions,
  { blocked, eligible }: MatchResult,
  people: readonly Candidate[],
): Promise<boolean> {
  if (blocked.length > 0) return true
  const count = async (query: Query) => tallyAll(query, people).tally.eligible
  return (await wayOut(intake, options, eligible, count)) !== null
}

function need(kind: string, key: 'language' | 'country' | 'format') {
  return {
    kind,
    of: ({ ticked }: PlausiblePatient) => {
      const wished = ticked[key] ?? []
      if (wished.length === 0) return null
      return (one: Candidate) => wished.some((code) => holds(one, key, code))
    },
  }
}

const holds = (one: Candidate, key: keyof Candidate['practice']['codes'], code: string) =>
  (one.practice.codes[key] as readonly string[]).includes(code)
const lists = (one: Candidate, area: string) => holds(one, 'specialization', area)

function namedOf({ ticked }: PlausiblePatient): string[] {
  return (['brings', 'life', 'thoughts'] as const).flatMap((key) =>
    (ticked[key] ?? []).flatMap((code) => {
      const table: { [code: string]: { [area: string]: number } } = concernsOfAnswers[key] ?? {}
      return Object.entries(table[code] ?? {}).flatMap(([area, n]) => (n === 3 ? [area] : []))
    }),
  )
}

const isSuitable = (patient: PlausiblePatient, one: Candidate) =>
  hasAll(patient, one) && namedOf(patient).some((area) => lists(one, area))

const needs = 4
const hasAll = (patient: PlausiblePatient, one: Candidate) =>
  essentials.slice(0, needs).every(({ of }) => of(patient)?.(one) ?? true)

function countMissed(
  missed: Map<string, Missed>,
  patient: PlausiblePatient,
  people: readonly Candidate[],
  best: readonly string[],
) {
  const listed = people.filter(({ _id }) => best.includes(_id))
  for (const [i, { kind, of }] of essentials.entries()) {
    const has = of(patient)
    if (!has) continue
    const count = missed.get(kind) ?? { kind, places: 0, missed: 0, short: 0 }
    missed.set(kind, count)
    const could = people.filter((one) => hasAll(patient, one) && has(one)).length
    count.places += best.length
    const without = listed.filter((one) => !has(one)).length
    // A need is never let go of in silence; what is essential beyond them may be rarer than six.
    if (i < needs || could >= shown) count.missed += without
    else count.short += Math.max(without - (best.length - could), 0)
  }
}

function tickEverything(): Candidate {
  const ticked = therapistQuestions.map(({ key, choices }) => [
    key,
    choices
      .filter((choice) => !('open' in choice))
      .map(({ code }) => code)
      .filter((code) => key !== 'years' || code === 'years-20'),
  ])
  const practice = therapistSays(Object.fromEntries(ticked) as Parameters<typeof therapistSays>[0])
  return { _id: boxTicker, practice }
}

/** 0 where all are shown as often, 1 where one is shown alone. */
export function giniOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const sum = sorted.reduce((total, value) => total + value, 0)
  const ranked = sorted.reduce((total, value, i) => total + (i + 1) * value, 0)
  return (2 * ranked) / (sorted.length * sum) - (sorted.length + 1) / sorted.length
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0
const medianOf = (values: readonly number[]) =>
  at(
    values.toSorted((a, b) => a - b),
    0.5,
  )

function quartersOf(values: readonly number[]): [number, number, number] {
  const sorted = values.toSorted((a, b) => a - b)
  return [at(sorted, 0.25), at(sorted, 0.5), at(sorted, 0.75)]
}

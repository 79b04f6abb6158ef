import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import type { Question } from '@attune/content/questionnaires/question.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import type { FactorKey } from '@attune/contract/matching.ts'
import { queryFor } from '@attune/engine/matching/match.ts'
import { missingFrom } from '@attune/engine/matching/requirements.ts'
import { heardIn, saidFacts } from '@attune/engine/matching/said-facts.ts'
import { exactPoints, type Plan, planOf } from '@attune/engine/matching/score.ts'
import { seededRandom } from '@attune/engine/numbers/seeded-random.ts'
import { concernSignals, mainConcerns } from '@attune/engine/questionnaires/concern-signals.ts'
import { readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import { bm25 } from './bm25.ts'
import { textModels } from './heard-report.ts'
import { difference, type Estimate, estimate } from './metrics.ts'
import type { Codes, GoldenCase } from './read-golden.ts'

/** A score a therapist; null leaves the therapist out of the list. */
type Ranker = (one: GoldenCase) => (number | null)[]

/** What reading a patient's own words brings: few cases quote any. */
export const withoutWords = 'Attune, own words left unread'

export const rankers: Readonly<Record<string, Ranker>> = {
  Attune: (one) => scoresBy(one, (plan) => plan),
  [withoutWords]: (one) =>
    scoresBy(
      one,
      (plan) => plan,
      () => [],
    ),
  'Attune, all weights equal': (one) => scoresBy(one, equally),
  'Attune, weights reversed': (one) => scoresBy(one, reversed),
  random: (() => {
    const random = seededRandom(7)
    return (one: GoldenCase) => one.therapists.map(() => random())
  })(),
  'specialty keywords': byKeywords,
  'BM25 over the profile': byProfileText,
}

export type GoldenResult = {
  ranker: string
  /** The share of the pairs that the case sets apart (or together) and the ranker does so too. */
  pairs: Estimate
  /** The share of cases with every pair right. */
  whole: Estimate
  ahead: Estimate | null
  wrong: string[]
}

export function measureGolden(cases: readonly GoldenCase[]): GoldenResult[] {
  const attunes = cases.map((one) => pairsRight(one, rankers.Attune!(one)))
  return Object.entries(rankers).map(([ranker, rank]) => {
    const right = ranker === 'Attune' ? attunes : cases.map((one) => pairsRight(one, rank(one)))
    return {
      ranker,
      pairs: estimate(right),
      whole: estimate(right.map((share) => (share === 1 ? 1 : 0))),
      ahead: ranker === 'Attune' ? null : difference(attunes, right),
      wrong: cases.filter((_, i) => right[i] !== 1).map(({ id }) => id),
    }
  })
}

/** What somebody sensible might put first instead; each three times what the product gives it. */
const otherWeightings: readonly (readonly FactorKey[])[] = [
  ['concerns'],
  ['approach', 'style'],
  ['language', 'format', 'hours', 'fee', 'payer'],
  ['identity', 'gender', 'experience'],
]

/** Two sensible weightings, all weights equal among them, put the therapists in another order. */
export function isTradeOff(one: GoldenCase): boolean {
  const weightings = [
    (plan: Plan) => plan,
    equally,
    ...otherWeightings.map((keys) => (plan: Plan) => threefold(plan, keys)),
  ]
  return new Set(weightings.map((weighed) => orderBy(scoresBy(one, weighed)))).size > 1
}

/** Who is before whom, whatever the points. */
const orderBy = (scores: readonly (number | null)[]) =>
  scores
    .flatMap((score, i) =>
      scores.slice(i + 1).map((other) => Math.sign((score ?? -1) - (other ?? -1))),
    )
    .join()

const threefold = ({ asks }: Plan, keys: readonly FactorKey[]): Plan =>
  planOf(asks.map((ask) => (keys.includes(ask.key) ? { ...ask, weight: 3 * ask.weight } : ask)))

/** Left out is a place too: below everyone who is listed. */
export function pairsRight({ therapists, order, left }: GoldenCase, scores: (number | null)[]) {
  const wanted = (id: string) =>
    left.includes(id) ? -order.length - 1 : -order.findIndex((group) => group.includes(id))
  let right = 0
  let pairs = 0
  therapists.forEach((one, i) => {
    for (const [j, other] of therapists.entries()) {
      if (j <= i) continue
      const want = Math.sign(wanted(one._id) - wanted(other._id))
      const got = Math.sign((scores[i] ?? -1) - (scores[j] ?? -1))
      pairs++
      if (want === got) right++
    }
  })
  return right / pairs
}

/** By the points the product ranks by, its rounded weights included; not listed is not listed. */
function scoresBy(
  { answers, facts, therapists }: GoldenCase,
  weighed: (plan: Plan) => Plan,
  hear = (text: string) => heardIn(textModels, text),
) {
  const said = saidFacts(facts, hear)
  const { plan, requirements } = queryFor(readIntake(answers), { facts: said })
  const used = weighed(plan)
  return therapists.map((one) =>
    missingFrom(requirements, one).length > 0 ? null : exactPoints(used, one),
  )
}

const equally = ({ asks }: Plan): Plan =>
  planOf(asks.map((ask) => ({ ...ask, weight: 1, essential: 0 })))

function reversed({ asks }: Plan): Plan {
  const falling = asks.map(({ weight }) => weight).toSorted((a, b) => b - a)
  const rising = falling.toReversed()
  return planOf(
    asks.map((ask) => ({ ...ask, weight: rising[falling.indexOf(ask.weight)]!, essential: 0 })),
  )
}

/** What a directory with tags does: how many of the concerns named are listed. */
function byKeywords({ answers, therapists }: GoldenCase): number[] {
  const named = mainConcerns(concernSignals(readIntake(answers))).map(({ concern }) => concern)
  return therapists.map(
    ({ says }) => named.filter((concern) => says.specialization?.includes(concern)).length,
  )
}

/** What a search engine does: the labels of one side looked for in those of the other. */
function byProfileText({ asked, therapists }: GoldenCase): number[] {
  const scores = bm25(therapists.map(({ says }) => labels(says, therapistQuestions)))
  return scores(labels(asked, patientQuestions)).map((score) => Number(score.toFixed(6)))
}

const labels = (codes: Codes, questions: readonly Question[]) =>
  Object.entries(codes)
    .flatMap(([key, list]) =>
      list.map(
        (code) =>
          questions
            .find((question) => question.key === key)!
            .choices.find((choice) => choice.code === code)!.label,
      ),
    )
    .join('. ')

import { noWishFacts } from '@attune/contract/wish-facts.ts'
import { matchTherapists } from '@attune/engine/matching/match.ts'
import { saidPlainly } from '@attune/engine/matching/said-facts.ts'
import { seededRandom } from '@attune/engine/numbers/seeded-random.ts'
import { bm25 } from './bm25.ts'
import {
  type CounselQuestion,
  intakeFor,
  type Profile,
  profilesFrom,
  readCounselQuestions,
} from './counsel-data.ts'
import { difference, type Estimate, estimate, recallAt, reciprocalRank } from './metrics.ts'

type Ranker = (question: CounselQuestion) => string[]

const rankers: Readonly<Record<string, (profiles: readonly Profile[]) => Ranker>> = {
  Attune: attuneWith(100),
  'Attune, therapists’ own words unread': attuneWith(100, true, 0),
  'Attune, own words unread': attuneWith(100, false),
  'Attune, without that last wish': attuneWith(0),
  'Attune, without both': attuneWith(0, false),
  random: (profiles) => {
    const random = seededRandom(11)
    return () => byScore(profiles, () => random())
  },
  'specialty keywords': (profiles) => {
    const random = seededRandom(13)
    return ({ concerns }) =>
      byScore(
        profiles,
        ({ listed }) => concerns.filter((one) => listed.has(one)).length + random() / 2,
      )
  },
  'BM25 over all they wrote': (profiles) => {
    const scores = bm25(profiles.map(({ text }) => text))
    return ({ text }) => {
      const found = scores(text)
      return byScore(profiles, (_, i) => found[i]!)
    }
  },
  'whoever answers most': (profiles) => () => byScore(profiles, ({ count }) => count),
}

/** The words are those of the question; what the models hear is left out, as they have learnt from such questions. */
function attuneWith(responsiveness: number, reads = true, words = 100) {
  return (profiles: readonly Profile[]): Ranker =>
    (question) =>
      matchTherapists(intakeFor(question.concerns), profiles, {
        weights: { responsiveness, words },
        limit: profiles.length,
        patient: `question ${question.id}`,
        facts: reads ? { ...noWishFacts, heard: saidPlainly(question.text, 'en') } : undefined,
      }).best.map(({ _id }) => _id)
}

const byScore = (profiles: readonly Profile[], score: (one: Profile, i: number) => number) =>
  profiles
    .map((one, i) => ({ id: one._id, score: score(one, i) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ id }) => id)

export type CounselResult = {
  ranker: string
  mrr: Estimate
  recall: Estimate
  /** Of whom the most voted answer came from. */
  voted: Estimate
  /** The share with someone right among the first six once the three busiest are left out. */
  withoutBusiest: Estimate
  /** How much of the question's topics the first six are known for, whoever answered it. */
  specialty: Estimate
  /** MRR among those who answered about as many questions, so that being busy helps nobody. */
  withinActivity: Estimate
  /** Attune less the other, question by question. */
  ahead: Record<'mrr' | 'recall' | 'specialty' | 'withinActivity', Estimate> | null
}

/**
 * Four folds by question: profiles are built from the answers to the questions of three, the
 * counsellors are ranked for each question of the fourth. Relevant are those who answered it and
 * have a profile; questions without one are left out, for every ranker alike.
 */
export function measureCounsel(folder: string): CounselResult[] {
  const questions = readCounselQuestions(folder)
  const measured = Object.entries(rankers).map(([ranker, rank]) => ({
    ranker,
    ...measure(questions, rank),
  }))
  const own = measured[0]!
  return measured.map(
    ({ ranker, mrr, recall, voted, withoutBusiest, specialty, withinActivity }) => ({
      ranker,
      mrr: estimate(mrr),
      recall: estimate(recall),
      voted: estimate(voted),
      withoutBusiest: estimate(withoutBusiest),
      specialty: estimate(specialty),
      withinActivity: estimate(withinActivity),
      ahead:
        ranker === own.ranker
          ? null
          : {
              mrr: difference(own.mrr, mrr),
              recall: difference(own.recall, recall),
              specialty: difference(own.specialty, specialty),
              withinActivity: difference(own.withinActivity, withinActivity),
            },
    }),
  )
}

function measure(questions: readonly CounselQuestion[], ranker: (typeof rankers)[string]) {
  const found = {
    mrr: [] as number[],
    recall: [] as number[],
    voted: [] as number[],
    withoutBusiest: [] as number[],
    specialty: [] as number[],
    withinActivity: [] as number[],
  }
  for (const fold of [0, 1, 2, 3]) {
    const profiles = profilesFrom(questions.filter((one) => one.fold !== fold))
    const rank = ranker(profiles)
    const known = new Set(profiles.map(({ _id }) => _id))
    const busiest = new Set(
      profiles
        .toSorted((a, b) => b.count - a.count)
        .slice(0, 3)
        .map(({ _id }) => _id),
    )
    for (const question of questions.filter((one) => one.fold === fold)) {
      const answered = question.answers.filter(({ counsellor }) => known.has(counsellor))
      if (answered.length === 0) continue
      const relevant = new Set(answered.map(({ counsellor }) => counsellor))
      const top = Math.max(...answered.map(({ upvotes }) => upvotes))
      const best = answered.filter(({ upvotes }) => upvotes === top)
      const ranked = rank(question)
      found.mrr.push(reciprocalRank(ranked, relevant))
      found.recall.push(recallAt(6, ranked, relevant))
      found.voted.push(recallAt(6, ranked, new Set(best.map(({ counsellor }) => counsellor))))
      found.specialty.push(specialtyOf(question, ranked, profiles))
      for (const id of relevant)
        found.withinActivity.push(rankAmongEquals(id, relevant, ranked, profiles))
      const others = new Set([...relevant].filter((id) => !busiest.has(id)))
      if (others.size === 0) continue
      const rest = ranked.filter((id) => !busiest.has(id)).slice(0, 6)
      found.withoutBusiest.push(rest.some((id) => others.has(id)) ? 1 : 0)
    }
  }
  return found
}

/** nDCG@6; the gain of a counsellor is the share of their answers that were about the question's topics. */
function specialtyOf(
  { concerns }: CounselQuestion,
  ranked: readonly string[],
  profiles: readonly Profile[],
): number {
  const gain = new Map(
    profiles.map((one) => [
      one._id,
      concerns.reduce((sum, concern) => sum + (one.shares.get(concern) ?? 0), 0),
    ]),
  )
  const dcg = (gains: readonly number[]) =>
    gains.slice(0, 6).reduce((sum, value, i) => sum + value / Math.log2(i + 2), 0)
  const ideal = dcg([...gain.values()].toSorted((a, b) => b - a))
  return ideal === 0 ? 0 : dcg(ranked.map((id) => gain.get(id) ?? 0)) / ideal
}

/** Among the others with half to twice as many answers who did not answer this question. */
function rankAmongEquals(
  id: string,
  relevant: ReadonlySet<string>,
  ranked: readonly string[],
  profiles: readonly Profile[],
): number {
  const counts = new Map(profiles.map((one) => [one._id, one.count]))
  const own = counts.get(id)!
  const equals = ranked.filter((other) => {
    const count = counts.get(other)!
    return other === id || (!relevant.has(other) && count >= own / 2 && count <= own * 2)
  })
  return reciprocalRank(equals, new Set([id]))
}

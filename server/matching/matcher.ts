import {
  bestMatches,
  type Explanation,
  type Factor,
  type Match,
  type MatchOverview,
  type Weights,
} from '@attune/contract/matching.ts'
import { noWishFacts } from '@attune/contract/wish-facts.ts'
import {
  type Candidate,
  closedDays,
  dayNumber,
  isClosedOn,
} from '@attune/engine/matching/candidate.ts'
import {
  explainMatch,
  matchTherapists,
  type Query,
  type QueryOptions,
  queryFor,
} from '@attune/engine/matching/match.ts'
import { overviewOf, type Tally } from '@attune/engine/matching/requirements.ts'
import { heardIn, type SaidFacts, saidFacts } from '@attune/engine/matching/said-facts.ts'
import { wayOut } from '@attune/engine/matching/way-out.ts'
import { type Intake, readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import { ENGINE_VERSION } from '@attune/engine/version.ts'
import { keepShownEvents } from '../learning/keep-shown.ts'
import type { Db } from '../lib/db.ts'
import type { Context } from '../lib/http.ts'
import { listBlocked, listDeclined } from '../messages/contact-store.ts'
import { listUserAnswers } from '../questionnaires/intake-store.ts'
import { listCandidates } from './candidate-store.ts'
import type { LiveDirectory } from './live-directory.ts'
import { inputsOf, keepShown, readShown, recomputeShown, type Wanted } from './shown-store.ts'
import { readWishFacts } from './stated-facts.ts'
import { readWeights } from './weights-store.ts'

/** So many more are found than are shown, in case some have left or changed since they were read. */
const spare = 6

export type Matcher = ReturnType<typeof createMatcher>

/** Every question about matches that another slice or a route asks, answered for one person. */
export function createMatcher({ env, db, vault, textModels }: Context, directory: LiveDirectory) {
  /** What they want; `own` in place of the weights they keep. */
  async function readWanted(userId: string, { own, relaxed = [] }: Tried = {}): Promise<Wanted> {
    const [answers, weights, said] = await Promise.all([
      listUserAnswers(db, vault, userId),
      own ?? readWeights(db, vault, userId),
      readWishFacts(db, vault, userId, (text) => heardIn(textModels, text)),
    ])
    return { intake: readIntake(answers), weights, facts: relaxedToo(said, relaxed) }
  }

  /**
   * Whom the directory finds is read again and matched by the plain loop, so that nobody is shown
   * by what they answered before, and nobody at all who has gone.
   */
  async function match(userId: string, { intake, weights, facts }: Wanted, limit: number) {
    const [moment, blocked] = await Promise.all([momentOf(db, userId), listBlocked(db, userId)])
    const options = { ...moment, weights, facts }
    const most = limit + spare + blocked.length
    const { best } = await directory.find(queryFor(intake, { ...options, limit: most }))
    const candidates = await listCandidates(db, without(best, blocked), env.listing)
    return { candidates, matches: matchTherapists(intake, candidates, { ...options, limit }).best }
  }

  const readCandidate = async (therapistId: string) =>
    (await listCandidates(db, [therapistId], env.listing))[0]

  return {
    /** The best matches; what is shown is kept, so that it can be explained. */
    async best(userId: string, relaxed: readonly string[] = []): Promise<Match[]> {
      const [wanted, before] = await Promise.all([
        readWanted(userId, { relaxed }),
        readShown(db, vault, userId),
      ])
      const found = await match(userId, wanted, bestMatches)
      await keepShown(db, vault, userId, before, wanted, found)
      await keepShownEvents(db, vault, userId, found.matches, wanted.intake)
      return found.matches
    },

    async reweighted(userId: string, own: Weights, relaxed: readonly string[]): Promise<Match[]> {
      const wanted = await readWanted(userId, { own, relaxed })
      return (await match(userId, wanted, bestMatches)).matches
    },

    /** The best match who is none of these people. */
    async bestExcept(userId: string, excluded: readonly string[]): Promise<Match | null> {
      const wanted = await readWanted(userId)
      const { matches } = await match(userId, wanted, bestMatches + excluded.length)
      return matches.find(({ _id }) => !excluded.includes(_id)) ?? null
    },

    async overview(userId: string, relaxed: readonly string[]): Promise<MatchOverview> {
      const { intake, facts } = await readWanted(userId, { relaxed })
      const options = { ...(await momentOf(db, userId)), facts, limit: 0 }
      const tallyOf = async (query: Query) => (await directory.find(query)).tally
      return overviewWithWayOut(intake, options, tallyOf)
    },

    /** Null where there is no such therapist to be matched to. */
    async explain(userId: string, therapistId: string): Promise<Explanation | null> {
      const [wanted, candidate] = await Promise.all([
        readWanted(userId),
        readCandidate(therapistId),
      ])
      if (!candidate) return null
      return {
        ...explainMatch(wanted.intake, candidate, wanted.weights, wanted.facts),
        isOpen: isOpenTo(await momentOf(db, userId), candidate),
        made: madeOf(wanted, candidate),
        shown: await recomputeShown(db, vault, userId, therapistId),
      }
    },

    async factorsOf(userId: string, therapistId: string): Promise<Factor[] | null> {
      const [{ intake, weights, facts }, candidate] = await Promise.all([
        readWanted(userId),
        readCandidate(therapistId),
      ])
      return candidate ? explainMatch(intake, candidate, weights, facts).factors : null
    },
  }
}

/** The way out is looked for only where few are left and no need alone keeps anybody out. */
async function overviewWithWayOut(
  intake: Intake,
  options: QueryOptions,
  tallyOf: (query: Query) => Promise<Tally>,
): Promise<MatchOverview> {
  const query = queryFor(intake, options)
  const overview = overviewOf(query, await tallyOf(query))
  const { eligible, blocked } = overview
  if (eligible >= bestMatches || blocked.length > 0) return { ...overview, together: null }
  const countEligible = async (other: Query) => (await tallyOf(other)).eligible
  return { ...overview, together: await wayOut(intake, options, eligible, countEligible) }
}

const madeOf = (wanted: Wanted, candidate: Candidate): Explanation['made'] => ({
  by: 'software',
  engine: ENGINE_VERSION,
  at: new Date(),
  inputs: inputsOf(wanted, candidate, ENGINE_VERSION),
})

/** What is tried for one answer in place of, or beside, what is kept. */
type Tried = { own?: Weights; relaxed?: readonly string[] }

function relaxedToo(facts: SaidFacts | undefined, relaxed: readonly string[]) {
  if (relaxed.length === 0) return facts
  const said = facts ?? saidFacts(noWishFacts, () => [])
  return { ...said, relaxed: [...new Set([...said.relaxed, ...relaxed])].sort() }
}

const without = (ids: readonly string[], blocked: readonly string[]) =>
  ids.filter((id) => !blocked.includes(id))

/** Whose list it is, of which day, and who could not take them on. */
const momentOf = async (db: Db, userId: string) => ({
  patient: userId,
  today: today(),
  declined: await listDeclined(db, userId),
})
type Moment = Awaited<ReturnType<typeof momentOf>>

const isOpenTo = ({ today, declined }: Moment, candidate: Candidate) =>
  !declined.includes(candidate._id) && !isClosedOn(dayNumber(today), closedDays(candidate))

const today = () => new Date().toISOString().slice(0, 10)

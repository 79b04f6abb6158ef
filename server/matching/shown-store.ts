import { createHash } from 'node:crypto'
import type { Match, ShownMatch, Weights } from '@attune/contract/matching.ts'
import type { Candidate } from '@attune/engine/matching/candidate.ts'
import { explainMatch } from '@attune/engine/matching/match.ts'
import type { SaidFacts } from '@attune/engine/matching/said-facts.ts'
import type { Intake } from '@attune/engine/questionnaires/read-intake.ts'
import { ENGINE_VERSION } from '@attune/engine/version.ts'
import { eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../lib/db.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { shownMatches } from './table.ts'

/** What a list of one person is made from, on their side. */
export type Wanted = { intake: Intake; weights: Weights; facts?: SaidFacts | undefined }

/** A list as it was shown, with all it takes to make it again. */
export type Shown = Wanted & {
  at: string
  /** SHA-256 of all the rest. */
  digest: string
  engine: string
  matches: { candidate: Candidate; matchPercentage: number; digest: string }[]
}

const associatedData = (userId: string): AssociatedData => `shown_matches.shown:${userId}`

/** Kept in place of `before`; while nothing has changed, so is the time it was made. */
export async function keepShown(
  db: Db,
  vault: Vault,
  userId: string,
  before: Shown | null,
  wanted: Wanted,
  { matches, candidates }: { matches: readonly Match[]; candidates: readonly Candidate[] },
) {
  const byId = new Map(candidates.map((candidate) => [candidate._id, candidate]))
  const made = {
    ...wanted,
    engine: ENGINE_VERSION,
    matches: matches.map((match) => ({
      candidate: byId.get(match._id)!,
      matchPercentage: match.matchPercentage,
      digest: digestOf(match),
    })),
  }
  const digest = sha256(made)
  if (before?.digest === digest) return
  const shown: Shown = { ...made, digest, at: new Date().toISOString() }
  const key = await vault.keyOf(db, userId)
  const sealed = key.encrypt(JSON.stringify(shown), associatedData(userId))
  await db
    .insert(shownMatches)
    .values({ user_id: userId, shown: sealed })
    .onConflictDoUpdate({ target: shownMatches.user_id, set: { shown: sealed } })
}

/** One match of the list last shown, made again from what it was made from; null if it was not in it. */
export async function recomputeShown(
  db: Db,
  vault: Vault,
  userId: string,
  therapistId: string,
): Promise<ShownMatch | null> {
  const shown = await readShown(db, vault, userId)
  const kept = shown?.matches.find(({ candidate }) => candidate._id === therapistId)
  if (!shown || !kept) return null
  const { engine, at } = shown
  return {
    matchPercentage: kept.matchPercentage,
    engine,
    at: new Date(at),
    inputs: inputsOf(shown, kept.candidate, engine),
    // What an earlier engine kept may have a shape that this one cannot read.
    recomputed: engine === ENGINE_VERSION ? recompute(shown, kept) : 'other engine',
  }
}

function recompute(
  { intake, weights, facts }: Shown,
  { candidate, digest }: Shown['matches'][number],
) {
  const { missing: _, ...again } = explainMatch(intake, candidate, weights, facts)
  return digestOf(again) === digest ? 'same' : 'different'
}

/** SHA-256 of all that a match of these two follows from. */
export function inputsOf(
  { intake, weights, facts }: Wanted,
  { practice, responsiveness, facts: stated, trainings }: Candidate,
  engine: string,
): string {
  return sha256([engine, intake, weights, facts, practice, responsiveness, stated, trainings])
}

/** The list last shown. */
export async function readShown(db: Db, vault: Vault, userId: string): Promise<Shown | null> {
  const [row] = await prepared(db, 'read_shown_matches', (on, name) =>
    on
      .select()
      .from(shownMatches)
      .where(eq(shownMatches.user_id, sql.placeholder('user')))
      .prepare(name),
  ).execute({ user: userId })
  if (!row) return null
  const key = await vault.keyOf(db, userId)
  return JSON.parse(key.decrypt(row.shown, associatedData(userId)))
}

const digestOf = (match: Match) => sha256(match)

const sha256 = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')

import type { ConcernSlug } from '@attune/content/questionnaires/concerns.ts'
import type { PracticeFacts } from '@attune/contract/practice-facts.ts'
import type { Candidate } from '@attune/engine/matching/candidate.ts'
import { type SaidFacts, saidFacts } from '@attune/engine/matching/said-facts.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { asJob } from '../lib/person.ts'
import type { Vault } from '../lib/vault.ts'
import { threads } from '../messages/table.ts'
import * as practice from '../practice-facts/store.ts'
import * as wishes from '../wish-facts/store.ts'

/** What therapists state beside the questionnaire, and how many new people they took this month. */
export type StatedFacts = Pick<Candidate, 'spoken'> & {
  facts: PracticeFacts
  newPeople?: NonNullable<Candidate['newPeople']>
}

/** By id; who has said nothing is missing. */
export async function readPracticeFacts(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StatedFacts>> {
  const stated = await practice.readSpokenFacts(db, ids)
  const limited = [...stated].filter(([, { facts }]) => facts.newPeopleAMonth !== null)
  const month = new Date().toISOString().slice(0, 'YYYY-MM'.length)
  const counts = await countNewPeople(
    db,
    limited.map(([id]) => id),
    month,
  )
  return new Map(
    [...stated].map(([id, one]) => {
      const count = counts.get(id)
      return [id, count === undefined ? one : { ...one, newPeople: { month, count } }]
    }),
  )
}

/** What a patient says beside the intake, and what was heard in it. */
export async function readWishFacts(
  db: Db,
  vault: Vault,
  patient: string,
  hear: (text: string) => readonly ConcernSlug[],
): Promise<SaidFacts | undefined> {
  const said = await wishes.readHeardWishes(db, vault, patient, hear)
  return said ? saidFacts(said.facts, () => said.heard) : undefined
}

/**
 * Of each how many patients wrote to them first in this month ("2026-11") and were answered; none is
 * left out. Counted by the server itself, as nobody sees whom others write to.
 */
async function countNewPeople(
  db: Db,
  ids: readonly string[],
  month: string,
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const begin = `${month}-01T00:00:00Z`
  const { rows } = await asJob('new people', () =>
    db.execute<{ id: string; count: number }>(sql`
      SELECT therapist.id, count(*)::int AS count
      FROM unnest(${sql.param([...ids])}::uuid[]) AS therapist (id)
      JOIN ${threads} ON therapist.id IN (a_id, b_id) AND a_model <> b_model AND last_at >= ${begin}
        AND declined_until IS NULL
      WHERE first_from <> therapist.id AND first_at >= ${begin} AND answered_at IS NOT NULL
      GROUP BY therapist.id`),
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

import type { PracticeFacts } from '@attune/contract/practice-facts.ts'
import type { WishFacts } from '@attune/contract/wish-facts.ts'
import type { Candidate } from '@attune/engine/matching/candidate.ts'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'

/** What therapists state beside the questionnaire, and how many new people they took this month. */
export type StatedFacts = { facts: PracticeFacts; newPeople?: NonNullable<Candidate['newPeople']> }

/** By id; who has said nothing is missing. */
export async function readPracticeFacts(
  _db: Db,
  _ids: readonly string[],
): Promise<ReadonlyMap<string, StatedFacts>> {
  return new Map()
}

/** What a patient says beside the intake; null where that is nothing. */
export async function readWishFacts(
  _db: Db,
  _vault: Vault,
  _patient: string,
): Promise<WishFacts | null> {
  return null
}

import { namedIn } from '@attune/engine/questionnaires/concern-signals.ts'
import type { Intake } from '@attune/engine/questionnaires/read-intake.ts'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { readLearningConsent } from './consent-store.ts'
import { keepEvents, onceOf } from './event-store.ts'

/** That these therapists were shown to a patient who allows it; each once a day. */
export async function keepShownEvents(
  db: Db,
  vault: Vault,
  userId: string,
  matches: readonly { _id: string }[],
  intake: Intake,
) {
  const consent = await readLearningConsent(db, userId)
  if (!consent || matches.length === 0) return
  const at = new Date().toISOString()
  const concerns = namedIn(intake)
  const day = at.slice(0, 'YYYY-MM-DD'.length)
  const events = matches.map(({ _id: therapistId }) => ({
    once: onceOf(consent.salt, 'shown', therapistId, day),
    kind: 'shown' as const,
    therapistId,
    at,
    concerns,
  }))
  await keepEvents(db, vault, consent, events)
}

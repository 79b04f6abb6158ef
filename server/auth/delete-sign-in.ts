import { eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { asSignIn } from '../lib/person.ts'
import { disownSessions } from './session-store.ts'
import {
  accountTokens,
  knownDevices,
  passkeyChallenges,
  passkeys,
  secondFactors,
  sessions,
  signInSettings,
} from './table.ts'

/** Everything by which a person signs in, but for their account row. */
export async function deleteSignIn(tx: Db, person: string) {
  await asSignIn(() => disownSessions(tx, person))
  await tx.delete(sessions).where(eq(sessions.person_id, person))
  await tx.delete(knownDevices).where(eq(knownDevices.person_id, person))
  await tx.delete(secondFactors).where(eq(secondFactors.person_id, person))
  await tx.delete(passkeys).where(eq(passkeys.person_id, person))
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.person_id, person))
  await tx.delete(signInSettings).where(eq(signInSettings.person_id, person))
  await tx.delete(accountTokens).where(eq(accountTokens.person_id, person))
}

import type { SupportContacts } from '@attune/engine/chatbot/answer-danger.ts'
import { helpLinesFor } from '@attune/engine/help/help-lines-for.ts'
import { readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { listUserAnswers } from '../questionnaires/intake-store.ts'
import { findTherapistWrittenWith, readTrustedPerson } from '../risk/store.ts'

/** The lines of the person's country, whom they trust and whom they write with. */
export async function readSupportContacts(
  db: Db,
  vault: Vault,
  userId: string,
): Promise<SupportContacts> {
  const [answers, trustedPerson, therapist] = await Promise.all([
    listUserAnswers(db, vault, userId),
    readTrustedPerson(db, vault, userId),
    findTherapistWrittenWith(db, userId),
  ])
  const country = readIntake(answers).country[0] ?? null
  return { lines: country ? helpLinesFor(country) : [], trustedPerson, therapist }
}

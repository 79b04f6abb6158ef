import type { PracticeFacts } from '@attune/contract/practice-facts.ts'
import { specialAreaCodes } from '@attune/contract/special-areas.ts'
import { derive, readPractice } from '@attune/engine/questionnaires/read-practice.ts'
import { sealContact } from '../auth/sealed-contact.ts'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { licences } from '../licences/table.ts'
import { replacePhoto } from '../photos/store.ts'
import { keptFacts } from '../practice-facts/store.ts'
import { practiceFacts } from '../practice-facts/table.ts'
import { practiceAssociatedData } from '../questionnaires/practice-store.ts'
import { therapistAnswers } from '../questionnaires/table.ts'
import { therapists } from '../therapists/table.ts'
import type { Country } from './phones.ts'
import type { Profile } from './profiles.ts'
import { demoTherapists } from './therapists.ts'

export type Drawn = {
  id: string
  profile: Profile
  webp: Buffer | null
  facts: PracticeFacts
}

/**
 * Inserts open practices as if each had answered every question, but in two statements: saving
 * the 1,440 answers one by one would keep the first start waiting.
 */
export async function insertTherapists(
  tx: Db,
  vault: Vault,
  drawn: readonly Drawn[],
  passwordHash: string,
): Promise<void> {
  const rows: (typeof therapists.$inferInsert)[] = []
  const answerRows: (typeof therapistAnswers.$inferInsert)[] = []
  for (const [position, { id, profile, webp }] of drawn.entries()) {
    const { answers, face: _, email, username, phone, ...fields } = profile
    const practice = readPractice(answers)
    rows.push({
      ...fields,
      ...(await sealContact(tx, vault, 'therapists', id, { email, username, phone })),
      _id: id,
      // Only the first can be signed in to.
      password_hash: position === 0 ? passwordHash : null,
      photo_id: webp && (await replacePhoto(tx, id, webp)),
      questions_submitted_at: new Date(),
      isActive: true,
      isDemo: true,
      reply_hours: position === 0 ? accountHours : null,
      practice,
      ...derive(practice),
    })
    const key = await vault.keyOf(tx, id)
    for (const { question_id, answer } of answers) {
      const sealed = key.encrypt(JSON.stringify(answer), practiceAssociatedData(id, question_id))
      answerRows.push({ therapist_id: id, question_id, answer: sealed })
    }
  }
  await tx.insert(therapists).values(rows)
  await tx.insert(therapistAnswers).values(answerRows)
  await tx.insert(licences).values(drawn.flatMap(licenceRows))
  await tx
    .insert(practiceFacts)
    .values(drawn.map(({ id, facts }) => ({ therapist_id: id, facts: keptFacts(facts) })))
}

/** The one who can be signed in to has said all that a therapist can say. */
const accountHours = { days: [1, 2, 3, 4, 5], from: 9, to: 17, timeZone: 'Europe/London' }

const regions = new Intl.DisplayNames('en', { type: 'region' })
const placeOf = (country: Country) =>
  country.startsWith('other: ') ? country.slice('other: '.length) : (regions.of(country) ?? country)

/** Of every state, so that the demo shows each; few have none, as they are not matched. */
function licenceRows({ id, profile }: Drawn, at: number): (typeof licences.$inferInsert)[] {
  if (at % 40 === 39) return []
  const state = at % 3 === 1 ? 'verified' : at % 10 === 5 ? 'document-seen' : 'self-declared'
  return [
    {
      therapist_id: id,
      kind: at === 0 ? 'Counselling psychologist (demo)' : 'Licence (demo)',
      number: `DEMO ${String(at + 1).padStart(4, '0')}`,
      place: placeOf(demoTherapists[at]?.[2] ?? 'GB'),
      state,
      checkedAt: state === 'self-declared' ? null : new Date(),
    },
    ...trainingRows(id, profile, at),
  ]
}

/** Every other one who lists something that takes training of its own has declared the training. */
function trainingRows(id: string, { answers }: Profile, at: number) {
  const listed: readonly string[] = readPractice(answers).codes.specialization
  const area = specialAreaCodes.find((code) => listed.includes(code))
  if (!area || at % 2 === 1) return []
  const state = at % 4 === 0 ? ('verified' as const) : ('self-declared' as const)
  return [
    {
      ...{ therapist_id: id, area, state },
      kind: 'Training (demo)',
      number: `DEMO T${String(at + 1).padStart(3, '0')}`,
      place: 'Institute (demo)',
      checkedAt: state === 'verified' ? new Date() : null,
    },
  ]
}

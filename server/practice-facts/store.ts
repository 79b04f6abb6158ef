import {
  noPracticeFacts,
  type PracticeArea,
  PracticeFacts,
  type PracticeFactsPatch,
} from '@attune/contract/practice-facts.ts'
import { type Spoken, spokenOf } from '@attune/engine/matching/spoken-of.ts'
import { labelOf } from '@attune/engine/questionnaires/read-practice.ts'
import { CONCERN_WORDS_VERSION } from '@attune/engine/version.ts'
import { eq, inArray } from 'drizzle-orm'
import { forgetNextFree } from '../calendar/store.ts'
import type { Db } from '../lib/db.ts'
import { AppError, found } from '../lib/errors.ts'
import { patched, readKept } from '../lib/kept-fields.ts'
import { therapists } from '../therapists/table.ts'
import { type KeptFacts, practiceFacts } from './table.ts'

/** Of those of these therapists who said anything. */
export async function readPracticeFacts(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, PracticeFacts>> {
  const found = await readSpokenFacts(db, ids)
  return new Map([...found].map(([id, { facts }]) => [id, facts]))
}

/** With what their own words speak of: found when they were saved, so that nobody waits for it later. */
export async function readSpokenFacts(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { facts: PracticeFacts; spoken: readonly Spoken[] }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(practiceFacts)
    .where(inArray(practiceFacts.therapist_id, [...ids]))
  return new Map(
    rows.map(({ therapist_id, facts }) => [
      therapist_id,
      { facts: readKept(PracticeFacts, noPracticeFacts, facts), spoken: spokenIn(facts) },
    ]),
  )
}

/** As they are kept: with what their words speak of. */
export const keptFacts = (facts: PracticeFacts): KeptFacts => ({
  ...facts,
  spoken: { by: CONCERN_WORDS_VERSION, told: spokenOf(facts.words) },
})

/** Found anew where it was found by an earlier list of words. */
const spokenIn = ({ words, spoken }: KeptFacts) =>
  spoken?.by === CONCERN_WORDS_VERSION ? spoken.told : spokenOf(words)

export const readOwnFacts = async (db: Db, id: string): Promise<PracticeFacts> =>
  (await readPracticeFacts(db, [id])).get(id) ?? noPracticeFacts

/** What nobody but the therapist needs to know is left out. */
export const asSeen = (facts: PracticeFacts): PracticeFacts => ({
  ...facts,
  newPeopleAMonth: null,
})

/** Under the lock of the therapist's row, as their answers are: main areas are of those ticked then. */
export const changePracticeFacts = (
  db: Db,
  id: string,
  patch: PracticeFactsPatch,
  notTicked: 'refuse' | 'drop' = 'refuse',
) =>
  db.transaction(async (tx) => {
    const ticked = await lockTicked(tx, id)
    if (notTicked === 'refuse' && patch.mainAreas?.some((code) => !ticked.includes(code)))
      throw new AppError(
        'invalid',
        'Most of your work can only be what you ticked as a specialization.',
        'mainAreas',
      )
    const facts = patched(await readOwnFacts(tx, id), patch)
    await forgetNextFree(tx, id)
    return keepFacts(tx, id, {
      ...facts,
      mainAreas: facts.mainAreas.filter((code) => ticked.includes(code)),
    })
  })

/** Whoever no longer ticks a specialization does not mostly work with it. The row is locked already. */
export async function dropMainAreas(tx: Db, id: string, ticked: readonly string[]) {
  const facts = await readOwnFacts(tx, id)
  const mainAreas = facts.mainAreas.filter((code) => ticked.includes(code))
  if (mainAreas.length < facts.mainAreas.length) await keepFacts(tx, id, { ...facts, mainAreas })
}

async function lockTicked(tx: Db, id: string): Promise<readonly string[]> {
  const [row] = await tx
    .select({ practice: therapists.practice })
    .from(therapists)
    .where(eq(therapists._id, id))
    .for('update')
  return found(row, 'Therapist not found').practice?.codes.specialization ?? []
}

async function keepFacts(tx: Db, id: string, facts: PracticeFacts): Promise<PracticeFacts> {
  const kept = keptFacts(facts)
  await tx
    .insert(practiceFacts)
    .values({ therapist_id: id, facts: kept })
    .onConflictDoUpdate({ target: practiceFacts.therapist_id, set: { facts: kept } })
  return facts
}

/** In the order of the questionnaire. */
export async function readPracticeAreas(db: Db, id: string): Promise<PracticeArea[]> {
  const [row] = await db
    .select({ practice: therapists.practice })
    .from(therapists)
    .where(eq(therapists._id, id))
  const practice = found(row, 'Therapist not found').practice
  if (!practice) return []
  const { mainAreas } = await readOwnFacts(db, id)
  const labelled = practice.codes.specialization.map((code) => ({
    code,
    label:
      code === 'other' ? (practice.other.specialization ?? '') : labelOf('specialization', code),
    main: mainAreas.includes(code),
  }))
  return labelled.filter(({ label }) => label !== '')
}

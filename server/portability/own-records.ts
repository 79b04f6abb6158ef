import type { Listed } from '@attune/contract/archive.ts'
import { asc, eq } from 'drizzle-orm'
import { aiConsents } from '../ai/table.ts'
import { listKeptOn, readNote } from '../case-notes/note-store.ts'
import { listTasks } from '../case-notes/task-store.ts'
import { listDeclines } from '../declines/store.ts'
import { listGrants, listItems, readGrant } from '../diagnosis/grant-store.ts'
import { readingOf } from '../diagnosis/readings.ts'
import { readJournal } from '../journals/store.ts'
import { journalConsents } from '../journals/table.ts'
import { readLearningConsent } from '../learning/consent-store.ts'
import { allEvents } from '../ledger/history.ts'
import { mails } from '../mail/table.ts'
import { listAsides } from '../messages/aside-store.ts'
import { notifications } from '../notifications/table.ts'
import { readReport } from '../reports/store.ts'
import { reports } from '../reports/table.ts'
import { listReviews } from '../reviews/store.ts'
import { summaryReviews } from '../reviews/table.ts'
import { readTherapist } from '../therapists/store.ts'
import { readUser } from '../users/store.ts'
import type { Source } from './source.ts'

export async function* grantsOf({ db, role, id }: Source): AsyncGenerator<Listed<'grants'>> {
  if (role !== 'user') return
  for (const { name, summary, danger, journals } of await listGrants(db, id))
    yield { name, summary, danger, journals }
}

/** Of a patient: each thing that is shared at present, an entry by its title. */
export async function* shared(source: Source): AsyncGenerator<Listed<'shared'>> {
  const { db, vault, role, id } = source
  if (role !== 'user') return
  const names = new Map((await listGrants(db, id)).map((one) => [one.therapistId, one.name]))
  for (const { therapistId, item, entryId, purpose, until } of await listItems(db, id)) {
    const entry = entryId ? await readJournal(db, vault, id, entryId) : undefined
    const name = names.get(therapistId) ?? 'Account deleted'
    yield { name, item, entry: entry?.title ?? null, purpose, until }
  }
}

/** Of a patient: who read their summary, and when. */
export async function* readings({
  db,
  vault,
  role,
  id,
}: Source): AsyncGenerator<Listed<'readings'>> {
  if (role !== 'user') return
  for await (const event of allEvents(db, vault, id)) {
    const reading = event.kind === 'read' ? readingOf(event) : undefined
    if (reading) yield { name: reading.name, at: reading.at, parts: reading.parts }
  }
}

/** Of a patient: what was granted, changed, withdrawn, read and opened. */
export async function* ledgerOf({ db, vault, role, id }: Source): AsyncGenerator<Listed<'ledger'>> {
  if (role !== 'user') return
  for await (const { kind, at, name, items, left, opened, purpose, until } of allEvents(
    db,
    vault,
    id,
  ))
    yield { kind, at, name, items, left, opened, purpose, until }
}

const noHashes = { initialDiagnosis: null, journalAnalysis: null }

/** Of a patient those they were given; of a therapist those they wrote, as far as they may still read them. */
export async function* reviews(source: Source): AsyncGenerator<Listed<'reviews'>> {
  const { db, vault, role, id } = source
  if (role === 'user') {
    for (const { name, part, at, note } of await listReviews(db, vault, id, noHashes))
      yield { by: 'other', name, part, at, note }
    return
  }
  const patients = await db
    .selectDistinct({ id: summaryReviews.user_id })
    .from(summaryReviews)
    .where(eq(summaryReviews.therapist_id, id))
    .orderBy(asc(summaryReviews.user_id))
  for (const patient of patients) {
    const grant = await readGrant(db, patient.id, id)
    if (!grant || !(grant.summary || grant.journals)) continue
    const name = (await readUser(db, vault, patient.id))?.name ?? 'Account deleted'
    for (const { part, at, note } of await listReviews(db, vault, patient.id, noHashes, id))
      yield { by: 'me', name, part, at, note }
  }
}

/** What this person reported. What others reported about them is not theirs to read. */
export async function* reportsOf({ db, vault, id }: Source): AsyncGenerator<Listed<'reports'>> {
  const mine = await db
    .select({ id: reports._id })
    .from(reports)
    .where(eq(reports.reporter_id, id))
    .orderBy(asc(reports.at), asc(reports._id))
  for (const one of mine) {
    const report = await readReport(db, vault, one.id)
    if (!report?.said) continue
    const { reported_id, reported_model, reason, at } = report.row
    const reported = reported_model === 'User' ? readUser : readTherapist
    yield {
      about: (await reported(db, vault, reported_id))?.name ?? 'Account deleted',
      reason,
      at,
      note: report.said.note,
      messages: report.said.messages.map(({ from, date, text }) => ({
        by: from === 'reporter' ? 'me' : 'other',
        date: new Date(date),
        text,
      })),
    }
  }
}

/** Of a therapist: whom they could not take on. */
export async function* declinesOf({
  db,
  vault,
  role,
  id,
}: Source): AsyncGenerator<Listed<'declines'>> {
  if (role !== 'therapist') return
  for (const { patient, at, reason } of await listDeclines(db, vault, id)) {
    const name = (await readUser(db, vault, patient))?.name ?? 'Account deleted'
    yield { name, at, reason }
  }
}

/** Of a therapist: whom they have put aside. */
export async function* asidesOf({ db, vault, role, id }: Source): AsyncGenerator<Listed<'asides'>> {
  if (role !== 'therapist') return
  for (const { userId, until, messagesSeen } of await listAsides(db, id)) {
    const name = (await readUser(db, vault, userId))?.name ?? 'Account deleted'
    yield { name, until, messagesSeen }
  }
}

/** Of patients who can still be named; whoever has left took what was written of them along. */
export async function* caseNotesOf({
  db,
  vault,
  role,
  id,
}: Source): AsyncGenerator<Listed<'caseNotes'>> {
  if (role !== 'therapist') return
  for (const userId of await listKeptOn(db, id)) {
    const { text, at } = await readNote(db, vault, { id, userId })
    const tasks = await listTasks(db, vault, { id, userId })
    const name = (await readUser(db, vault, userId))?.name ?? 'Account deleted'
    yield { name, at, text, tasks: tasks.map(({ text, done }) => ({ text, done })) }
  }
}

export async function* consents({ db, role, id }: Source): AsyncGenerator<Listed<'consents'>> {
  if (role !== 'user') return
  const [journal] = await db.select().from(journalConsents).where(eq(journalConsents.user_id, id))
  if (journal) {
    const { allowed, decided_at } = journal
    yield { to: 'journal', allowed, host: null, model: null, at: decided_at }
  }
  const [outside] = await db.select().from(aiConsents).where(eq(aiConsents.user_id, id))
  if (outside) {
    const { host, name, at } = outside
    yield { to: 'outside model', allowed: true, host, model: name, at }
  }
  const learning = await readLearningConsent(db, id)
  if (learning)
    yield { to: 'match events', allowed: true, host: null, model: null, at: learning.at }
}

/**
 * What the person was told of, and mails that have not left: which and when. What such a mail says may
 * hold a link that opens the account.
 */
export async function* noticesOf({ db, id }: Source): AsyncGenerator<Listed<'notices'>> {
  yield* await db
    .select({ kind: notifications.kind, at: notifications.at })
    .from(notifications)
    .where(eq(notifications.person_id, id))
    .orderBy(asc(notifications.at), asc(notifications._id))
  yield* await db
    .select({ kind: mails.kind, at: mails.created_at })
    .from(mails)
    .where(eq(mails.person_id, id))
    .orderBy(asc(mails.created_at), asc(mails._id))
}

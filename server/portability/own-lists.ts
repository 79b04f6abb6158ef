import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import type { Listed, ListName } from '@attune/contract/archive.ts'
import { listTexts } from '../ai/text-store.ts'
import { listSessions } from '../auth/session-store.ts'
import { listFavorites } from '../favorites/store.ts'
import { readAnalysis } from '../journals/analysis-store.ts'
import { noticeOf } from '../journals/notice.ts'
import { listJournals } from '../journals/store.ts'
import { collectEvents } from '../learning/collect.ts'
import { readLearningConsent } from '../learning/consent-store.ts'
import { listLearningEvents } from '../learning/event-store.ts'
import { listLicences } from '../licences/store.ts'
import { readShown } from '../matching/shown-store.ts'
import { listUserAnswers } from '../questionnaires/intake-store.ts'
import { listTherapistAnswers } from '../questionnaires/practice-store.ts'
import { listTemplates } from '../templates/store.ts'
import { readTherapist } from '../therapists/store.ts'
import { appointmentsOf, waitingOf } from './own-appointments.ts'
import { conversations, messagesOf } from './own-conversations.ts'
import {
  asidesOf,
  caseNotesOf,
  consents,
  declinesOf,
  grantsOf,
  ledgerOf,
  noticesOf,
  readings,
  reportsOf,
  reviews,
  shared,
} from './own-records.ts'
import type { Source } from './source.ts'

type Records<K extends ListName> = AsyncIterable<Listed<K>>

/** The parts that are lists, as they are stored here: read in pages, so that none is held whole. */
export const ownLists: { readonly [K in ListName]: (source: Source) => Records<K> } = {
  answers,
  journal,
  conversations,
  messages: messagesOf,
  favourites,
  matchesShown,
  matchEvents,
  grants: grantsOf,
  shared,
  readings,
  ledger: ledgerOf,
  reviews,
  reports: reportsOf,
  consents,
  outsideTexts,
  templates,
  caseNotes: caseNotesOf,
  declines: declinesOf,
  asides: asidesOf,
  appointments: appointmentsOf,
  waiting: waitingOf,
  licences,
  sessions,
  notices: noticesOf,
}

async function* answers({ db, vault, role, id }: Source): Records<'answers'> {
  if (role === 'therapist') {
    for (const { question_id, answer } of await listTherapistAnswers(db, vault, id))
      yield { questionId: question_id._id, question: question_id.question, answer }
    return
  }
  const given = new Map(
    (await listUserAnswers(db, vault, id)).map((one) => [one.question_id, one.answer]),
  )
  for (const { _id, question } of patientQuestions) {
    const answer = given.get(_id)
    if (answer) yield { questionId: _id, question, answer }
  }
}

async function* journal({ db, vault, role, id }: Source): Records<'journal'> {
  if (role !== 'user') return
  let cursor: string | undefined
  do {
    const page = await listJournals(db, vault, id, { limit: 50, cursor })
    for (const entry of page.items) {
      const { made, danger, feelings, themes } = noticeOf(
        entry,
        await readAnalysis(db, vault, entry),
      )
      const { date, title, content, version } = entry
      const noticed = made && { danger, feelings, themes, ...made }
      yield { date, title, content, version, noticed }
    }
    cursor = page.next ?? undefined
  } while (cursor)
}

/** What was on the screen: the name. Of a therapist who has left, nothing is. */
export const therapistName = async ({ db, vault }: Source, id: string) =>
  (await readTherapist(db, vault, id))?.name ?? 'Account deleted'

async function* favourites(source: Source): Records<'favourites'> {
  if (source.role !== 'user') return
  for (const id of await listFavorites(source.db, source.id))
    yield { name: await therapistName(source, id) }
}

async function* matchesShown(source: Source): Records<'matchesShown'> {
  if (source.role !== 'user') return
  const shown = await readShown(source.db, source.vault, source.id)
  if (!shown) return
  const matches = []
  for (const { candidate, matchPercentage } of shown.matches)
    matches.push({ name: await therapistName(source, candidate._id), matchPercentage })
  yield { at: new Date(shown.at), engine: shown.engine, matches }
}

async function* matchEvents(source: Source): Records<'matchEvents'> {
  const { db, vault, role, id } = source
  const consent = role === 'user' ? await readLearningConsent(db, id) : undefined
  if (!consent) return
  await collectEvents(db, vault, [id])
  for (const { kind, therapistId, at, concerns } of await listLearningEvents(db, vault, consent))
    yield { kind, name: await therapistName(source, therapistId), at: new Date(at), concerns }
}

async function* outsideTexts({ db, vault, role, id }: Source): Records<'outsideTexts'> {
  if (role !== 'user') return
  for (const { about, host, name, at, text } of await listTexts(db, vault, id))
    yield { about, host, model: name, at, text }
}

async function* templates({ db, vault, role, id }: Source): Records<'templates'> {
  if (role !== 'therapist') return
  for (const { title, text } of await listTemplates(db, vault, id)) yield { title, text }
}

async function* licences({ db, role, id }: Source): Records<'licences'> {
  if (role !== 'therapist') return
  for (const { kind, number, place, expires, area, state, checkedAt } of await listLicences(db, id))
    yield { kind, number, place, expires, area, state, checkedAt }
}

async function* sessions({ db, id }: Source): Records<'sessions'> {
  for (const { device, signedInAt, lastUsedAt } of await listSessions(db, id))
    yield { device, signedInAt, lastUsedAt }
}

import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import type { Question } from '@attune/content/questionnaires/question.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import type { Listed, ListName } from '@attune/contract/archive.ts'
import { JournalDraft } from '@attune/contract/journals.ts'
import { LicenceDraft } from '@attune/contract/licences.ts'
import { TemplateDraft } from '@attune/contract/templates.ts'
import { answerProblem } from '@attune/engine/questionnaires/answer-problem.ts'
import type { z } from 'zod'
import { queueAnalyses } from '../journals/analysis-queue.ts'
import { restoreConsent } from '../journals/consent-store.ts'
import { restoreJournals } from '../journals/store.ts'
import { createLicence } from '../licences/store.ts'
import { saveUserAnswer } from '../questionnaires/intake-store.ts'
import { saveTherapistAnswer } from '../questionnaires/practice-store.ts'
import { createTemplate } from '../templates/store.ts'
import { notAnArchive } from './refusals.ts'
import { past } from './restore-singles.ts'
import type { Source } from './source.ts'

/** What belongs to the account again. True: taken; false: it is kept as it was instead. */
type Take<K extends ListName> = (source: Source, record: Listed<K>) => Promise<boolean>

const ofPatients: { readonly [K in ListName]?: Take<K> } = {
  answers: async ({ db, vault, id }, { questionId, answer }) => {
    if (!isAnswer(patientQuestions, questionId, answer, 'user')) return false
    await saveUserAnswer(db, vault, id, questionId, answer)
    return true
  },
  consents: async (source, { to, allowed, at }) =>
    // What another server's operator may send away is not this one's to take over.
    to === 'journal' && restoreConsent(source.db, source.id, allowed, past(at, source)),
}

const ofTherapists: { readonly [K in ListName]?: Take<K> } = {
  answers: async ({ db, vault, id }, { questionId, answer }) => {
    if (!isAnswer(therapistQuestions, questionId, answer, 'therapist')) return false
    await saveTherapistAnswer(db, vault, id, questionId, answer)
    return true
  },
  templates: async ({ db, vault, id }, record) => {
    await createTemplate(db, vault, id, checked(TemplateDraft, record))
    return true
  },
  /** Declared again, and by nobody checked: an archive is what its owner made of it. */
  licences: async ({ db, id }, record) => {
    await createLicence(db, id, checked(LicenceDraft, record))
    return true
  },
}

/** Of the account before, and of no use to this one. */
const leftBehind: ReadonlySet<ListName> = new Set(['sessions', 'notices'])

export async function takeRecord<K extends ListName>(
  source: Source,
  part: K,
  record: Listed<K>,
): Promise<boolean> {
  if (leftBehind.has(part)) return true
  const taking: { readonly [P in ListName]?: Take<P> } =
    source.role === 'user' ? ofPatients : ofTherapists
  const take: Take<K> | undefined = taking[part]
  return take ? take(source, record) : false
}

/** Entries in runs; those that had been read, or that are recent, wait to be read again. `check` throws to end it. */
export function createJournalRun(source: Source, check: () => void) {
  const { db, vault, id, now } = source
  const run: Listed<'journal'>[] = []
  const unread: { _id: string; version: number }[] = []
  const recent = now.getTime() - readDays * 24 * 60 * 60 * 1000

  const flush = async () => {
    const entries = run.splice(0)
    const ids = await restoreJournals(db, vault, id, entries)
    for (const [at, { noticed, date, version }] of entries.entries())
      if (noticed || date.getTime() > recent) unread.push({ _id: ids[at] ?? '', version })
  }
  return {
    async add(entry: Listed<'journal'>) {
      const { title, content } = checked(JournalDraft, entry)
      run.push({ ...entry, title, content, date: past(entry.date, source) })
      if (run.length >= runLength) await flush()
    },
    /** After the consents are known. */
    async finish() {
      await flush()
      while (unread.length > 0) {
        check()
        await queueAnalyses(db, id, unread.splice(0, runLength))
      }
    },
  }
}

const runLength = 100
const readDays = 30

function isAnswer(
  questions: readonly Question[],
  id: string,
  answer: string[],
  asked: 'user' | 'therapist',
) {
  const question = questions.find(({ _id }) => _id === id)
  return question !== undefined && answerProblem(question, answer, asked) === null
}

function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (!result.success) throw notAnArchive()
  return result.data
}

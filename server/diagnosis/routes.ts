import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { type Diagnosis, diagnosis, type Summary } from '@attune/contract/diagnosis.ts'
import { say } from '@attune/contract/errors.ts'
import { answerTexts } from '@attune/contract/questionnaires.ts'
import { callerOf } from '../auth/guard.ts'
import { AppError } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { listUserAnswers } from '../questionnaires/intake-store.ts'
import { isActiveTherapist } from '../therapists/standing.ts'
import { markUserSubmitted } from '../users/store.ts'
import { withoutDanger } from './finding-lists.ts'
import {
  listGrants,
  listReadings,
  logReading,
  readGrant,
  requireGrant,
  setGrant,
} from './grant-store.ts'
import { makeInitialSummary, readSummaries } from './summary-store.ts'

export function diagnosisRoutes(app: App, context: Context) {
  const { db, vault } = context

  route(app, diagnosis.analyze, async ({ params: { userId } }) => {
    const answers = await listUserAnswers(db, vault, userId)
    const answered = new Set(answers.map(({ question_id }) => question_id))
    if (patientQuestions.some(({ _id }) => !answered.has(_id)))
      throw new AppError('invalid', answerTexts.answerAll)
    await makeInitialSummary(db, vault, userId, answers)
    await markUserSubmitted(db, userId)
    return { ...(await readSummaries(db, vault, userId, new Date())), withheld: [] }
  })

  route(app, diagnosis.read, async (request) => {
    const { userId } = request.params
    const caller = callerOf(request)
    const read =
      caller.role === 'user'
        ? { ...(await readSummaries(db, vault, userId, new Date())), withheld: [] }
        : await readForTherapist(context, userId, caller.id)
    const isEmpty = !read.initialDiagnosis && !read.journalAnalysis && read.withheld.length === 0
    if (isEmpty) throw new AppError('not_found', say.diagnosisNotFound)
    return read
  })

  route(app, diagnosis.listGrants, ({ params }) => listGrants(db, params.userId))

  route(app, diagnosis.setGrant, async ({ params: { userId, therapistId }, body }) => {
    const known = await readGrant(db, userId, therapistId)
    if (!known && !(await isActiveTherapist(db, therapistId)))
      throw new AppError('not_found', say.therapistNotFound)
    return setGrant(db, userId, therapistId, body)
  })

  route(app, diagnosis.previewSharing, async ({ params: { userId } }) => {
    const all = await readSummaries(db, vault, userId, new Date(), 'therapist')
    return {
      summary: all.initialDiagnosis?.evidence ?? null,
      journals: all.journalAnalysis?.evidence ?? null,
    }
  })

  route(app, diagnosis.listReadings, ({ params }) => listReadings(db, params.userId))
}

/** Only while the grant stands, only the granted parts, and never unlogged. */
async function readForTherapist(
  { db, vault }: Context,
  userId: string,
  therapistId: string,
): Promise<Diagnosis> {
  const grant = await requireGrant(db, userId, therapistId)
  const all = await readSummaries(db, vault, userId, new Date(), 'therapist')
  const granted = (summary: Summary | null) =>
    summary && !grant.danger ? withoutDanger(summary) : summary
  const initialDiagnosis = grant.summary ? granted(all.initialDiagnosis) : null
  const journalAnalysis = grant.journals ? granted(all.journalAnalysis) : null
  const parts = [
    initialDiagnosis && 'Screening summary',
    journalAnalysis && 'Journal analysis',
  ].filter((part) => part !== null)
  if (parts.length > 0) await logReading(db, userId, therapistId, parts)
  const withheld: Diagnosis['withheld'] = []
  if (!grant.summary) withheld.push('initialDiagnosis')
  if (!grant.danger) withheld.push('danger')
  if (!grant.journals) withheld.push('journalAnalysis')
  return { initialDiagnosis, journalAnalysis, withheld }
}

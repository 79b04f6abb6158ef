import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import {
  type Diagnosis,
  diagnosis,
  nothingShared,
  type Summary,
} from '@attune/contract/diagnosis.ts'
import { say } from '@attune/contract/errors.ts'
import type { SharedItem } from '@attune/contract/ledger.ts'
import { answerTexts } from '@attune/contract/questionnaires.ts'
import type { TrustedPerson } from '@attune/contract/risk.ts'
import { callerOf } from '../auth/guard.ts'
import { readJournal } from '../journals/store.ts'
import { AppError, againAfterDeadlock, forbidden, found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { listUserAnswers } from '../questionnaires/intake-store.ts'
import { isActiveTherapist } from '../therapists/standing.ts'
import { markUserSubmitted } from '../users/store.ts'
import { withoutDanger } from './finding-lists.ts'
import { listGrants, listItems, readGrant, requireGrant } from './grant-store.ts'
import { listReadings } from './readings.ts'
import { type PickMoods, readSharedThings } from './shared-things.ts'
import { changeGrant, changeItem, recordReading, takeAllBack, takeItemBack } from './sharing.ts'
import { makeInitialSummary, readSummaries } from './summary-store.ts'

type Given = {
  pickedMoods: PickMoods
  /** As the database lets whoever asks read it. */
  trustedPerson: (userId: string) => Promise<TrustedPerson | null>
}

export function diagnosisRoutes(app: App, context: Context, { pickedMoods, trustedPerson }: Given) {
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
    await requireKnown(context, userId, therapistId)
    await againAfterDeadlock(() => changeGrant(context, userId, therapistId, body))
    return (await readGrant(db, userId, therapistId)) ?? nothingShared
  })

  itemRoutes(app, context)

  forTherapists(app, context, { pickedMoods, trustedPerson })

  route(app, diagnosis.previewSharing, async ({ params: { userId } }) => {
    const all = await readSummaries(db, vault, userId, new Date(), 'therapist')
    return {
      summary: all.initialDiagnosis?.evidence ?? null,
      journals: all.journalAnalysis?.evidence ?? null,
      moods: await pickedMoods(userId),
    }
  })

  route(app, diagnosis.listReadings, ({ params }) => listReadings(db, vault, params.userId))
}

function itemRoutes(app: App, context: Context) {
  const { db, vault } = context
  route(app, diagnosis.listItems, ({ params }) => listItems(db, params.userId))

  route(app, diagnosis.setItem, async ({ params: { userId, therapistId }, body }) => {
    await requireKnown(context, userId, therapistId)
    if (body.entryId) found(await readJournal(db, vault, userId, body.entryId), 'Journal not found')
    await againAfterDeadlock(() => changeItem(context, userId, therapistId, body))
    return listItems(db, userId)
  })

  route(app, diagnosis.dropItem, async ({ params: { userId, therapistId }, query }) => {
    await requireKnown(context, userId, therapistId)
    const { item, entryId = null } = query
    await againAfterDeadlock(() =>
      item
        ? takeItemBack(context, userId, therapistId, { item, entryId })
        : takeAllBack(context, userId, therapistId),
    )
    return listItems(db, userId)
  })
}

/** What a patient shares besides the summary, for the one they share it with. */
function forTherapists(app: App, context: Context, { pickedMoods, trustedPerson }: Given) {
  const { db } = context
  route(app, diagnosis.readShared, (request) =>
    readSharedThings(context, pickedMoods, request.params.userId, callerOf(request).id),
  )

  route(app, diagnosis.readTrustedPerson, async (request) => {
    const { userId } = request.params
    const { id } = callerOf(request)
    if (!(await isActiveTherapist(db, id))) throw forbidden()
    await recordReading(context, userId, id, ['trusted-person'])
    return { trustedPerson: await trustedPerson(userId) }
  })

  route(app, diagnosis.brief, async (request) => {
    const { id } = callerOf(request)
    if (!(await isActiveTherapist(db, id))) return []
    const items = await listItems(db, request.params.userId)
    return items.filter(({ therapistId }) => therapistId === id)
  })
}

/** A choice can be made for whoever practises, and changed for whoever did. */
async function requireKnown({ db }: Context, userId: string, therapistId: string) {
  const known = await readGrant(db, userId, therapistId)
  if (!known && !(await isActiveTherapist(db, therapistId)))
    throw new AppError('not_found', say.therapistNotFound)
}

/** Only while the grant stands, only the granted parts, and never unlogged. */
async function readForTherapist(
  context: Context,
  userId: string,
  therapistId: string,
): Promise<Diagnosis> {
  const { db, vault } = context
  const grant = await requireGrant(db, userId, therapistId)
  const all = await readSummaries(db, vault, userId, new Date(), 'therapist')
  const granted = (summary: Summary | null) =>
    summary && !grant.danger ? withoutDanger(summary) : summary
  const initialDiagnosis = grant.summary ? granted(all.initialDiagnosis) : null
  const journalAnalysis = grant.journals ? granted(all.journalAnalysis) : null
  const items: SharedItem[] = []
  if (initialDiagnosis) items.push('summary')
  if (initialDiagnosis && grant.danger) items.push('danger')
  if (journalAnalysis) items.push('journals')
  if (items.length > 0) await recordReading(context, userId, therapistId, items)
  const withheld: Diagnosis['withheld'] = []
  if (!grant.summary) withheld.push('initialDiagnosis')
  if (!grant.danger) withheld.push('danger')
  if (!grant.journals) withheld.push('journalAnalysis')
  return { initialDiagnosis, journalAnalysis, withheld }
}

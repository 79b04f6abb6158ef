import type { Grant } from '@attune/contract/diagnosis.ts'
import { reviews, type SummaryPart } from '@attune/contract/reviews.ts'
import { callerOf } from '../auth/guard.ts'
import { AppError, forbidden } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { isActiveTherapist } from '../therapists/standing.ts'
import { readGrant } from './grant-store.ts'
import { deleteReview, type Hashes, listReviews, saveReview } from './review-store.ts'
import { readSummaries } from './summary-store.ts'

export function reviewRoutes(app: App, context: Context) {
  const { db, vault } = context

  route(app, reviews.list, async (request) => {
    const { userId } = request.params
    const { id, role } = callerOf(request)
    if (role === 'therapist') await standingGrant(context, userId, id)
    const hashes = await hashesOf(context, userId)
    return listReviews(db, vault, userId, hashes, role === 'therapist' ? id : undefined)
  })

  route(app, reviews.save, async (request) => {
    const { params, body } = request
    const { id } = callerOf(request)
    await mayReview(context, params.userId, id, body.part)
    // The patient may have answered anew since: what nobody has read is not reviewed.
    const hashes = await hashesOf(context, params.userId)
    if (hashes[body.part] !== body.inputsHash)
      throw new AppError(
        'invalid',
        'This summary has changed since you opened it. Please read it again first.',
        'inputsHash',
      )
    return saveReview(db, vault, params.userId, id, body)
  })

  route(app, reviews.remove, async (request) => {
    const { userId } = request.params
    const { part } = request.query
    const { id } = callerOf(request)
    await mayReview(context, userId, id, part)
    await deleteReview(db, userId, id, part)
    const summaries = await readSummaries(db, vault, userId)
    return { reviewed: summaries[part]?.made.reviewed ?? false }
  })
}

/** As with reading: a grant that stands, and a therapist whom the operator has not stopped. */
async function standingGrant({ db }: Context, userId: string, therapistId: string): Promise<Grant> {
  const grant = await readGrant(db, userId, therapistId)
  if (!grant || !(grant.summary || grant.journals)) throw forbidden()
  if (!(await isActiveTherapist(db, therapistId))) throw forbidden()
  return grant
}

async function mayReview(context: Context, userId: string, therapistId: string, part: SummaryPart) {
  const grant = await standingGrant(context, userId, therapistId)
  if (!(part === 'initialDiagnosis' ? grant.summary : grant.journals)) throw forbidden()
}

async function hashesOf({ db, vault }: Context, userId: string): Promise<Hashes> {
  const { initialDiagnosis, journalAnalysis } = await readSummaries(db, vault, userId)
  return {
    initialDiagnosis: initialDiagnosis?.made.inputsHash ?? null,
    journalAnalysis: journalAnalysis?.made.inputsHash ?? null,
  }
}

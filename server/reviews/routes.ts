import type { Grant, Summary } from '@attune/contract/diagnosis.ts'
import { reviews, type SummaryPart } from '@attune/contract/reviews.ts'
import { callerOf } from '../auth/guard.ts'
import { AppError, forbidden } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { deleteReview, type Hashes, listReviews, saveReview } from './store.ts'

type Summaries = Record<SummaryPart, Summary | null>
type Needs = {
  /** What this therapist may read of this patient; refused where that is nothing. */
  requireGrant: (userId: string, therapistId: string) => Promise<Grant>
  readSummaries: (userId: string) => Promise<Summaries>
}

export function reviewRoutes(
  app: App,
  { db, vault }: Context,
  { requireGrant, readSummaries }: Needs,
) {
  route(app, reviews.list, async (request) => {
    const { userId } = request.params
    const { id, role } = callerOf(request)
    if (role === 'therapist') await requireGrant(userId, id)
    const hashes = hashesOf(await readSummaries(userId))
    return listReviews(db, vault, userId, hashes, role === 'therapist' ? id : undefined)
  })

  route(app, reviews.save, async (request) => {
    const { params, body } = request
    const { id } = callerOf(request)
    await requireGranted(params.userId, id, body.part)
    // The patient may have answered anew since: what nobody has read is not reviewed.
    const hashes = hashesOf(await readSummaries(params.userId))
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
    await requireGranted(userId, id, part)
    await deleteReview(db, userId, id, part)
    const summaries = await readSummaries(userId)
    return { reviewed: summaries[part]?.made.reviewed ?? false }
  })

  /** Who may read a part may review it. */
  async function requireGranted(userId: string, therapistId: string, part: SummaryPart) {
    const grant = await requireGrant(userId, therapistId)
    if (!(part === 'initialDiagnosis' ? grant.summary : grant.journals)) throw forbidden()
  }
}

const hashesOf = ({ initialDiagnosis, journalAnalysis }: Summaries): Hashes => ({
  initialDiagnosis: initialDiagnosis?.made.inputsHash ?? null,
  journalAnalysis: journalAnalysis?.made.inputsHash ?? null,
})

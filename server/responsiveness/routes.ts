import type { Match } from '@attune/contract/matching.ts'
import { responsiveness, type Unanswered } from '@attune/contract/responsiveness.ts'
import { callerOf } from '../auth/guard.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { listThreads, partnerOf } from '../messages/thread-store.ts'
import { requireVisible } from '../therapists/standing.ts'
import { readTherapist } from '../therapists/store.ts'
import { readResponsiveness, readStanding } from './store.ts'
import { listUnanswered } from './unanswered.ts'

type Needs = {
  /** The best match of a patient who is none of these therapists. */
  bestExcept: (userId: string, excluded: readonly string[]) => Promise<Match | null>
}

export function responsivenessRoutes(app: App, { db, vault }: Context, { bestExcept }: Needs) {
  route(app, responsiveness.read, async (request) => {
    const { id } = request.params
    await requireVisible(db, id, callerOf(request).id)
    return { measured: await readResponsiveness(db, id) }
  })

  route(app, responsiveness.standing, ({ params }) => readStanding(db, params.id))

  route(app, responsiveness.unanswered, async ({ params: { userId } }) => {
    const waiting = await listUnanswered(db, vault, userId, new Date())
    if (waiting.length === 0) return []
    const next = await untried(userId)
    return waiting.map((one) => ({ ...one, next }))
  })

  /** The best match they have not written to yet. */
  async function untried(userId: string): Promise<Unanswered['next']> {
    const written = (await listThreads(db, userId)).map((thread) => partnerOf(thread, userId).id)
    const match = await bestExcept(userId, written)
    const therapist = match && (await readTherapist(db, vault, match._id))
    if (!therapist) return null
    const { _id, name } = therapist
    return { _id, name, matchPercentage: match.matchPercentage }
  }
}

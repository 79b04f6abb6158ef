import { type AfterDecline, declines } from '@attune/contract/declines.ts'
import type { Match } from '@attune/contract/matching.ts'
import type { Message } from '@attune/contract/messages.ts'
import { callerOf } from '../auth/guard.ts'
import { found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { listThreads, partnerOf } from '../messages/thread-store.ts'
import { readTherapist } from '../therapists/store.ts'
import { declinePatient, readFirstWords } from './store.ts'
import { readWords } from './words-store.ts'

type Needs = {
  /** The best match of a patient who is none of these therapists. */
  bestExcept: (userId: string, excluded: readonly string[]) => Promise<Match | null>
  /** To every tab of both, as every message. */
  tellMessage: (message: Message) => void
}

export function declineRoutes(app: App, context: Context, { bestExcept, tellMessage }: Needs) {
  const { db, vault, bus, limits, metrics } = context

  route(app, declines.create, async (request) => {
    const { id } = callerOf(request)
    await limits.take('message', id)
    const { message, isNew } = await declinePatient(db, vault, id, request.body)
    if (isNew) {
      metrics.messages.inc()
      tellMessage(message)
      await bus.publish('contact', { people: [id, request.body.patient] })
    }
    return message
  })

  route(app, declines.readWords, async ({ params }) => ({
    words: await readWords(db, vault, params.id),
  }))

  route(app, declines.next, async ({ params: { userId, therapistId } }) => {
    const message = await readFirstWords(db, vault, userId, therapistId)
    return { message: found(message, 'They have not declined you'), next: await untried(userId) }
  })

  /** The best match they have not written to yet. */
  async function untried(userId: string): Promise<AfterDecline['next']> {
    const written = (await listThreads(db, userId)).map((thread) => partnerOf(thread, userId).id)
    const match = await bestExcept(userId, written)
    const therapist = match && (await readTherapist(db, vault, match._id))
    if (!therapist) return null
    const { name, image, isDemo } = therapist
    return { match, name, image, isDemo }
  }
}

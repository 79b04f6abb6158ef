import { declineWords } from '@attune/content/declines/decline-words.ts'
import { type AfterDecline, declines } from '@attune/contract/declines.ts'
import type { Match } from '@attune/contract/matching.ts'
import type { Message } from '@attune/contract/messages.ts'
import { noteFor } from '@attune/engine/help/note-for.ts'
import { callerOf } from '../auth/guard.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { listThreads, partnerOf } from '../messages/thread-store.ts'
import { readTherapist } from '../therapists/store.ts'
import { gravestOf, speaksOfDanger } from './danger.ts'
import { declinePatient, readDeclinable, readDeclined } from './store.ts'
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
    const { message, isNew } = await declinePatient(context, id, request.body)
    if (isNew) {
      metrics.messages.inc()
      tellMessage(message)
      await bus.publish('contact', { people: [id, request.body.patient] })
    }
    return message
  })

  route(app, declines.start, async (request) => {
    const { id } = callerOf(request)
    const { texts } = await readDeclinable(db, vault, id, request.params.patient)
    const danger = speaksOfDanger(context, texts)
    const ours = danger ? declineWords.inDanger : declineWords.usual
    return { words: (await readWords(db, vault, id)) ?? ours, ours, danger }
  })

  route(app, declines.next, async ({ params: { userId, therapistId } }) => {
    const { message, texts } = await readDeclined(db, vault, userId, therapistId)
    const read = gravestOf(context, texts)
    return { message, note: read ? noteFor(read) : null, next: await untried(userId) }
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

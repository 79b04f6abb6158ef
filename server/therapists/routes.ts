import { say } from '@attune/contract/errors.ts'
import { therapists } from '@attune/contract/therapists.ts'
import { checkCredentials, prepareDraft, preparePatch } from '../auth/accounts.ts'
import { callerOf } from '../auth/guard.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { SignIn } from '../auth/sign-in.ts'
import { AppError, found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { linkNext } from '../lib/pages.ts'
import { route } from '../lib/route.ts'
import {
  createTherapist,
  endSessionsOf,
  isDeactivated,
  isTherapistSubmitted,
  listTherapists,
  readTherapist,
  setAvailability,
  updateTherapist,
} from './store.ts'
import { therapists as table } from './table.ts'

const stopped = () => new AppError('forbidden', stoppedText)
const stoppedText =
  'The operator of this site has stopped this account, so you cannot sign in. Please write to them.'

export type TherapistParts = {
  signIn: SignIn
  sessions: Sessions
  eraseTherapist: (id: string) => Promise<void>
}

export function therapistRoutes(
  app: App,
  { env, db, limits, bus }: Context,
  { signIn, sessions, eraseTherapist }: TherapistParts,
) {
  route(app, therapists.checkSession, (request) =>
    signIn.check(request, 'therapist', (id) => isTherapistSubmitted(db, id)),
  )

  route(app, therapists.register, async (request, reply) => {
    const { fields, webp } = await prepareDraft(db, table, request.body, request.ip)
    const therapist = await createTherapist(db, fields, webp)
    await signIn.start(request, reply, therapist._id, 'therapist')
    return { therapist }
  })

  route(app, therapists.login, async (request, reply) => {
    const id = await checkCredentials(db, table, limits, request.body, request.ip)
    if (await isDeactivated(db, id)) throw stopped()
    const therapist = found(await readTherapist(db, id), say.therapistNotFound)
    await signIn.start(request, reply, id, 'therapist')
    // Stopped in between: the session just started was not among those that were ended.
    if (await isDeactivated(db, id)) {
      await endSessionsOf(db, id)
      await bus.publish('ended', { person: id })
      throw stopped()
    }
    return { therapist }
  })

  route(app, therapists.logout, async (request, reply) => {
    await signIn.end(request, reply)
  })

  route(app, therapists.list, async (request, reply) => {
    const { items, next } = await listTherapists(db, { ...request.query, listing: env.listing })
    linkNext(request, reply, next)
    return items
  })

  route(app, therapists.read, async (request) => {
    const therapist = await readTherapist(db, request.params.id)
    const isVisible = therapist?.isActive || therapist?._id === callerOf(request).id
    return found(isVisible ? therapist : undefined, say.therapistNotFound)
  })

  route(app, therapists.update, async (request) => {
    const { id } = request.params
    const { fields, webp, passwordChanged } = await preparePatch(db, table, id, request.body)
    const therapist = found(await updateTherapist(db, id, fields, webp), say.therapistNotFound)
    if (passwordChanged) await sessions.endOthers(id, callerOf(request).session)
    return therapist
  })

  route(app, therapists.setAvailability, async ({ params: { id }, body }) => {
    await setAvailability(db, id, body)
    await bus.publish('practice', { therapist: id })
    return found(await readTherapist(db, id), say.therapistNotFound)
  })

  route(app, therapists.delete, async ({ params }) => {
    await eraseTherapist(params.id)
  })
}

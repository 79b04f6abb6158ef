import { say } from '@attune/contract/errors.ts'
import { therapists } from '@attune/contract/therapists.ts'
import type { FastifyRequest } from 'fastify'
import { prepareChange } from '../auth/account-change.ts'
import { askToConfirm, receiverOf } from '../auth/account-mails.ts'
import { checkCredentials, prepareDraft } from '../auth/accounts.ts'
import { callerOf } from '../auth/guard.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { SignIn } from '../auth/sign-in.ts'
import { isSubmitted } from '../auth/submitted.ts'
import { AppError, found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { linkNext } from '../lib/pages.ts'
import { route } from '../lib/route.ts'
import { createContactBudget } from './contact-budget.ts'
import { countTherapists, listTherapists } from './list.ts'
import { refuseStopped } from './refuse-stopped.ts'
import {
  createTherapist,
  readBoth,
  readShownContact,
  readTherapist,
  setAvailability,
  setShownContact,
  updateTherapist,
} from './store.ts'
import { therapists as table } from './table.ts'

export type TherapistParts = {
  signIn: SignIn
  sessions: Sessions
  eraseTherapist: (id: string) => Promise<void>
  /** Hears that a patient opened this therapist's profile. */
  noteView: (patient: string, therapist: string) => void
}

export function therapistRoutes(
  app: App,
  context: Context,
  { signIn, sessions, eraseTherapist, noteView }: TherapistParts,
) {
  const { db, vault, bus } = context
  readingRoutes(app, context, noteView)
  route(app, therapists.checkSession, (request) =>
    signIn.check(request, 'therapist', (id) => isSubmitted(db, table, id)),
  )

  route(app, therapists.register, async (request, reply) => {
    const { fields, webp } = await prepareDraft(context, table, request.body, request.ip)
    const therapist = await createTherapist(db, vault, fields, webp, (tx, id) =>
      askToConfirm(tx, context, 'therapist', { id, email: fields.email }),
    )
    const receiver = { id: therapist._id, email: therapist.email, isConfirmed: false }
    await signIn.start(request, reply, { receiver, role: 'therapist', secondFactor: false })
    return { therapist }
  })

  route(app, therapists.login, async (request, reply) => {
    const origin = signIn.originOf(request)
    const { id, secondFactor } = await checkCredentials(context, table, request.body, origin)
    await refuseStopped(context, id)
    const therapist = found(await readTherapist(db, vault, id), say.therapistNotFound)
    const receiver = found(await receiverOf(db, vault, table, id), say.therapistNotFound)
    const { shared } = request.body
    await signIn.start(request, reply, { receiver, role: 'therapist', secondFactor, shared })
    // Stopped in between: the session just started was not among those that were ended.
    await refuseStopped(context, id)
    return { therapist }
  })

  route(app, therapists.logout, async (request, reply) => {
    await signIn.end(request, reply)
  })

  route(app, therapists.update, async (request) => {
    const { id } = request.params
    const { fields, webp, also, after } = await prepareChange(context, sessions, table, request)
    const therapist = found(
      await updateTherapist(db, vault, id, fields, webp, also),
      say.therapistNotFound,
    )
    await after()
    return therapist
  })

  route(app, therapists.setAvailability, async ({ params: { id }, body }) => {
    await setAvailability(db, id, body)
    await bus.publish('practice', { therapist: id })
    return found(await readTherapist(db, vault, id), say.therapistNotFound)
  })

  route(app, therapists.delete, async ({ params }) => {
    await eraseTherapist(params.id)
  })
}

const asAsked = ({ headers }: FastifyRequest) => ({ acceptLanguage: headers['accept-language'] })

/** What others read of them, and what of their contact data. */
function readingRoutes(app: App, context: Context, noteView: TherapistParts['noteView']) {
  const { env, db, vault } = context
  const contactsFor = createContactBudget(context.limits)

  route(app, therapists.list, async (request, reply) => {
    const filter = { ...request.query, ...asAsked(request), listing: env.listing }
    const { items, next } = await listTherapists(db, vault, filter, context.copy)
    linkNext(request, reply, next)
    return contactsFor(callerOf(request).id, 'inLists', items)
  })

  route(app, therapists.counts, (request) =>
    countTherapists(
      db,
      { ...request.query, ...asAsked(request), listing: env.listing },
      context.copy,
    ),
  )

  route(app, therapists.read, async (request) => {
    const { id: caller, role } = callerOf(request)
    const { own, seen } = found(await readBoth(db, vault, request.params.id), say.therapistNotFound)
    if (own._id === caller) return own
    if (!own.isActive) throw new AppError('not_found', say.therapistNotFound)
    if (role === 'user') noteView(caller, own._id)
    const [shown] = await contactsFor(caller, 'byProfile', [seen])
    return found(shown, say.therapistNotFound)
  })

  route(app, therapists.readShownContact, async ({ params }) =>
    found(await readShownContact(db, vault, params.id), say.therapistNotFound),
  )

  route(app, therapists.setShownContact, ({ params, body }) =>
    setShownContact(db, vault, params.id, body),
  )
}

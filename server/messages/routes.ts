import { messages, type SenderRole } from '@attune/contract/messages.ts'
import { callerOf } from '../auth/guard.ts'
import { againAfterDeadlock, forbidden } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { linkNext } from '../lib/pages.ts'
import { route } from '../lib/route.ts'
import { putAside, takeBack } from './aside-store.ts'
import { type ContactEnded, setContact } from './contact-store.ts'
import { readInbox, setInbox } from './inbox-store.ts'
import { markRead } from './mark-read.ts'
import { senderRoleOf } from './participant.ts'
import { listMessages } from './store.ts'
import { countThreads } from './thread-counts.ts'
import { readThreadPage } from './thread-list.ts'
import { listThreads, partnerOf, type ThreadRow } from './thread-store.ts'

type TellRead = (
  person: string,
  at: { partner: string; partnerModel: SenderRole; seq: number },
) => void

type Needs = {
  tell: TellRead
  /** To the other tabs of a therapist. */
  tellCaseload: (therapistId: string, patient: string) => void
  contactEnded: ContactEnded
}

export function messageRoutes(
  app: App,
  context: Context,
  { tell, tellCaseload, contactEnded }: Needs,
) {
  const { db, vault } = context

  route(app, messages.list, async (request) => {
    const caller = callerOf(request)
    const { from, to, fromModel, toModel, ...page } = request.query
    const isMine =
      (from === caller.id && fromModel === senderRoleOf(caller.role)) ||
      (to === caller.id && toModel === senderRoleOf(caller.role))
    if (!isMine) throw forbidden()
    return listMessages(db, vault, from, to, page)
  })

  threadRoutes(app, context)

  route(app, messages.markRead, async (request) => {
    const { id } = callerOf(request)
    const isNew = await markRead(db, id, request.body.partner, request.body.seq)
    if (isNew) tell(id, request.body)
  })

  route(app, messages.setContact, async (request) => {
    const { partner, change } = request.body
    const { id } = callerOf(request)
    const state = await againAfterDeadlock(() =>
      setContact(db, context, { me: id, partner, change }, contactEnded),
    )
    return { state }
  })

  route(app, messages.putAside, async ({ params: { id, userId }, body }) => {
    const aside = await putAside(db, id, userId, { ...body, now: new Date() })
    tellCaseload(id, userId)
    return aside
  })

  route(app, messages.takeBack, async ({ params: { id, userId } }) => {
    await takeBack(db, id, userId)
    tellCaseload(id, userId)
  })

  route(app, messages.readInbox, ({ params }) => readInbox(db, params.id))

  route(app, messages.setInbox, ({ params, body }) => setInbox(db, params.id, body))
}

/** With whom, and how each stands. */
function threadRoutes(app: App, { db, vault }: Context) {
  route(app, messages.chattees, async ({ query }) =>
    contactIds(await listThreads(db, query.from), query.from, 'Therapist'),
  )

  route(app, messages.chatters, async ({ query }) =>
    contactIds(await listThreads(db, query.to), query.to, 'User'),
  )

  route(app, messages.threads, async (request, reply) => {
    const { id, role } = callerOf(request)
    const me = { id, model: senderRoleOf(role) }
    const { items, next } = await readThreadPage(db, vault, me, request.query)
    linkNext(request, reply, next)
    return items
  })

  route(app, messages.threadCounts, (request) => countThreads(db, callerOf(request).id))
}

const contactIds = (threads: ThreadRow[], person: string, model: SenderRole) =>
  threads
    .map((thread) => partnerOf(thread, person))
    .filter((partner) => partner.model === model)
    .map(({ id }) => id)

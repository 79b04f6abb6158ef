import { say } from '@attune/contract/errors.ts'
import { mostPasskeys, passkeys } from '@attune/contract/passkeys.ts'
import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { notify, receiverOf } from '../auth/account-mails.ts'
import { lockAccount, removeFactor } from '../auth/factors.ts'
import { callerOf } from '../auth/guard.ts'
import {
  addPasskey,
  advanceCounter,
  type Bound,
  countPasskeys,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '../auth/passkey-store.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { SignIn } from '../auth/sign-in.ts'
import { AppError, found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { networkOf } from '../lib/network.ts'
import { route } from '../lib/route.ts'
import { letters } from '../mail/letters.ts'
import { tableOf } from '../security/accounts.ts'
import { refuseStopped } from '../therapists/refuse-stopped.ts'
import { browserOf, giveBrowserCookie } from './browser-cookie.ts'
import type { Shown } from './ceremony.ts'
import { refusalOf } from './refusal.ts'
import { relyingPartyOf } from './relying-party.ts'

type Parts = { sessions: Sessions; signIn: SignIn }

/** With the first passkey: it brings three hundred files along, of which most processes need none. */
const ceremony = () => import('./ceremony.ts')

export function passkeyRoutes(app: App, context: Context, parts: Parts) {
  addRoutes(app, context, parts)
  ownRoutes(app, context)
  signInRoutes(app, context, parts)
  confirmRoutes(app, context, parts)
}

const noSuch = 'There is no such passkey'

function addRoutes(app: App, context: Context, { sessions }: Parts) {
  const { env, db, vault, limits } = context
  const adding = (session: string) => ({ purpose: 'add' as const, to: session })

  route(app, passkeys.startAdd, async (request) => {
    const { id, role, session } = callerOf(request)
    await limits.take('passkeyAdd', id)
    const { email } = found(await receiverOf(db, vault, tableOf[role], id), say.notYours)
    const { creationOptions } = await ceremony()
    return creationOptions(db, relyingPartyOf(env, request), adding(session), { id, email })
  })

  route(app, passkeys.add, async (request) => {
    const { id, role, session } = callerOf(request)
    const { name, credential } = request.body
    const { checkNew } = await ceremony()
    const made = await checkNew(db, relyingPartyOf(env, request), adding(session), credential)
    const added = await db.transaction(async (tx) => {
      await lockAccount(tx, tableOf[role], id)
      if ((await countPasskeys(tx, id)) >= mostPasskeys)
        throw new AppError(
          'taken',
          `You can have ${mostPasskeys} passkeys. Please remove one first.`,
        )
      const passkey = await addPasskey(tx, vault, { person: id, role, name }, made)
      if (!passkey) throw new AppError('taken', 'This passkey is in use already')
      const receiver = found(await receiverOf(tx, vault, tableOf[role], id), say.notYours)
      await notify(tx, context, receiver, letters.passkeyAdded)
      return passkey
    })
    // It was unlocked here a moment ago, by a finger, a face or a PIN.
    await sessions.confirm(session, true)
    return added
  })
}

function ownRoutes(app: App, context: Context) {
  const { db, vault } = context

  route(app, passkeys.list, (request) => listPasskeys(db, vault, callerOf(request).id))

  route(app, passkeys.rename, async (request) => {
    const { passkeyId: id } = request.params
    const given = { person: callerOf(request).id, id, name: request.body.name }
    if (!(await renamePasskey(db, vault, given))) throw new AppError('not_found', noSuch)
  })

  route(app, passkeys.remove, async (request) => {
    const { id, role } = callerOf(request)
    await removeFactor(context, tableOf[role], { id, role }, async (tx) => {
      if (!(await removePasskey(tx, id, request.params.passkeyId)))
        throw new AppError('not_found', noSuch)
      const receiver = found(await receiverOf(tx, vault, tableOf[role], id), say.notYours)
      await notify(tx, context, receiver, letters.passkeyRemoved)
    })
  })
}

function signInRoutes(app: App, context: Context, { signIn }: Parts) {
  const { env, db, vault, limits } = context

  route(app, passkeys.startSignIn, async (request, reply) => {
    await limits.take('passkeyStart', networkOf(request.ip))
    const party = relyingPartyOf(env, request)
    const to = giveBrowserCookie(reply, env)
    const { requestOptions } = await ceremony()
    return requestOptions(db, party, { purpose: 'sign-in', to }, null)
  })

  route(app, passkeys.signIn, async (request, reply) => {
    const network = networkOf(request.ip)
    await limits.take('passkeyTry', network)
    const bound = { purpose: 'sign-in' as const, to: browserOf(request, env) }
    const party = relyingPartyOf(env, request)
    const { checkAssertion } = await ceremony()
    const shown = await checkAssertion(db, party, bound, request.body.credential)
    await noteUse(context, shown, 'sign-in')
    await limits.giveBack('passkeyTry', network)
    const { person, role } = shown
    const receiver = found(await receiverOf(db, vault, tableOf[role], person), say.passkeyRefused)
    const { shared } = request.body
    if (role === 'therapist') await refuseStopped(context, person)
    await signIn.start(request, reply, { receiver, role, secondFactor: true, shared })
    // Stopped in between: the session just started was not among those that were ended.
    if (role === 'therapist') await refuseStopped(context, person)
    return { id: person, role, questionsSubmitted: await isSubmitted(context, shown) }
  })
}

function confirmRoutes(app: App, context: Context, { sessions }: Parts) {
  const { env, db, limits } = context
  const boundTo = (request: FastifyRequest) => ({
    purpose: 'confirm' as const,
    to: callerOf(request).session,
  })

  route(app, passkeys.startConfirm, async (request) => {
    const party = relyingPartyOf(env, request)
    const { requestOptions } = await ceremony()
    return requestOptions(db, party, boundTo(request), callerOf(request).id)
  })

  route(app, passkeys.confirm, async (request) => {
    const { id, session } = callerOf(request)
    await limits.take('currentPassword', session)
    const party = relyingPartyOf(env, request)
    const { checkAssertion } = await ceremony()
    const shown = await checkAssertion(db, party, boundTo(request), request.body.credential)
    if (shown.person !== id) throw refusalOf('confirm')
    await noteUse(context, shown, 'confirm')
    await limits.giveBack('currentPassword', session)
    await sessions.confirm(session, true)
  })
}

/** A passkey that counts backwards exists twice: it is refused, and its owner told. */
async function noteUse(context: Context, shown: Shown, purpose: Bound['purpose']) {
  const { passkey, person, role, counter } = shown
  const { db, vault } = context
  if (await advanceCounter(db, passkey, counter)) return
  const receiver = await receiverOf(db, vault, tableOf[role], person)
  if (receiver) await notify(db, context, receiver, letters.passkeyCopied)
  throw refusalOf(purpose)
}

async function isSubmitted({ db }: Context, { person, role }: Shown) {
  const table = tableOf[role]
  const [row] = await db
    .select({ is: sql<boolean>`${table.questions_submitted_at} IS NOT NULL` })
    .from(table)
    .where(eq(table._id, person))
  return row?.is ?? false
}

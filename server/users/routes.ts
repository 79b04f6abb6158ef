import { users } from '@attune/contract/users.ts'
import { prepareChange } from '../auth/account-change.ts'
import { askToConfirm, receiverOf } from '../auth/account-mails.ts'
import { checkCredentials, prepareDraft } from '../auth/accounts.ts'
import { callerOf } from '../auth/guard.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { SignIn } from '../auth/sign-in.ts'
import { isSubmitted } from '../auth/submitted.ts'
import { found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { createUser, readUser, updateUser } from './store.ts'
import { users as table } from './table.ts'

/** `erase` deletes a person from every slice at once; only app.ts knows them all. */
export type UserParts = {
  signIn: SignIn
  sessions: Sessions
  eraseUser: (id: string) => Promise<void>
}

export function userRoutes(app: App, context: Context, { signIn, sessions, eraseUser }: UserParts) {
  const { db, vault } = context
  route(app, users.checkSession, (request) =>
    signIn.check(request, 'user', (id) => isSubmitted(db, table, id)),
  )

  route(app, users.register, async (request, reply) => {
    const { fields, webp } = await prepareDraft(context, table, request.body, request.ip)
    const user = await createUser(db, vault, fields, webp, (tx, id) =>
      askToConfirm(tx, context, 'user', { id, email: fields.email }),
    )
    const receiver = { id: user._id, email: user.email, isConfirmed: false }
    await signIn.start(request, reply, { receiver, role: 'user', secondFactor: false })
    return { user }
  })

  route(app, users.login, async (request, reply) => {
    const origin = signIn.originOf(request)
    const { id, secondFactor } = await checkCredentials(context, table, request.body, origin)
    const user = found(await readUser(db, vault, id), 'User not found')
    const receiver = found(await receiverOf(db, vault, table, id), 'User not found')
    const { shared } = request.body
    await signIn.start(request, reply, { receiver, role: 'user', secondFactor, shared })
    return { user }
  })

  route(app, users.logout, async (request, reply) => {
    await signIn.end(request, reply)
  })

  route(app, users.read, async (request) => {
    const user = found(await readUser(db, vault, request.params.id), 'User not found')
    if (callerOf(request).role === 'user') return user
    return { _id: user._id, name: user.name, image: user.image }
  })

  route(app, users.update, async (request) => {
    const { id } = request.params
    const { fields, webp, also, after } = await prepareChange(context, sessions, table, request)
    const user = found(await updateUser(db, vault, id, fields, webp, also), 'User not found')
    await after()
    return user
  })

  route(app, users.delete, async ({ params }) => {
    await eraseUser(params.id)
  })
}

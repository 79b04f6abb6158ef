import { say } from '@attune/contract/errors.ts'
import { security } from '@attune/contract/security.ts'
import { notify, receiverOf } from '../auth/account-mails.ts'
import { ownerOf } from '../auth/accounts.ts'
import { forgetDevices, rememberDevice } from '../auth/device-store.ts'
import { requireHardToGuess } from '../auth/password-rules.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { Sessions } from '../auth/sessions.ts'
import { dropTokens, takeToken } from '../auth/token-store.ts'
import { AppError, found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { networkOf } from '../lib/network.ts'
import { route } from '../lib/route.ts'
import { letters } from '../mail/letters.ts'
import { releaseMails } from '../mail/mail-store.ts'
import { markEmailConfirmed, setPasswordHash, tableOf } from './accounts.ts'
import { sendResetLinks } from './reset-links.ts'

/** What is done by links that came by mail. */
export function linkRoutes(app: App, context: Context, sessions: Sessions) {
  const { db, vault, limits } = context

  route(app, security.forgotPassword, async (request) => {
    await limits.take('linkNetwork', networkOf(request.ip))
    await sendResetLinks(context, request.body.email, request.log)
  })

  route(app, security.confirmEmail, async (request) => {
    await limits.take('linkTry', networkOf(request.ip))
    await db.transaction(async (tx) => {
      const owner = await takeToken(tx, request.body.token, 'confirm-email')
      if (!owner) throw new AppError('not_found', say.linkOver)
      await markEmailConfirmed(tx, owner.role, owner.person)
      await releaseMails(tx, owner.person)
    })
  })

  route(app, security.resetPassword, async (request, reply) => {
    await limits.take('linkTry', networkOf(request.ip))
    const { token, password } = request.body
    const hash = await hashPassword(password)
    const { person, role } = await db.transaction(async (tx) => {
      const owner = await takeToken(tx, token, 'reset-password')
      if (!owner) throw new AppError('not_found', say.linkOver)
      await setPasswordHash(tx, owner.role, owner.person, hash)
      requireHardToGuess(password, await ownerOf(tx, vault, tableOf[owner.role], owner.person))
      // Whoever opened the link reads what is sent to this address.
      await markEmailConfirmed(tx, owner.role, owner.person)
      await releaseMails(tx, owner.person)
      await dropTokens(tx, owner.person)
      await forgetDevices(tx, owner.person)
      const receiver = found(
        await receiverOf(tx, vault, tableOf[owner.role], owner.person),
        say.linkOver,
      )
      await notify(tx, context, receiver, letters.passwordChanged)
      return owner
    })
    await sessions.endAll(person)
    // So that whoever is guessing at the account cannot keep its owner out.
    await rememberDevice(db, { request, reply, env: context.env }, person)
    return { role }
  })
}

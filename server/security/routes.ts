import { say } from '@attune/contract/errors.ts'
import { security } from '@attune/contract/security.ts'
import type { FastifyRequest } from 'fastify'
import { askToConfirm, notify, receiverOf } from '../auth/account-mails.ts'
import { isOwnPassword } from '../auth/accounts.ts'
import { deviceOf, forgetDevices } from '../auth/device-store.ts'
import { removeFactor } from '../auth/factors.ts'
import { callerOf, requireRecent } from '../auth/guard.ts'
import {
  checkSecondFactor,
  newRecoveryCodes,
  readSecondFactor,
  removeSecondFactor,
  startSecondFactor,
  turnOnSecondFactor,
} from '../auth/second-factor.ts'
import { chooseIdleMinutes, listSessions, noteSeen, readIdleEnd } from '../auth/session-store.ts'
import type { Sessions } from '../auth/sessions.ts'
import { AppError, found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { letters } from '../mail/letters.ts'
import { tableOf } from './accounts.ts'
import { linkRoutes } from './link-routes.ts'

export function securityRoutes(app: App, context: Context, sessions: Sessions) {
  passwordRoutes(app, context, sessions)
  sessionRoutes(app, context, sessions)
  idleRoutes(app, context)
  secondFactorRoutes(app, context, sessions)
  linkRoutes(app, context, sessions)
}

function passwordRoutes(app: App, context: Context, sessions: Sessions) {
  const { env, db, limits } = context

  route(app, security.confirm, async (request) => {
    const { id, role, session } = callerOf(request)
    const { password, code } = request.body
    await limits.take('currentPassword', session)
    if (!(await isOwnPassword(db, tableOf[role], id, password)))
      throw new AppError('invalid', 'The password is not right', 'password')
    const secondFactor = await checkSecondFactor(context, id, code, session)
    await limits.giveBack('currentPassword', session)
    await sessions.confirm(session, secondFactor)
  })

  route(app, security.read, async (request) => {
    const { id, role, secondFactor } = callerOf(request)
    const { isConfirmed } = await ownReceiver(context, request)
    const { isOn, left } = await readSecondFactor(db, id)
    const isMissing = env.secondFactorRequired && role === 'therapist' && !secondFactor
    return {
      emailConfirmed: isConfirmed,
      secondFactor: { isOn, isMissing, recoveryCodesLeft: left },
    }
  })

  route(app, security.sendConfirmation, async (request) => {
    const { id, role } = callerOf(request)
    const { isConfirmed, email } = await ownReceiver(context, request)
    if (isConfirmed) return
    await limits.take('linkAccount', `confirm ${id}`)
    await db.transaction((tx) => askToConfirm(tx, context, role, { id, email }))
  })
}

function sessionRoutes(app: App, { env, db }: Context, sessions: Sessions) {
  route(app, security.listSessions, async (request) => {
    const { id, session } = callerOf(request)
    const all = await listSessions(db, id)
    return all.map((one) => ({ ...one, isThisOne: one._id === session }))
  })

  route(app, security.endSession, async (request) => {
    if (!(await sessions.endOwn(callerOf(request).id, request.params.sessionId)))
      throw new AppError('not_found', 'This session is over already')
  })

  route(app, security.endOtherSessions, async (request) => {
    const { id, session } = callerOf(request)
    await sessions.endOthers(id, session)
    await forgetDevices(db, id, deviceOf(request, env))
  })
}

function idleRoutes(app: App, { db }: Context) {
  const readOwn = async (session: string) => {
    const end = await readIdleEnd(db, session)
    if (!end) throw new AppError('signed_out', say.signIn)
    return end
  }

  route(app, security.readIdle, (request) => readOwn(callerOf(request).session))

  route(app, security.stay, async (request) => {
    const { session } = callerOf(request)
    await noteSeen(db, session)
    return readOwn(session)
  })

  route(app, security.chooseIdle, async (request) => {
    const caller = callerOf(request)
    const { idleMinutes } = request.body
    const { chosenMinutes } = await readOwn(caller.session)
    if (idleMinutes > chosenMinutes) await requireRecent(db, caller)
    await noteSeen(db, caller.session)
    await chooseIdleMinutes(db, caller.id, idleMinutes)
    return readOwn(caller.session)
  })
}

function secondFactorRoutes(app: App, context: Context, sessions: Sessions) {
  const { db } = context

  route(app, security.startSecondFactor, async (request) => {
    const { id } = callerOf(request)
    const { email } = await ownReceiver(context, request)
    return startSecondFactor(context, id, email)
  })

  route(app, security.turnOnSecondFactor, async (request) => {
    const { id, session } = callerOf(request)
    const recoveryCodes = await turnOnSecondFactor(context, id, request.body.code)
    await sessions.confirm(session, true)
    await sessions.endOthers(id, session)
    await tellSecondFactor(context, request, true)
    return { recoveryCodes }
  })

  route(app, security.removeSecondFactor, async (request) => {
    const { id, role } = callerOf(request)
    await removeFactor(context, tableOf[role], { id, role }, (tx) => removeSecondFactor(tx, id))
    await tellSecondFactor(context, request, false)
  })

  route(app, security.newRecoveryCodes, async (request) => ({
    recoveryCodes: await newRecoveryCodes(db, callerOf(request).id),
  }))
}

async function tellSecondFactor(context: Context, request: FastifyRequest, isOn: boolean) {
  const receiver = await ownReceiver(context, request)
  await notify(context.db, context, receiver, (address, at) =>
    letters.secondFactorChanged(address, at, isOn),
  )
}

async function ownReceiver({ db, vault }: Context, request: FastifyRequest) {
  const { id, role } = callerOf(request)
  return found(await receiverOf(db, vault, tableOf[role], id), say.notYours)
}

import type { SessionCheck } from '@attune/contract/accounts.ts'
import type { Role } from '@attune/contract/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../lib/http.ts'
import { networkOf } from '../lib/network.ts'
import { asSignIn } from '../lib/person.ts'
import type { ReplyHead } from '../lib/route.ts'
import { hashOf } from '../lib/secret.ts'
import { letters } from '../mail/letters.ts'
import { queueMail, type Receiver } from '../mail/mail-store.ts'
import { publicAddress } from '../mail/public-address.ts'
import type { Origin } from './accounts.ts'
import { giveCookie, takeCookie, tokenOf } from './cookie.ts'
import { deviceName } from './device-name.ts'
import { deviceOf, isNewDevice, rememberDevice } from './device-store.ts'
import { callerOf } from './guard.ts'
import { isDisowned } from './session-store.ts'
import type { Sessions } from './sessions.ts'

type Person = {
  receiver: Receiver
  role: Role
  secondFactor: boolean
  /** On a computer that others use. */
  shared?: boolean | undefined
}

/** Starts a session under a new id; one this browser already had is ended, not reused. */
export function createSignIn(
  context: Context,
  sessions: Sessions,
  noteDevice: (person: string) => Promise<unknown>,
) {
  const { env, db } = context
  return {
    /** From where this call tries to sign in. */
    originOf: (request: FastifyRequest): Origin => ({
      network: networkOf(request.ip),
      device: deviceOf(request, env),
    }),

    async start(request: FastifyRequest, reply: ReplyHead, person: Person) {
      const { receiver, role, secondFactor, shared = false } = person
      const before = tokenOf(request, env)
      const old = before ? await sessions.find(before) : undefined
      if (old) await sessions.end(old.session)
      const device = deviceName(request.headers['user-agent'])
      const { token } = await sessions.start(receiver.id, role, { device, secondFactor, shared })
      giveCookie(reply, env, token, shared)
      const { isNews } = shared
        ? await isNewDevice(db, deviceOf(request, env), receiver.id)
        : await rememberDevice(db, { request, reply, env }, receiver.id)
      if (isNews) {
        await noteDevice(receiver.id)
        await queueMail(
          db,
          context,
          receiver,
          letters.newDevice(publicAddress(env), new Date(), device),
        )
      }
    },

    async end(request: FastifyRequest, reply: ReplyHead) {
      await sessions.end(callerOf(request).session)
      takeCookie(reply, env)
    },

    /** spec §7: each role asks for its own session; never an error for a visitor. */
    async check(
      request: FastifyRequest,
      role: Role,
      isSubmitted: (id: string) => Promise<boolean | undefined>,
    ): Promise<SessionCheck> {
      const token = tokenOf(request, env)
      const caller = token ? await sessions.find(token) : undefined
      if (token && !caller && (await asSignIn(() => isDisowned(db, hashOf(token)))))
        return { authenticated: false, deleted: true }
      if (caller?.role !== role) return { authenticated: false }
      const questionsSubmitted = await isSubmitted(caller.id)
      if (questionsSubmitted === undefined) return { authenticated: false }
      const { id, shared } = caller
      const user = { id, role, questionsSubmitted, ...(shared && { shared }) }
      return { authenticated: true, user }
    },
  }
}

export type SignIn = ReturnType<typeof createSignIn>

import type { SessionCheck } from '@attune/contract/accounts.ts'
import type { Role } from '@attune/contract/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import type { Env } from '../lib/env.ts'
import type { ReplyHead } from '../lib/route.ts'
import { giveCookie, takeCookie, tokenOf } from './cookie.ts'
import { callerOf } from './guard.ts'
import type { Sessions } from './sessions.ts'

/** Starts a session under a new id; one this browser already had is ended, not reused. */
export function createSignIn(env: Env, sessions: Sessions) {
  return {
    async start(request: FastifyRequest, reply: ReplyHead, person: string, role: Role) {
      const before = tokenOf(request, env)
      const old = before ? await sessions.find(before) : undefined
      if (old) await sessions.end(old.session)
      const { token } = await sessions.start(person, role)
      giveCookie(reply, env, token)
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
      if (caller?.role !== role) return { authenticated: false }
      const questionsSubmitted = await isSubmitted(caller.id)
      if (questionsSubmitted === undefined) return { authenticated: false }
      return { authenticated: true, user: { id: caller.id, role, questionsSubmitted } }
    },
  }
}

export type SignIn = ReturnType<typeof createSignIn>

import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import type { Env } from '../lib/env.ts'
import type { ReplyHead } from '../lib/route.ts'
import { absoluteDays } from './session-store.ts'

/** `__Host-` binds the cookie to this host and to https; browsers refuse it without. */
export const cookieName = (env: Env) => (env.secureCookies ? '__Host-attune' : 'attune')

const options = (env: Env) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: env.secureCookies }) as const

/** On a shared computer it goes with the browser's window. */
export function giveCookie(reply: ReplyHead, env: Env, token: string, shared: boolean) {
  const kept = shared ? {} : { maxAge: absoluteDays * 24 * 60 * 60 }
  reply.setCookie(cookieName(env), token, { ...options(env), ...kept })
}

export function takeCookie(reply: ReplyHead, env: Env) {
  reply.clearCookie(cookieName(env), options(env))
}

export const tokenOf = (request: FastifyRequest, env: Env) => request.cookies[cookieName(env)]

/** Out of the Cookie header of a socket, which no plugin of Fastify has read. */
export const tokenInHeader = (header: string | undefined, env: Env) =>
  parseCookie(header ?? '')[cookieName(env)]

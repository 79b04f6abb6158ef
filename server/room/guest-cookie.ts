import { appointmentLimits } from '@attune/contract/appointments.ts'
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import type { Env } from '../lib/env.ts'
import type { ReplyHead } from '../lib/route.ts'

const nameOf = (env: Env) => (env.secureCookies ? '__Host-attune-guest' : 'attune-guest')

const options = (env: Env) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: env.secureCookies }) as const

/** As far ahead as an appointment can be moved, and a day in its room. What it is good for, the row of the invitation says. */
const seconds = (appointmentLimits.movedWithinDays + 1) * 24 * 60 * 60

/** Given anew at each visit; it is good for one room and for nothing else. */
export function giveGuestCookie(reply: ReplyHead, env: Env, secret: string) {
  reply.setCookie(nameOf(env), secret, { ...options(env), maxAge: seconds })
}

export function dropGuestCookie(reply: ReplyHead, env: Env) {
  reply.clearCookie(nameOf(env), options(env))
}

export const guestSecretOf = (request: FastifyRequest, env: Env) => request.cookies[nameOf(env)]

/** Out of the Cookie header of a socket. */
export const guestSecretInHeader = (header: string | undefined, env: Env) =>
  parseCookie(header ?? '')[nameOf(env)]

import { challengeMinutes } from '@attune/contract/passkeys.ts'
import type { FastifyRequest } from 'fastify'
import type { Env } from '../lib/env.ts'
import type { ReplyHead } from '../lib/route.ts'
import { newSecret } from '../lib/secret.ts'

const cookieName = (env: Env) => (env.secureCookies ? '__Host-attune-passkey' : 'attune-passkey')

/** Ties what a passkey signs to the browser that asked, while nobody is signed in there. */
export function giveBrowserCookie(reply: ReplyHead, env: Env): string {
  const token = newSecret()
  reply.setCookie(cookieName(env), token, {
    ...({ path: '/', httpOnly: true, sameSite: 'strict', secure: env.secureCookies } as const),
    maxAge: challengeMinutes * 60,
  })
  return token
}

export const browserOf = (request: FastifyRequest, env: Env) =>
  request.cookies[cookieName(env)] ?? ''

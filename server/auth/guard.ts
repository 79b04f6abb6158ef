import { say } from '@attune/contract/errors.ts'
import type { FastifyRequest } from 'fastify'
import { AppError, forbidden } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { tokenOf } from './cookie.ts'
import { isSameOrigin } from './same-origin.ts'
import type { Caller, Sessions } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard where a valid session is; always on calls that do not allow anyone. */
    caller: Caller | undefined
  }
}

export type InContact = (userId: string, therapistId: string) => Promise<boolean>

/**
 * Runs before anything of a request is read: a stranger learns nothing about a body's shape,
 * and a route that declares no access is refused.
 */
export function createGuard({ env, limits }: Context, sessions: Sessions, inContact: InContact) {
  return async function guard(request: FastifyRequest) {
    const { allow, effects, limit } = request.routeOptions.config
    await limits.take('call', request.ip)
    if ((request.method !== 'GET' && request.method !== 'HEAD') || effects) {
      if (!isSameOrigin(request.headers, env))
        throw new AppError('forbidden', 'This call must come from our own pages')
    }
    if (limit === 'login') await limits.take('loginAddress', request.ip)
    if (limit === 'register') await limits.take('register', request.ip)

    const token = tokenOf(request, env)
    const caller = token ? await sessions.find(token) : undefined
    request.caller = caller
    if (allow === 'anyone') return
    if (!caller) throw new AppError('signed_out', say.signIn)
    // To someone signed in, a call that does not exist must not look like a lost session.
    if (request.is404) return
    if (!allow) throw forbidden()
    if (allow !== 'either' && caller.role !== allow) throw forbidden()
    await checkOwner(request, caller, inContact)
    if (limit === 'ai') await limits.take('ai', caller.id)
  }
}

async function checkOwner(request: FastifyRequest, caller: Caller, inContact: InContact) {
  const { own, contact } = request.routeOptions.config
  if (own === undefined) return
  const named = { ...(request.query as object), ...(request.params as object) } as Record<
    string,
    unknown
  >
  const owners = [own].flat().map((name) => named[name])
  const isOwner = owners.includes(caller.id) && (!contact || caller.role === 'user')
  if (isOwner) return
  const [owner] = owners
  if (
    contact &&
    caller.role === 'therapist' &&
    isUuid(owner) &&
    (await inContact(owner, caller.id))
  )
    return
  throw forbidden()
}

/** As the database writes it: a person has one spelling, here and in the keys of what they wrote. */
const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

/** The caller of a route whose access is not `anyone`. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new AppError('signed_out', say.signIn)
  return request.caller
}

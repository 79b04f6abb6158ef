import { say } from '@attune/contract/errors.ts'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../lib/db.ts'
import type { Env } from '../lib/env.ts'
import { AppError, forbidden } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { networkOf } from '../lib/network.ts'
import { tokenOf } from './cookie.ts'
import { isSameOrigin } from './same-origin.ts'
import { isRecentSession } from './session-store.ts'
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
export function createGuard(
  { env, db, limits }: Context,
  sessions: Sessions,
  inContact: InContact,
) {
  return async function guard(request: FastifyRequest) {
    const { allow, effects, limit, recent, beforeSecondFactor, fromAnywhere } =
      request.routeOptions.config
    const network = networkOf(request.ip)
    await limits.take('call', network)
    // Nobody's cookie is read here, so that none can be made use of.
    if (fromAnywhere) return
    if ((request.method !== 'GET' && request.method !== 'HEAD') || effects) {
      if (!isSameOrigin(request.headers, env))
        throw new AppError('forbidden', 'This call must come from our own pages')
    }
    if (limit && limit !== 'ai') await limits.take(limit, network)

    const token = tokenOf(request, env)
    const caller = token ? await sessions.find(token) : undefined
    request.caller = caller
    if (allow === 'anyone') return
    if (!caller) throw new AppError('signed_out', say.signIn)
    // To someone signed in, a call that does not exist must not look like a lost session.
    if (request.is404) return
    if (!allow) throw forbidden()
    if (allow !== 'either' && caller.role !== allow) throw forbidden()
    if (!beforeSecondFactor) requireSecondFactor(env, caller)
    await checkOwner(request, caller, inContact)
    if (recent) await requireRecent(db, caller)
    if (limit === 'ai') await limits.take('ai', caller.id)
  }
}

/** Where the operator requires a second step of therapists, nothing of a patient is shown without. */
export function requireSecondFactor({ secondFactorRequired }: Env, caller: Caller) {
  if (secondFactorRequired && caller.role === 'therapist' && !caller.secondFactor)
    throw new AppError('second_factor_missing', say.secondFactorMissing)
}

/** A cookie that was taken, or a browser left open, must not be enough to take the account. */
export async function requireRecent(db: Db, caller: Caller) {
  if (!(await isRecentSession(db, caller.session)))
    throw new AppError('reauthentication_required', say.passwordAgain)
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

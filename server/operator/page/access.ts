import { createHmac, timingSafeEqual } from 'node:crypto'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { AppError } from '../../lib/errors.ts'
import { keptSecret } from '../../lib/kept-secret.ts'
import { hashOf, newSecret } from '../../lib/secret.ts'

const cookieName = 'attune-operator'
const idleMinutes = 30
const absoluteHours = 8
const mostSessions = 20
/** For everyone together, since all come from this machine. The secret's 256 bits are what holds. */
const guesses = { points: 10, duration: 60 }

/** What was said of the last thing done, shown once; of what failed also what was typed. */
export type Said = { text: string; form?: URLSearchParams }
export type OperatorSession = { startedAt: number; seenAt: number; said?: Said | undefined }
export type Access = ReturnType<typeof createAccess>

/**
 * Whoever may read DATA_DIR is the operator. The pages stand below an address made of the secret, and
 * the cookie is sent there alone: browsers give a cookie of one port to every port of the machine.
 */
export function createAccess(dataDir: string, now = Date.now) {
  const secret = ownSecret(join(dataDir, 'operator.secret'))
  const metricsToken = ownSecret(join(dataDir, 'metrics.token'))
  const door = `/${createHmac('sha256', secret).update('door').digest('base64url').slice(0, 22)}`
  const limiter = new RateLimiterMemory(guesses)
  const sessions = new Map<string, OperatorSession>()

  const isLive = ({ startedAt, seenAt }: OperatorSession) =>
    now() - seenAt < idleMinutes * 60_000 && now() - startedAt < absoluteHours * 60 * 60_000

  return {
    secret,
    metricsToken,
    door,
    isMetricsToken: (header: string | undefined) => isSame(header ?? '', `Bearer ${metricsToken}`),

    /** Exchanges the secret for a session; every wrong one counts. */
    async signIn(given: string, reply: FastifyReply) {
      await limiter.consume('everyone').catch(() => {
        throw new AppError('too_many', 'Too many tries. Wait a minute, or use the commands.')
      })
      if (!isSame(given.trim(), secret)) return false
      await limiter.reward('everyone')
      const token = newSecret()
      for (const [key, session] of sessions) if (!isLive(session)) sessions.delete(key)
      const [oldest] = sessions.keys()
      if (sessions.size >= mostSessions && oldest) sessions.delete(oldest)
      sessions.set(hashOf(token), { startedAt: now(), seenAt: now() })
      reply.header('set-cookie', cookieOf(token, door))
      return true
    },

    find(request: FastifyRequest): OperatorSession | undefined {
      for (const token of tokensIn(request.headers.cookie)) {
        const session = sessions.get(hashOf(token))
        if (!session || !isLive(session)) continue
        session.seenAt = now()
        return session
      }
      return undefined
    },

    signOut(request: FastifyRequest, reply: FastifyReply) {
      for (const token of tokensIn(request.headers.cookie)) sessions.delete(hashOf(token))
      reply.header('set-cookie', `${cookieOf('', door)}; Max-Age=0`)
    },
  }
}

/** Also where a backup or a hand has given others a look at it. */
function ownSecret(path: string) {
  const secret = keptSecret(path, newSecret)
  chmodSync(path, 0o600)
  return secret
}

const cookieOf = (token: string, path: string) =>
  `${cookieName}=${token}; Path=${path}; HttpOnly; SameSite=Strict`

/** All of that name: another program of the machine may have put one in front of ours. */
function tokensIn(header = ''): string[] {
  const pairs = header.split(';').map((pair) => pair.trim().split('='))
  return pairs
    .flatMap(([name, value]) => (name === cookieName && value ? [value] : []))
    .slice(0, 10)
}

const isSame = (given: string, right: string) =>
  timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(right)))

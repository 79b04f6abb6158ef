import { say } from '@attune/contract/errors.ts'
import { contactsADay } from '@attune/contract/therapists.ts'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './errors.ts'

/** Points within a duration in seconds, per key. */
const rules = {
  /** Any call, per address: a person clicks far less, a flood far more. */
  call: { points: 600, duration: 60 },
  /** Tries to sign in, per address (a clinic may share one) and per account from one address. */
  loginAddress: { points: 60, duration: 15 * 60 },
  loginAccount: { points: 10, duration: 15 * 60 },
  /** The same account from everywhere: so many that nobody can lock another out from one place. */
  loginAccountAnywhere: { points: 100, duration: 15 * 60 },
  register: { points: 20, duration: 60 * 60 },
  /** Therapists whose contact data an account reads in a day. */
  contacts_inLists: { points: contactsADay.inLists, duration: 24 * 60 * 60 },
  contacts_byProfile: { points: contactsADay.byProfile, duration: 24 * 60 * 60 },
  ai: { points: 40, duration: 60 },
  message: { points: 60, duration: 60 },
  report: { points: 10, duration: 60 * 60 },
  socketEvent: { points: 200, duration: 10 },
  socketConnect: { points: 120, duration: 60 },
} as const

export type LimitName = keyof typeof rules

export type Limits = {
  /** Takes one point; throws `too_many` with the seconds to wait when none is left. */
  take: (name: LimitName, key: string) => Promise<void>
  /** Takes as many of these points as are left, and says how many. */
  takeSome: (name: LimitName, key: string, points: number) => Promise<number>
  /** Gives all points back, such as after a sign-in that succeeded. */
  reset: (name: LimitName, key: string) => Promise<void>
}

export const noLimits: Limits = {
  take: async () => {},
  takeSome: async (_name, _key, points) => points,
  reset: async () => {},
}

/** Shared through Redis between nodes; while Redis is away each node counts for itself. */
export function createLimits(redis?: Redis): Limits {
  const limiters = new Map<LimitName, RateLimiterMemory | RateLimiterRedis>()
  const limiterOf = (name: LimitName) => {
    const limiter = limiters.get(name) ?? limiterFor(name, redis)
    limiters.set(name, limiter)
    return limiter
  }
  return {
    async take(name, key) {
      try {
        await limiterOf(name).consume(key)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
        throw new AppError('too_many', say.tooMany, undefined, seconds)
      }
    },
    async takeSome(name, key, points) {
      if (points === 0) return 0
      try {
        await limiterOf(name).consume(key, points)
        return points
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return Math.max(0, rules[name].points - (refused.consumedPoints - points))
      }
    },
    async reset(name, key) {
      await limiterOf(name).delete(key)
    },
  }
}

function limiterFor(name: LimitName, redis: Redis | undefined) {
  const rule = rules[name]
  const memory = new RateLimiterMemory({ ...rule, keyPrefix: name })
  if (!redis) return memory
  const shared = { storeClient: redis, keyPrefix: `limit:${name}` }
  return new RateLimiterRedis({ ...rule, ...shared, insuranceLimiter: memory })
}

import { busyLimits } from '@attune/contract/busy-times.ts'
import { say } from '@attune/contract/errors.ts'
import { portabilityLimits } from '@attune/contract/portability.ts'
import { contactsADay } from '@attune/contract/therapists.ts'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { countedSoon } from './counted-soon.ts'
import { AppError } from './errors.ts'

/** Points within a duration in seconds, per key. */
export const limitRules = {
  /** Any call, per network: a person clicks far less, a flood far more. */
  call: { points: 600, duration: 60 },
  /** Wrong tries to sign in, per network (a clinic may share one) and per account from one network. */
  loginNetwork: { points: 60, duration: 15 * 60 },
  loginAccount: { points: 10, duration: 15 * 60 },
  /** The same account from all networks together; a device that signed in before is not held up by it. */
  loginAccountAnywhere: { points: 100, duration: 60 * 60 },
  /** One account from a device that has signed in to it before, instead of all three above. */
  loginDevice: { points: 10, duration: 15 * 60 },
  /** Wrong passwords of someone signed in, per session: it takes the password to get another one. */
  currentPassword: { points: 10, duration: 15 * 60 },
  /** Wrong codes of the second step, per account, and apart for each browser that signed in before: only who has the password gets this far. */
  secondFactor: { points: 10, duration: 60 * 60 },
  /** Passkeys: asked for and tried, per network; made, per account. */
  passkeyStart: { points: 120, duration: 15 * 60 },
  passkeyTry: { points: 60, duration: 15 * 60 },
  passkeyAdd: { points: 20, duration: 60 * 60 },
  register: { points: 20, duration: 60 * 60 },
  /** Whose booking link it is, and when they are free, per network: people choose, and nobody reads all. */
  bookingLink: { points: 300, duration: 15 * 60 },
  /** Wrong secrets of guests, per network; of 256 bits nobody guesses one, so a right one is never held up by it. */
  guestLink: { points: 120, duration: 15 * 60 },
  /** Looks of a guest at what they are invited to, per guest. */
  guestVisit: { points: 120, duration: 15 * 60 },
  /** Therapists whose contact data an account reads in a day. */
  contacts_inLists: { points: contactsADay.inLists, duration: 24 * 60 * 60 },
  contacts_byProfile: { points: contactsADay.byProfile, duration: 24 * 60 * 60 },
  /** Changes of email or username, which tell whether they are taken, per account and per network. */
  nameAccount: { points: 10, duration: 60 * 60 },
  nameNetwork: { points: 40, duration: 60 * 60 },
  /** Mails with a link, per account and per network; and tries of such links. */
  linkAccount: { points: 4, duration: 60 * 60 },
  linkNetwork: { points: 20, duration: 60 * 60 },
  linkTry: { points: 30, duration: 15 * 60 },
  ai: { points: 40, duration: 60 },
  /** Towns looked up while typing, per account. */
  place: { points: 120, duration: 60 },
  message: { points: 60, duration: 60 },
  /** Appointments asked for or changed and guests invited, per account; what ends one of them is never held up. */
  appointment: { points: 60, duration: 60 * 60 },
  /** Calendars of elsewhere taken over, from a file or an address, per account. */
  busyTimes: { points: busyLimits.anHour, duration: 60 * 60 },
  /** What two browsers say to each other to come together, and again after each cut, per account. */
  roomSignal: { points: 900, duration: 60 },
  /** Archives of the own account: each reads all of it. And tries to take one in. */
  export: { points: portabilityLimits.exportsADay, duration: 24 * 60 * 60 },
  import: { points: portabilityLimits.importsADay, duration: 24 * 60 * 60 },
  report: { points: 10, duration: 60 * 60 },
  socketEvent: { points: 200, duration: 10 },
  /** Handshakes, per person, and per network of those without a session. */
  socketConnect: { points: 120, duration: 60 },
} as const

export type LimitName = keyof typeof limitRules

/** What is taken with nearly everything anyone does: a flood is held up a second later where there are several nodes. */
const ofEverything = ['call', 'message', 'socketEvent', 'roomSignal'] as const
type OfEverything = (typeof ofEverything)[number]
/** No secret is guessed, and nothing spent, by more of these than are allowed. */
type Exact = Exclude<LimitName, OfEverything>

export type Limits = {
  /** Takes one point; throws `too_many` with the seconds to wait when none is left. */
  take: (name: LimitName, key: string) => Promise<void>
  /** Takes as many of these points as are left, and says how many. */
  takeSome: (name: Exact, key: string, points: number) => Promise<number>
  /** Gives all points back, such as after a sign-in that succeeded. */
  reset: (name: Exact, key: string) => Promise<void>
  /** Gives the one point back that `take` took, such as when a password was right. */
  giveBack: (name: Exact, key: string) => Promise<void>
}

export const noLimits: Limits = {
  take: async () => {},
  takeSome: async (_name, _key, points) => points,
  reset: async () => {},
  giveBack: async () => {},
}

/** Shared through Redis between nodes; while Redis is away each node counts for itself. */
export function createLimits(redis?: Redis, onHit: (name: LimitName) => void = () => {}): Limits {
  const limiters = new Map<LimitName, RateLimiterMemory | RateLimiterRedis>()
  const limiterOf = (name: Exact) => {
    const limiter = limiters.get(name) ?? limiterFor(name, redis)
    limiters.set(name, limiter)
    return limiter
  }
  const soon = new Map(ofEverything.map((name) => [name as LimitName, soonFor(name, redis)]))
  return {
    async take(name, key) {
      try {
        await (soon.get(name) ?? limiterOf(name as Exact)).consume(key)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        onHit(name)
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
        return Math.max(0, limitRules[name].points - (refused.consumedPoints - points))
      }
    },
    async reset(name, key) {
      await limiterOf(name).delete(key)
    },
    async giveBack(name, key) {
      await limiterOf(name).reward(key)
    },
  }
}

function limiterFor(name: Exact, redis: Redis | undefined) {
  const rule = limitRules[name]
  const memory = new RateLimiterMemory({ ...rule, keyPrefix: name })
  if (!redis) return memory
  return new RateLimiterRedis({ ...rule, ...sharedAs(name, redis), insuranceLimiter: memory })
}

function soonFor(name: OfEverything, redis: Redis | undefined) {
  const rule = limitRules[name]
  const here = new RateLimiterMemory({ ...rule, keyPrefix: name })
  if (!redis) return here
  return countedSoon({ here, shared: new RateLimiterRedis({ ...rule, ...sharedAs(name, redis) }) })
}

const sharedAs = (name: LimitName, redis: Redis) => ({
  storeClient: redis,
  keyPrefix: `limit:${name}`,
})

import type { ConcernSlug } from '@attune/content/questionnaires/concerns.ts'
import type { Mood } from '@attune/contract/recommendations.ts'
import { fnv1a } from '../numbers/fnv1a.ts'
import { type Interest, interestsOf, strongest } from './interests.ts'
import { moodOf } from './mood-of-feelings.ts'
import type { Person } from './person.ts'

type Item = { id: string; concerns: readonly ConcernSlug[]; moods: readonly Mood[] }

const restDays = 7
const helpedBonus = 3
const unhelpedCost = 6
const soundedBonus = 0.5
const noveltyBonus = 0.6
const novelAfterDays = 30

/**
 * The best item for a person: what fits their concerns and what they wrote, helped before and is
 * new to them goes first; what they saw in the last 7 days or do not want goes last. `bonus` is
 * what else speaks for one; `seed` decides between equals.
 */
export function chooseFor<T extends Item>(
  items: readonly T[],
  person: Person,
  unwanted: readonly string[],
  seed: string,
  bonus: (item: T) => number = () => 0,
): T | undefined {
  const rested = new Set(
    person.shown.filter(({ daysAgo }) => daysAgo < restDays).map(({ id }) => id),
  )
  const wanted = firstFilled(
    items.filter(({ id }) => !unwanted.includes(id) && !rested.has(id)),
    items.filter(({ id }) => !unwanted.includes(id)),
    items.filter(({ id }) => id !== unwanted.at(-1)),
    items,
  )
  const interests = interestsOf(person)
  const sounded = moodOf(person.writing.feelings)
  return highest(
    wanted,
    (item) =>
      fit(item.concerns, interests) +
      opinion(person.helped.get(item.id)) +
      (sounded && item.moods.includes(sounded) ? soundedBonus : 0) +
      novelty(item.id, person.shown) +
      bonus(item) +
      chance(`${seed}:${item.id}`),
  )
}

/** Of all the lists, the first that is not empty. */
export const firstFilled = <T>(...lists: (readonly T[])[]): readonly T[] =>
  lists.find((list) => list.length > 0) ?? []

export function highest<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  let best: { item: T; value: number } | undefined
  for (const item of items) {
    const its = value(item)
    if (!best || its > best.value) best = { item, value: its }
  }
  return best?.item
}

/** A number in [0, 1) that the text alone decides (FNV-1a, mixed). */
export function chance(text: string): number {
  const hash = fnv1a(text)
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32
}

/** 0 to 2.4: little enough that what is chosen changes from day to day. */
function fit(isFor: readonly ConcernSlug[], interests: readonly Interest[]): number {
  const interest = strongest(isFor, interests)
  if (!interest) return 0
  return (isFor[0] === interest.concern ? 2 : 1.6) + (interest === interests[0] ? 0.4 : 0)
}

function opinion(helped: boolean | undefined): number {
  if (helped === undefined) return 0
  return helped ? helpedBonus : -unhelpedCost
}

/** The longer ago it was shown, the newer it is again. */
function novelty(id: string, shown: Person['shown']): number {
  const last = Math.min(
    ...shown.filter((one) => one.id === id).map(({ daysAgo }) => daysAgo),
    novelAfterDays,
  )
  return (noveltyBonus * last) / novelAfterDays
}

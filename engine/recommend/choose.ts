import type { ConcernSignal } from '../questionnaires/concern-signals.ts'
import type { ConcernSlug } from '../questionnaires/concerns.ts'
import type { Person } from './person.ts'
import { strongest } from './suits.ts'

type Item = { id: string; concerns: readonly ConcernSlug[] }

const restDays = 7
const helpedBonus = 3
const unhelpedCost = 6

/**
 * The best item for a person: what fits their concerns and helped before goes first, what they
 * saw in the last 7 days or do not want goes last. `seed` decides between equals.
 */
export function chooseFor<T extends Item>(
  items: readonly T[],
  person: Person,
  unwanted: readonly string[],
  seed: string,
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
  return highest(wanted, (item) => worth(item, person) + chance(`${seed}:${item.id}`))
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
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

function worth(item: Item, { concerns, helped }: Person): number {
  return fit(item.concerns, concerns) + opinion(helped.get(item.id))
}

/** 0 to 2: little enough that what is chosen changes from day to day. */
function fit(isFor: readonly ConcernSlug[], signals: readonly ConcernSignal[]): number {
  const { concern } = strongest(isFor, signals) ?? {}
  if (!concern) return 0
  return isFor[0] === concern ? 2 : 1.6
}

function opinion(helped: boolean | undefined): number {
  if (helped === undefined) return 0
  return helped ? helpedBonus : -unhelpedCost
}

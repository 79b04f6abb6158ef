import { seededRandom } from '@attune/engine/numbers/seeded-random.ts'

/** The same seed gives the same choices, so that the demo looks alike everywhere. */
export function seededChoices(seed: number) {
  const next = seededRandom(seed)

  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, at: next() }))
      .sort((one, other) => one.at - other.at)
      .map(({ item }) => item)

  return {
    chance: (probability: number) => next() < probability,
    /** A whole number from `least` to `most`. */
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    some: <T>(list: readonly T[], count: number): T[] => shuffled(list).slice(0, count),
    shuffled,
    /** Deals the whole list before anything comes again. */
    deck: <T>(list: readonly T[]) => {
      let left: T[] = []
      return () => {
        if (left.length === 0) left = shuffled(list)
        return left.pop()!
      }
    },
  }
}

export type SeededChoices = ReturnType<typeof seededChoices>

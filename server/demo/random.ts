/** The same seed gives the same choices (mulberry32), so that the demo looks alike everywhere. */
export function seededRandom(seed: number) {
  let state = seed

  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

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

export type Random = ReturnType<typeof seededRandom>

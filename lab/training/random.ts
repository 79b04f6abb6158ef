/** mulberry32: the same seed always gives the same numbers from 0 to 1. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function shuffle<T>(list: T[], next: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    const [a, b] = [list[i]!, list[j]!]
    list[i] = b
    list[j] = a
  }
}

/** Each example as often as its weight says. */
export const repeated = <T extends { weight: number }>(examples: readonly T[]): T[] =>
  examples.flatMap((one) => Array<T>(one.weight).fill(one))

/** Fisher and Yates, in place. */
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

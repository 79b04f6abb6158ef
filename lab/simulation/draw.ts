/** Pseudo-random numbers, 0 up to but not 1. */
export type Random = () => number

/** A number of the standard normal distribution (Box and Muller 1958). */
export function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()))
  return radius * Math.cos(2 * Math.PI * random())
}

/** Which of `weights` a number of 0 up to 1 falls to, in proportion to them. */
export function pickByWeight(weights: readonly number[], at: number): number {
  let left = at * weights.reduce((sum, weight) => sum + weight, 0)
  for (let i = 0; i < weights.length - 1; i++) {
    left -= weights[i]!
    if (left < 0) return i
  }
  return weights.length - 1
}

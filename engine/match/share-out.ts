/**
 * `parts` as whole numbers that add up to exactly `total` (largest remainder; of equal remainders
 * the earlier part wins). Expects total = ⌊Σ parts⌋, so no part grows past the next whole number
 * and a part that is whole stays what it is.
 */
export function shareOut(parts: readonly number[], total: number): number[] {
  const whole = parts.map((part) => Math.floor(part + epsilon))
  const left = total - whole.reduce((sum, part) => sum + part, 0)
  const byRemainder = parts
    .map((part, i) => ({ i, remainder: part - whole[i]! }))
    .toSorted((a, b) => b.remainder - a.remainder || a.i - b.i)
  const raised = new Set(byRemainder.slice(0, left).map(({ i }) => i))
  return whole.map((part, i) => (raised.has(i) ? part + 1 : part))
}

/** What floating-point sums may lose; far below any real remainder. */
const epsilon = 1e-9

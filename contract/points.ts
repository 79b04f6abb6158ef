/** How far one thing asked for is met: `earned` parts of `of`. Whole numbers, 0 ≤ earned ≤ of, of ≥ 1. */
export type Share = { earned: number; of: number }

/**
 * What a factor weighs: the engine's whole weight, and the person's own per cent of it, 0 to 300.
 * `essential`: comes before all else; into how many equal parts it falls.
 */
export type Worth = { weight: number; percent: number; essential?: number | undefined }

export type Points = {
  /** 0 to 100; the sum of `points`. */
  percentage: number
  points: number[]
  /** The same before rounding, as a fraction of whole numbers. */
  exact: Share
}

/**
 * The most points each factor can bring: whole numbers that add up to 100. Of an essential factor each
 * part is worth more than all other factors together, so nobody without it comes before somebody with
 * it; turned below 100 per cent it is a factor like the others. Someone who turned every
 * factor down to nothing has not said what weighs more, so the engine's weights stand.
 */
export function maxPoints(worths: readonly Worth[]): number[] {
  const first = worths.findIndex(({ essential = 0, percent }) => essential > 0 && percent >= 100)
  if (first < 0) return plainMax(worths, 100)
  const parts = worths[first]!.essential!
  const rest = worths.map((worth, i) => (i === first ? { weight: 0, percent: 100 } : worth))
  const hasRest = rest.some(({ weight, percent }) => weight * percent > 0)
  const whole = hasRest ? Math.floor((100 * parts) / (parts + 1)) + 1 : 100
  const max = hasRest ? plainMax(rest, 100 - whole) : rest.map(() => 0)
  return max.map((points, i) => (i === first ? whole : points))
}

/** `points` shared out by weight. */
function plainMax(worths: readonly Worth[], points: number): number[] {
  const own = worths.map(({ weight, percent }) => weight * percent)
  const weights = sum(own) > 0 ? own : worths.map(({ weight }) => weight)
  return shareOut(
    weights.map((weight) => points * weight),
    sum(weights),
  )
}

/**
 * The points of a match: the exact sum of max × earned / of, rounded down, so that a point is shown
 * only once it is earned and 100 only when all is met; then shared out over the factors.
 */
export function sharePoints(max: readonly number[], shares: readonly Share[]): Points {
  const { parts, of } = exactParts(max, shares)
  const points = shareOut(parts, of)
  return { percentage: sum(points), points, exact: { earned: sum(parts), of } }
}

/**
 * max × earned / of of each factor over one denominator. With 26 concerns, eight of them special,
 * no denominator passes 2³², so every number here is exact in a double.
 */
export function exactParts(max: readonly number[], shares: readonly Share[]) {
  const of = shares.reduce((common, share) => leastCommonMultiple(common, share.of), 1)
  return { parts: shares.map((share, i) => max[i]! * share.earned * (of / share.of)), of }
}

/**
 * Largest remainder: the fractions `parts[i] / of` as whole numbers that add up to their sum rounded
 * down. Of equal remainders the earlier part wins; a part that is whole stays what it is.
 */
export function shareOut(parts: readonly number[], of: number): number[] {
  const whole = parts.map((part) => Math.floor(part / of))
  const left = Math.floor(sum(parts) / of) - sum(whole)
  const byRemainder = parts
    .map((part, i) => ({ i, remainder: part % of }))
    .toSorted((a, b) => b.remainder - a.remainder || a.i - b.i)
  const raised = new Set(byRemainder.slice(0, left).map(({ i }) => i))
  return whole.map((part, i) => (raised.has(i) ? part + 1 : part))
}

function leastCommonMultiple(a: number, b: number): number {
  return (a / greatestCommonDivisor(a, b)) * b
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

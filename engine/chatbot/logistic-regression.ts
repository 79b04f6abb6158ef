import { addScaled } from '../numbers/vectors.ts'
import type { Steps } from '../steps.ts'

/** Places of features in a row of weights, and their values. */
export type Sparse = { at: Int32Array; value: Float32Array }
export type Example = { of: Sparse; group: number }

const rounds = 3
const firstStep = 4
const leastSlope = 0.002
/** Below it the odds count as none. */
const leastOdds = -12
/** How many examples are one step of the work. */
const atOnce = 8
/** And how many rows that are rounded. */
const rowsAtOnce = 64

/**
 * Learns to tell groups apart from a few examples of each: multinomial logistic regression by
 * stochastic gradient descent. Deterministic; about 0.2 s for 4,000 examples of 200 groups.
 * Gives the logits of all groups for features; higher is likelier.
 */
export function* learningGroups(
  examples: readonly Example[],
  groups: number,
  features: number,
): Steps<(of: Sparse) => Float32Array> {
  const weights = new Float32Array(features * groups)
  const scores = new Float32Array(groups)
  const steep = new Int32Array(groups)
  const steps = rounds * examples.length
  const stride = strideOf(examples.length)
  for (let step = 0, at = 0; step < steps; step++) {
    at = (at + stride) % examples.length
    const { of, group } = examples[at]!
    score(weights, of, scores)
    const rate = firstStep * (1 - step / steps)
    toGradient(scores, group, rate)
    descend(weights, of, scores, steep)
    if (step % atOnce === 0) yield
  }
  const kept = yield* roundingRows(weights, groups)
  return (of) => scoreBy(kept, of)
}

/** A byte a weight, -127 to 127, and for each feature what one of it stands for. */
type Rounded = { weights: Int8Array; units: Float32Array; groups: number }

const mostOfByte = 127

/** What is learnt is looked up for as long as the process lives: in a quarter of the room. */
function* roundingRows(weights: Float32Array, groups: number): Steps<Rounded> {
  const rounded = new Int8Array(weights.length)
  const units = new Float32Array(weights.length / groups)
  for (let feature = 0; feature < units.length; feature++) {
    const from = feature * groups
    let largest = 0
    for (let at = from; at < from + groups; at++)
      largest = Math.max(largest, Math.abs(weights[at]!))
    units[feature] = largest / mostOfByte || 1
    for (let at = from; at < from + groups; at++)
      rounded[at] = Math.round(weights[at]! / units[feature]!)
    if (feature % rowsAtOnce === 0) yield
  }
  return { weights: rounded, units, groups }
}

function scoreBy({ weights, units, groups }: Rounded, { at, value }: Sparse): Float32Array {
  const scores = new Float32Array(groups)
  for (let i = 0; i < at.length; i++) {
    const from = at[i]! * groups
    const factor = value[i]! * units[at[i]!]!
    for (let group = 0; group < groups; group++) scores[group]! += factor * weights[from + group]!
  }
  return scores
}

function score(weights: Float32Array, { at, value }: Sparse, scores: Float32Array): Float32Array {
  const groups = scores.length
  scores.fill(0)
  for (let i = 0; i < at.length; i++)
    addScaled(scores, 0, weights, at[i]! * groups, groups, value[i]!)
  return scores
}

/** Of the cross-entropy: the probabilities, less one where the group is right. */
function toGradient(scores: Float32Array, right: number, rate: number) {
  let highest = Number.NEGATIVE_INFINITY
  for (let group = 0; group < scores.length; group++)
    if (scores[group]! > highest) highest = scores[group]!
  let sum = 0
  for (let group = 0; group < scores.length; group++) {
    const below = scores[group]! - highest
    const odds = below < leastOdds ? 0 : Math.exp(below)
    scores[group] = odds
    sum += odds
  }
  for (let group = 0; group < scores.length; group++) scores[group]! *= rate / sum
  scores[right]! -= rate
}

/** Groups that are as good as ruled out are left as they are: most of them, most of the time. */
function descend(
  weights: Float32Array,
  { at, value }: Sparse,
  gradient: Float32Array,
  steep: Int32Array,
) {
  const groups = gradient.length
  let count = 0
  for (let group = 0; group < groups; group++)
    if (Math.abs(gradient[group]!) >= leastSlope) steep[count++] = group
  for (let i = 0; i < at.length; i++) {
    const row = at[i]! * groups
    const share = value[i]!
    for (let k = 0; k < count; k++) {
      const group = steep[k]!
      weights[row + group]! -= share * gradient[group]!
    }
  }
}

/** Near the golden section and coprime: every example comes once a round, neighbours far apart. */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.floor(count * 0.618))
  while (greatestDivisor(stride, count) !== 1) stride++
  return stride
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

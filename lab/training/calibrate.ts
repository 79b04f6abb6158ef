import { seededRandom } from '@attune/engine/numbers/seeded-random.ts'
import { logistic } from '@attune/engine/text/logistic.ts'

/** Platt scaling (1999): slope × score + offset as log-odds, by Newton's method, with a penalty on slopes far from 1. */
export function platt(
  scores: readonly number[],
  targets: readonly number[],
): { slope: number; offset: number } {
  let [slope, offset] = [1, 0]
  for (let round = 0; round < 25; round++) {
    let [g0, g1, h00, h01, h11] = [slope - 1, 0, 1, 0, 1e-6]
    for (const [i, score] of scores.entries()) {
      const probability = logistic(slope * score + offset)
      const error = probability - targets[i]!
      const weight = probability * (1 - probability)
      g0 += error * score
      g1 += error
      h00 += weight * score * score
      h01 += weight * score
      h11 += weight
    }
    const det = h00 * h11 - h01 * h01
    if (Math.abs(det) < 1e-12) break
    const [stepSlope, stepOffset] = [(h11 * g0 - h01 * g1) / det, (h00 * g1 - h01 * g0) / det]
    // A whole step may leap over the valley where nearly all scores are far out.
    let share = 1
    const here = plattLoss(scores, targets, slope, offset)
    const lossAt = (part: number) =>
      plattLoss(scores, targets, slope - part * stepSlope, offset - part * stepOffset)
    while (share > 1e-6 && lossAt(share) > here) share /= 2
    slope -= share * stepSlope
    offset -= share * stepOffset
    if (Math.abs(share * stepSlope) + Math.abs(share * stepOffset) < 1e-9) break
  }
  return { slope, offset }
}

/** Log loss, and half the square of how far the slope is from 1. */
function plattLoss(
  scores: readonly number[],
  targets: readonly number[],
  slope: number,
  offset: number,
): number {
  let loss = 0.5 * (slope - 1) ** 2
  for (const [i, score] of scores.entries()) {
    const logOdds = slope * score + offset
    // log(1 + e^logOdds) without overflow
    loss += Math.max(logOdds, 0) + Math.log1p(Math.exp(-Math.abs(logOdds))) - targets[i]! * logOdds
  }
  return loss
}

/** One slope for all labels (the median of theirs), and an offset each. `scores[i][label]`. */
export function calibrateLabels(
  scores: readonly ArrayLike<number>[],
  targets: readonly ArrayLike<number>[],
  labels: number,
): { slope: number; offsets: number[] } {
  const column = (list: readonly ArrayLike<number>[], label: number) =>
    list.map((row) => row[label]!)
  const own = Array.from({ length: labels }, (_, label) =>
    platt(column(scores, label), column(targets, label)),
  )
  const slope = own.map((one) => one.slope).toSorted((a, b) => a - b)[labels >> 1]!
  const offsets = own.map((_, label) =>
    offsetAt(
      column(scores, label).map((score) => slope * score),
      column(targets, label),
    ),
  )
  return { slope, offsets }
}

/** The offset at which the mean of the probabilities is the share of the yes. */
function offsetAt(scores: readonly number[], targets: readonly number[]): number {
  const wanted = Math.max(
    0.5,
    targets.reduce((sum, one) => sum + one, 0),
  )
  let [low, high] = [-20, 20]
  for (let round = 0; round < 50; round++) {
    const middle = (low + high) / 2
    const expected = scores.reduce((sum, score) => sum + logistic(score + middle), 0)
    if (expected < wanted) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The value from which on saying yes gives the best F1. */
export function bestThreshold(values: readonly number[], isYes: readonly boolean[]): number {
  const order = values
    .map((value, i) => ({ value, isYes: isYes[i] === true }))
    .toSorted((a, b) => b.value - a.value)
  const all = isYes.filter(Boolean).length
  let [found, best, threshold] = [0, 0, 1]
  order.forEach(({ value, isYes: isRight }, i) => {
    if (isRight) found++
    const next = order[i + 1]
    if (next?.value === value) return
    const f1 = (2 * found) / (i + 1 + all)
    if (f1 <= best) return
    best = f1
    threshold = next === undefined ? value : (value + next.value) / 2
  })
  return threshold
}

/** The mean of the best thresholds of random halves: of few yes, one best threshold says little. */
export function steadyThreshold(values: readonly number[], isYes: readonly boolean[]): number {
  const next = seededRandom(7)
  let sum = 0
  for (let round = 0; round < halves; round++) {
    const isPicked = values.map(() => next() < 0.5)
    sum += bestThreshold(
      values.filter((_, i) => isPicked[i]),
      isYes.filter((_, i) => isPicked[i]),
    )
  }
  return sum / halves
}

const halves = 15

import { seededRandom } from '@attune/engine/numbers/seeded-random.ts'

/** F1 of each label, their mean, over `predicted` and `gold` (label lists a text). */
export function macroF1(
  predicted: readonly (readonly number[])[],
  gold: readonly (readonly number[])[],
  labels: number,
  places: ArrayLike<number>,
): number {
  const counts = new Float64Array(labels * 2)
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!
    for (const label of predicted[place]!) {
      counts[label * 2 + 1]!++
      if (gold[place]!.includes(label)) counts[label * 2]!++
    }
    for (const label of gold[place]!) counts[label * 2 + 1]!++
  }
  let sum = 0
  for (let label = 0; label < labels; label++) {
    const all = counts[label * 2 + 1]!
    if (all > 0) sum += (2 * counts[label * 2]!) / all
  }
  return sum / labels
}

/** The chance that a yes scores above a no; a tie counts half. */
export function auroc(
  scores: readonly number[],
  isYes: readonly boolean[],
  places: ArrayLike<number>,
): number {
  const order = Array.from(places).toSorted((a, b) => scores[a]! - scores[b]!)
  let [ranks, yes] = [0, 0]
  for (let i = 0; i < order.length; ) {
    let end = i
    while (end < order.length && scores[order[end]!] === scores[order[i]!]) end++
    for (let j = i; j < end; j++)
      if (isYes[order[j]!]) {
        ranks += (i + 1 + end) / 2
        yes++
      }
    i = end
  }
  return (ranks - (yes * (yes + 1)) / 2) / (yes * (order.length - yes))
}

export function correlation(
  a: readonly number[],
  b: readonly number[],
  places: ArrayLike<number>,
): number {
  const list = Array.from(places)
  const mean = (of: readonly number[]) => list.reduce((sum, i) => sum + of[i]!, 0) / list.length
  const [meanA, meanB] = [mean(a), mean(b)]
  let [both, ofA, ofB] = [0, 0, 0]
  for (const i of list) {
    both += (a[i]! - meanA) * (b[i]! - meanB)
    ofA += (a[i]! - meanA) ** 2
    ofB += (b[i]! - meanB) ** 2
  }
  return both / Math.sqrt(ofA * ofB)
}

export const share = (isRight: readonly boolean[], places: ArrayLike<number>) =>
  Array.from(places).filter((i) => isRight[i]).length / places.length

export type Measured = { value: number; low: number; high: number }

/** The figure, and where it lies in 95 of 100 draws of as many texts with replacement. */
export function withInterval(
  size: number,
  figure: (places: ArrayLike<number>) => number,
  draws = 400,
): Measured {
  const next = seededRandom(95)
  const drawn = Array.from({ length: draws }, () =>
    figure(Int32Array.from({ length: size }, () => Math.floor(next() * size))),
  ).toSorted((a, b) => a - b)
  return {
    value: figure(Int32Array.from({ length: size }, (_, i) => i)),
    low: drawn[Math.floor(draws * 0.025)]!,
    high: drawn[Math.ceil(draws * 0.975) - 1]!,
  }
}

export const shown = ({ value, low, high }: Measured) =>
  `${value.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`

import { seededRandom } from '@attune/engine/numbers/seeded-random.ts'

/** Places of the texts that a figure is taken of. */
export type Places = readonly number[] | Int32Array

/** F1 of each label, their mean, over `predicted` and `gold` (label lists a text). */
export function macroF1(
  predicted: readonly (readonly number[])[],
  gold: readonly (readonly number[])[],
  labels: number,
  places: Places,
): number {
  const right = new Float64Array(labels)
  const named = new Float64Array(labels)
  for (const place of places) {
    const wanted = gold[place]!
    for (const label of predicted[place]!) {
      named[label]!++
      if (wanted.includes(label)) right[label]!++
    }
    for (const label of wanted) named[label]!++
  }
  let sum = 0
  for (const [label, all] of named.entries()) if (all > 0) sum += (2 * right[label]!) / all
  return sum / labels
}

/** The chance that a yes scores above a no; a tie counts half. */
export function auroc(
  scores: readonly number[],
  isYes: readonly boolean[],
  places: Places,
): number {
  const order = Array.from(places, (place) => ({
    score: scores[place]!,
    isYes: isYes[place] === true,
  })).toSorted((a, b) => a.score - b.score)
  let [ranks, yes] = [0, 0]
  for (let i = 0; i < order.length; ) {
    const score = order[i]?.score
    let end = i
    while (order[end]?.score === score && end < order.length) end++
    const found = order.slice(i, end).filter((one) => one.isYes).length
    for (let j = 0; j < found; j++) ranks += (i + 1 + end) / 2
    yes += found
    i = end
  }
  return (ranks - (yes * (yes + 1)) / 2) / (yes * (order.length - yes))
}

export function correlation(a: readonly number[], b: readonly number[], places: Places): number {
  const pairs = Array.from(places, (i) => ({ a: a[i]!, b: b[i]! }))
  const mean = (of: 'a' | 'b') => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length
  const [meanA, meanB] = [mean('a'), mean('b')]
  let [both, ofA, ofB] = [0, 0, 0]
  for (const pair of pairs) {
    both += (pair.a - meanA) * (pair.b - meanB)
    ofA += (pair.a - meanA) ** 2
    ofB += (pair.b - meanB) ** 2
  }
  return both / Math.sqrt(ofA * ofB)
}

export const share = (isRight: readonly boolean[], places: Places) =>
  Array.from(places).filter((i) => isRight[i]).length / places.length

export type Measured = { value: number; low: number; high: number }

/** The figure, and where it lies in 95 of 100 draws of as many texts with replacement. */
export function withInterval(
  size: number,
  figure: (places: Places) => number,
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

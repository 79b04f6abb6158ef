import { seededRandom } from '@attune/engine/numbers/seeded-random.ts'
import { logistic } from '@attune/engine/text/logistic.ts'
import { shuffle } from '../training/shuffle.ts'
import type { DangerExample } from './examples.ts'

/** A logistic regression a column; `weights` is a row of `columns` a bucket, `values` how much a bucket counts. */
export type Ngrams = {
  rows: number
  columns: number
  values: Float32Array
  weights: Float32Array
  bias: Float32Array
}

export type NgramOptions = {
  rows: number
  /** Of the targets, `count` from `first` on. */
  first: number
  count: number
  epochs: number
}

/** AdaGrad (Duchi et al. 2011), one example at a time, with a penalty on squares. */
export function trainNgrams(examples: readonly DangerExample[], options: NgramOptions): Ngrams {
  const { rows, first, count, epochs } = options
  const order = examples.filter(
    ({ targets }) => !targets.slice(first, first + count).every(Number.isNaN),
  )
  const model = {
    rows,
    columns: count,
    values: valuesOf(order, rows),
    weights: new Float32Array(rows * count),
    bias: new Float32Array(count),
  }
  const squares = new Float32Array(rows * count).fill(1e-8)
  const next = seededRandom(11)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, next)
    for (const { buckets, targets } of order) step(model, squares, buckets, targets.subarray(first))
  }
  return model
}

/**
 * What is rare says more of a text than what all have (inverse document frequency, Spärck Jones
 * 1972), and more again where dangerous and harmless texts differ in it (Wang and Manning 2012).
 */
function valuesOf(examples: readonly DangerExample[], rows: number): Float32Array {
  const [yes, no] = [new Float32Array(rows).fill(1), new Float32Array(rows).fill(1)]
  for (const { buckets, isDanger } of examples)
    for (const bucket of buckets) (isDanger ? yes : no)[bucket & (rows - 1)]!++
  const sum = (list: Float32Array) => list.reduce((all, one) => all + one, 0)
  const odds = Math.log(sum(yes) / sum(no))
  return yes.map((met, at) => {
    const rarity = Math.max(0, Math.log((examples.length + 1) / (met + no[at]! - 1)))
    const contrast = Math.min(3, Math.abs(Math.log(met / no[at]!) - odds))
    return (rarity / usualRarity) * Math.sqrt(contrast) + leastValue
  })
}

const usualRarity = 8
const leastValue = 0.02

function step(model: Ngrams, squares: Float32Array, buckets: Int32Array, targets: Float32Array) {
  const { rows, columns, values, weights, bias } = model
  const scores = ngramLogOdds(model, buckets)
  const norm = normOf(model, buckets)
  for (let i = 0; i < columns; i++) {
    if (Number.isNaN(targets[i])) continue
    const error = logistic(scores[i]!) - targets[i]!
    bias[i]! -= biasRate * error
    for (const bucket of buckets) {
      const row = bucket & (rows - 1)
      const at = row * columns + i
      const slope = error * norm * values[row]! + penalty * weights[at]!
      squares[at]! += slope * slope
      weights[at]! -= (rate * slope) / Math.sqrt(squares[at]!)
    }
  }
}

const rate = 0.1
const biasRate = 0.02
const penalty = 5e-5

/** As `ngramScores` of the engine gives them, before quantisation. */
export function ngramLogOdds(model: Ngrams, buckets: Int32Array): number[] {
  const { rows, columns, values, weights, bias } = model
  const sums = new Float64Array(columns)
  for (const bucket of buckets) {
    const row = bucket & (rows - 1)
    for (let i = 0; i < columns; i++) sums[i]! += values[row]! * weights[row * columns + i]!
  }
  const norm = normOf(model, buckets)
  return Array.from(sums, (sum, i) => sum * norm + bias[i]!)
}

function normOf({ rows, values }: Ngrams, buckets: Int32Array): number {
  let square = 0
  for (const bucket of buckets) square += values[bucket & (rows - 1)]! ** 2
  return square > 0 ? 1 / Math.sqrt(square) : 0
}

/** The table that `ngramScores` of the engine reads, before quantisation. */
export function ngramTable({ rows, columns, values, weights }: Ngrams): Float32Array {
  const table = new Float32Array(rows * (columns + 1))
  for (let row = 0; row < rows; row++) {
    const value = values[row]!
    for (let i = 0; i < columns; i++)
      table[row * (columns + 1) + i] = value * weights[row * columns + i]!
    table[row * (columns + 1) + columns] = value * value
  }
  return table
}

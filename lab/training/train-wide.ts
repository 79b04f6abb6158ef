import { seededRandom } from '@attune/engine/numbers/seeded-random.ts'
import { addScaled } from '@attune/engine/numbers/vectors.ts'
import { normOf } from '@attune/engine/text/linear-model.ts'
import { logistic } from '@attune/engine/text/logistic.ts'
import { type Learning, learning, stepOne } from './ada-grad.ts'
import { bucketsOf, type Example } from './examples.ts'
import { repeated, shuffle } from './shuffle.ts'

/** One logistic regression a column, over hashed features; `weights` is a row of `columns` a bucket. */
export type Wide = { rows: number; columns: number; weights: Float32Array; bias: Float32Array }

export type WideOptions = {
  rows: number
  columns: number
  epochs: number
  rate: number
  seed: number
}

/** AdaGrad (Duchi et al. 2011), one example at a time, the rate falling to a tenth. */
export function trainWide(
  examples: readonly Example[],
  columnsFrom: number,
  { rows, columns, epochs, rate, seed }: WideOptions,
): Wide {
  const mine = asking(examples, columnsFrom, columns)
  const model: Model = {
    rows,
    columns,
    weights: learning(new Float32Array(rows * columns), 0),
    bias: learning(startingBias(mine, columns, false), 1),
    ownBias: learning(startingBias(mine, columns, true), 1),
    errors: new Float32Array(columns),
  }
  const next = seededRandom(seed)
  const order = repeated(mine)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, next)
    const now = rate * (1 - (0.9 * epoch) / epochs)
    for (const example of order) step(model, example, now)
  }
  return { rows, columns, weights: model.weights.weights, bias: model.bias.weights }
}

type Model = {
  rows: number
  columns: number
  weights: Learning
  bias: Learning
  ownBias: Learning
  /** Overwritten by the next example. */
  errors: Float32Array
}

function step(model: Model, { ids, asked, targets, isOwn }: Asked, rate: number) {
  const { rows, columns, weights, errors } = model
  const bias = isOwn ? model.ownBias : model.bias
  const wide = { rows, columns, weights: weights.weights, bias: bias.weights }
  const scores = wideScores(wide, ids)
  const norm = normOf(ids.length)
  asked.forEach((column, i) => {
    const error = logistic(scores[column]!) - targets[i]!
    errors[i] = error * norm
    stepOne(bias, column, error, rate * 0.1)
  })
  for (const id of ids) {
    const row = (id & (rows - 1)) * columns
    for (let i = 0; i < asked.length; i++) {
      const error = errors[i]!
      if (error < 0.002 && error > -0.002) continue
      stepOne(weights, row + asked[i]!, error, rate, 1e-3)
    }
  }
}

/** Log-odds of every column for these buckets. */
export function wideScores(wide: Wide, ids: Int32Array): Float32Array {
  const { rows, columns, weights, bias } = wide
  const scores = new Float32Array(columns)
  for (const id of ids) addScaled(scores, 0, weights, (id & (rows - 1)) * columns, columns, 1)
  const norm = normOf(ids.length)
  return scores.map((score, column) => score * norm + bias[column]!)
}

type Asked = {
  ids: Int32Array
  asked: Int32Array
  targets: Float32Array
  weight: number
  isOwn: boolean
}

function asking(examples: readonly Example[], from: number, columns: number): Asked[] {
  return examples.flatMap(({ features, asked, targets, weight, isOwn }) => {
    const kept = [...asked.keys()].filter((i) => asked[i]! >= from && asked[i]! < from + columns)
    if (kept.length === 0 || features.count === 0) return []
    return [
      {
        ids: bucketsOf(features),
        asked: Int32Array.from(kept, (i) => asked[i]! - from),
        targets: Float32Array.from(kept, (i) => targets[i]!),
        weight,
        isOwn,
      },
    ]
  })
}

/** The log-odds of each label where it was asked. */
function startingBias(examples: readonly Asked[], columns: number, own: boolean): Float32Array {
  const yes = new Float64Array(columns).fill(1e-2)
  const all = new Float64Array(columns).fill(1)
  for (const { asked, targets, weight, isOwn } of examples) {
    if (isOwn !== own) continue
    asked.forEach((column, i) => {
      yes[column]! += targets[i]! * weight
      all[column]! += weight
    })
  }
  return Float32Array.from(yes, (count, i) => Math.log(count / (all[i]! - count + 1e-2)))
}

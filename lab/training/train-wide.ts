import { seededRandom } from '@attune/engine/numbers/seeded-random.ts'
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
  const wide: Wide = {
    rows,
    columns,
    weights: new Float32Array(rows * columns),
    bias: startingBias(
      mine.filter(({ isOwn }) => !isOwn),
      columns,
    ),
  }
  const seen = new Float32Array(wide.weights.length)
  const ownBias = startingBias(
    mine.filter(({ isOwn }) => isOwn),
    columns,
  )
  const biasSeen = new Float32Array(columns).fill(1)
  const ownBiasSeen = new Float32Array(columns).fill(1)
  const errors = new Float32Array(columns)
  const next = seededRandom(seed)
  const order = repeated(mine)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, next)
    const now = rate * (1 - (0.9 * epoch) / epochs)
    for (const { ids, asked, targets, isOwn } of order) {
      const bias = isOwn ? ownBias : wide.bias
      const slopes = isOwn ? ownBiasSeen : biasSeen
      const scores = wideScores({ ...wide, bias }, ids)
      const norm = normOf(ids.length)
      for (let i = 0; i < asked.length; i++) {
        const column = asked[i]!
        const error = 1 / (1 + Math.exp(-scores[column]!)) - targets[i]!
        errors[i] = error * norm
        slopes[column]! += error * error
        bias[column]! -= (now * 0.1 * error) / Math.sqrt(slopes[column]!)
      }
      for (const id of ids) {
        const row = (id & (rows - 1)) * columns
        for (let i = 0; i < asked.length; i++) {
          const error = errors[i]!
          if (error < 0.002 && error > -0.002) continue
          const at = row + asked[i]!
          seen[at]! += error * error
          wide.weights[at]! -= (now * error) / Math.sqrt(seen[at]! + 1e-3)
        }
      }
    }
  }
  return wide
}

/** Log-odds of every column for these buckets. */
export function wideScores(wide: Wide, ids: Int32Array): Float32Array {
  const { rows, columns, weights, bias } = wide
  const scores = new Float32Array(columns)
  for (const id of ids) {
    const row = (id & (rows - 1)) * columns
    for (let column = 0; column < columns; column++) scores[column]! += weights[row + column]!
  }
  const norm = normOf(ids.length)
  for (let column = 0; column < columns; column++)
    scores[column] = scores[column]! * norm + bias[column]!
  return scores
}

const normOf = (count: number) => (count ? 1 / Math.sqrt(count) : 0)

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
function startingBias(examples: readonly Asked[], columns: number): Float32Array {
  const yes = new Float64Array(columns).fill(1e-2)
  const all = new Float64Array(columns).fill(1)
  for (const { asked, targets, weight } of examples)
    for (let i = 0; i < asked.length; i++) {
      yes[asked[i]!]! += targets[i]! * weight
      all[asked[i]!]! += weight
    }
  return Float32Array.from(yes, (count, i) => Math.log(count / (all[i]! - count + 1e-2)))
}

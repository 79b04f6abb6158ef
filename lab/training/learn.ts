import { bucketCount } from '@attune/engine/text/word-features.ts'
import { type Deep, deepScores } from './encoder-model.ts'
import { bucketsOf, columnCount, columns, type Example, readBoth } from './examples.ts'
import { trainEncoder } from './train-encoder.ts'
import { trainWide, type Wide, wideScores } from './train-wide.ts'

/** What is learnt of emotions and concerns, before it is calibrated and made small. */
export type Learnt = { emotions: Wide; concerns: Wide; deep: Deep }

/** Deterministic: the same examples in the same order give the same weights. */
export function learn(examples: readonly Example[], epochs = 4): Learnt {
  return {
    emotions: trainWide(examples, columns.emotions.from, {
      rows: bucketCount,
      columns: columns.emotions.size,
      epochs: 6,
      rate: 0.1,
      seed: 1,
    }),
    concerns: trainWide(examples, columns.concerns.from, {
      rows: concernRows,
      columns: columnCount - columns.concerns.from,
      epochs: 12,
      rate: 0.1,
      seed: 2,
    }),
    deep: trainEncoder(examples, {
      columns: columnCount,
      width: 32,
      filters: 96,
      epochs,
      rate: 0.05,
      dropPooled: 0.4,
      dropWords: 0.1,
      balance: 0.3,
      longest: 60,
      seed: 3,
    }),
  }
}

/** Log-odds of every column, by the linear models and by the encoder; families have no linear model. */
/** `opening`: what the linear model of concerns makes of the first sentence, from its first column. */
export type Scores = { wide: Float32Array; deep: Float32Array; opening: Float32Array }

export function scoresOf(learnt: Learnt, text: string): Scores {
  const { features, opening } = readBoth(text)
  const wide = new Float32Array(columnCount)
  const buckets = bucketsOf(features)
  wide.set(wideScores(learnt.emotions, buckets))
  wide.set(wideScores(learnt.concerns, buckets), columns.concerns.from)
  return {
    wide,
    deep: deepScores(learnt.deep, features),
    opening: wideScores(learnt.concerns, bucketsOf(opening)),
  }
}

/** Of `size` columns from `from` on, the linear model's log-odds by `wideShare` and the encoder's by the rest. */
export const joined = ({ wide, deep }: Scores, from: number, size: number, wideShare: number) =>
  Float64Array.from(
    { length: size },
    (_, i) => wideShare * wide[from + i]! + (1 - wideShare) * deep[from + i]!,
  )

export const concernRows = 1 << 14

import type { HeldOut } from './cross-validate.ts'
import { columns, type Example, folds } from './examples.ts'
import type { Scores } from './learn.ts'
import {
  type StackingExample,
  type StackingWeights,
  stackingScores,
  trainStacking,
} from './train-stacking.ts'

export type Stacked = {
  stack: StackingWeights
  /** Log-odds of each training comment, by a stacking model that saw neither it nor its fold. */
  comments: Float64Array[]
}

/** `examples` in the order of `examplesWithout(data, -1)`: the comments, then our own lines of emotions. */
export function learnStacking(examples: readonly Example[], { comments, lines }: HeldOut): Stacked {
  const texts = [...comments, ...lines].map((scores, i): StackingExample => {
    const { asked, targets, weight, isOwn } = examples[i]!
    return { baseScores: baseScoresOf(scores), asked, targets, weight, isOwn }
  })
  const isIn = (place: number, fold: number) =>
    (place < comments.length ? place : place - comments.length) % folds === fold
  const byFold = Array.from({ length: folds }, (_, fold) =>
    train(texts.filter((_, place) => !isIn(place, fold))),
  )
  return {
    stack: train(texts),
    comments: comments.map((_, place) =>
      stackingScores(byFold[place % folds]!, texts[place]!.baseScores),
    ),
  }
}

/** The linear model's log-odds of the 28, then the encoder's of all labels. */
function baseScoresOf({ wide, deep }: Scores): Float32Array {
  const baseScores = new Float32Array(columns.emotions.size + labels)
  baseScores.set(wide.subarray(0, columns.emotions.size))
  baseScores.set(deep.subarray(0, labels), columns.emotions.size)
  return baseScores
}

const labels = columns.emotions.size + columns.ekman.size + columns.sentiment.size

const train = (texts: readonly StackingExample[]) =>
  trainStacking(texts, {
    labels,
    hidden: 48,
    epochs: 4,
    rate: 0.01,
    decay: 1e-4,
    drop: 0.2,
    seed: 4,
  })

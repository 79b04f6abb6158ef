import type { HeldOut } from './cross-validate.ts'
import { columns, type Example, folds } from './examples.ts'
import type { Scores } from './learn.ts'
import { type Heard, type LearntStack, stackScores, trainStack } from './train-stacking.ts'

export type Stacked = {
  stack: LearntStack
  /** Log-odds of each training comment, by a stack that saw neither it nor its fold. */
  comments: Float64Array[]
}

/** `examples` in the order of `examplesWithout(data, -1)`: the comments, then our own lines of emotions. */
export function learnStack(examples: readonly Example[], { comments, lines }: HeldOut): Stacked {
  const heard = [...comments, ...lines].map((scores, i): Heard => {
    const { asked, targets, weight, isOwn } = examples[i]!
    return { said: saidBy(scores), asked, targets, weight, isOwn }
  })
  const isIn = (place: number, fold: number) =>
    (place < comments.length ? place : place - comments.length) % folds === fold
  const apart = Array.from({ length: folds }, (_, fold) =>
    train(heard.filter((_, place) => !isIn(place, fold))),
  )
  return {
    stack: train(heard),
    comments: comments.map((_, place) => stackScores(apart[place % folds]!, heard[place]!.said)),
  }
}

/** The linear model's log-odds of the 28, then the encoder's of all labels. */
export function saidBy({ wide, deep }: Scores): Float32Array {
  const said = new Float32Array(columns.emotions.size + labels)
  said.set(wide.subarray(0, columns.emotions.size))
  said.set(deep.subarray(0, labels), columns.emotions.size)
  return said
}

const labels = columns.emotions.size + columns.ekman.size + columns.sentiment.size

const train = (heard: readonly Heard[]) =>
  trainStack(heard, {
    labels,
    hidden: 48,
    epochs: 4,
    rate: 0.01,
    decay: 1e-4,
    drop: 0.2,
    seed: 4,
  })

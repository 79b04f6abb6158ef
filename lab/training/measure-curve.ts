import { emotions } from '@attune/content/emotions/emotions.ts'
import { bestThreshold } from './calibrate.ts'
import { examplesWithout, folds } from './examples.ts'
import { joined, learn, scoresOf } from './learn.ts'
import { type Measured, macroF1, withInterval } from './metrics.ts'
import type { Data } from './read-data.ts'

export type Point = { comments: number; f1: Measured }

/**
 * Macro-F1 of the 28 emotions on the development comments, learnt from more and more comments. One
 * quarter of the training comments is kept back for the thresholds; labels are not
 * softened, and the mean of the two base models counts, without stacking.
 */
export function measureCurve(data: Data): Point[] {
  const kept = data.train.filter((_, i) => i % folds === 0)
  const others = data.train.filter((_, i) => i % folds !== 0)
  return [8, 4, 2, 1].map((part) => {
    const train = others.filter((_, i) => i % part === 0)
    const learnt = learn(examplesWithout({ ...data, train }, -1), 3)
    const read = (text: string) => joined(scoresOf(learnt, text), 0, emotions.length, 0.5)
    const scores = kept.map(({ text }) => read(text))
    const thresholds = emotions.map((label, i) =>
      bestThreshold(
        scores.map((row) => row[i]!),
        kept.map(({ emotions: felt }) => felt.includes(label)),
      ),
    )
    const predicted = data.dev.map(({ text }) => {
      const row = read(text)
      return [...emotions.keys()].filter((i) => row[i]! >= thresholds[i]!)
    })
    const gold = data.dev.map(({ emotions: felt }) => felt.map((one) => emotions.indexOf(one)))
    const f1 = withInterval(gold.length, (places) =>
      macroF1(predicted, gold, emotions.length, places),
    )
    return { comments: train.length, f1 }
  })
}

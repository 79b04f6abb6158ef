import type { Reason } from './grade-text.ts'
import { rank } from './grade-text.ts'

/** A weight a sign, on signs of mean 0 and deviation 1. */
export type Weighing = {
  means: readonly number[]
  deviations: readonly number[]
  weights: readonly number[]
  bias: number
}

/** Log-odds. */
export function weigh(
  { means, deviations, weights, bias }: Weighing,
  signs: readonly number[],
): number {
  return signs.reduce(
    (sum, sign, i) => sum + (weights[i]! * (sign - means[i]!)) / deviations[i]!,
    bias,
  )
}

/**
 * What the score is weighed from: the model's `danger` (0 to 1) as log-odds, then of the rules how
 * much a text of so many words says of the writer's own danger, and how grave the gravest of it is.
 */
export function scoreSigns(danger: number, because: readonly Reason[], words: number): number[] {
  const own = because.filter(({ whose }) => whose === 'writer').map(({ grade }) => grade)
  const root = Math.sqrt(words || 1)
  const often = (grade: Reason['grade']) => own.filter((one) => one === grade).length / root
  const bounded = Math.min(Math.max(danger, surest), 1 - surest)
  return [
    Math.log(bounded / (1 - bounded)),
    often('imminent'),
    often('possible'),
    Math.max(0, ...own.map(rank)),
  ]
}

const surest = 1e-6

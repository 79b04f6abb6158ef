/** Weights that are learnt, and of each the sum of its squared slopes so far. */
export type Learning = { weights: Float32Array; squares: Float32Array }

export const learning = (weights: Float32Array, square: number): Learning => ({
  weights,
  squares: new Float32Array(weights.length).fill(square),
})

/** One step of AdaGrad (Duchi et al. 2011) for one weight. */
export function stepOne(
  { weights, squares }: Learning,
  at: number,
  slope: number,
  rate: number,
  epsilon = 0,
) {
  squares[at]! += slope * slope
  weights[at]! -= (rate * slope) / Math.sqrt(squares[at]! + epsilon)
}

/** The same for `count` weights from `at` on, whose slopes are `error` times the inputs. */
export function stepRow(
  { weights, squares }: Learning,
  at: number,
  inputs: Float32Array,
  from: number,
  count: number,
  error: number,
  rate: number,
) {
  for (let i = 0; i < count; i++) {
    const slope = error * inputs[from + i]!
    if (slope === 0) continue
    squares[at + i]! += slope * slope
    weights[at + i]! -= (rate * slope) / Math.sqrt(squares[at + i]!)
  }
}

import { addRows } from './add-rows.ts'
import type { Table } from './weights.ts'

export type StackingSettings = {
  /** Of each input, what is taken off and what it is divided by. */
  means: readonly number[]
  spreads: readonly number[]
  hiddenBias: readonly number[]
  outBias: readonly number[]
}

/**
 * Stacked generalisation (Wolpert 1992): predicts each label from what all base models say of all
 * labels, as learnt on texts the base models had not seen. One hidden layer, beside which the inputs
 * also reach the labels directly.
 */
export class StackingModel {
  private readonly inputs: number
  private readonly labels: number
  private readonly inner: Float32Array
  private readonly innerBias: number[]
  private readonly outer: Float32Array
  private readonly outerBias: number[]
  /** The inputs, then the hidden units; overwritten by the next text. */
  private readonly activations: Float32Array
  private readonly inputActivations: Float32Array
  private readonly hiddenActivations: Float32Array

  /** `hidden`: a row an input, a column a unit; `out`: a row an input, then a row a unit, a column a label. */
  constructor({ hidden, out }: { hidden: Table; out: Table }, settings: StackingSettings) {
    const { means, spreads } = settings
    this.inputs = hidden.rows
    this.labels = out.columns
    this.inner = scaled(hidden, spreads)
    this.outer = scaled(out, spreads)
    this.innerBias = shifted(settings.hiddenBias, this.inner, means)
    this.outerBias = shifted(settings.outBias, this.outer, means)
    this.activations = new Float32Array(hidden.rows + hidden.columns)
    this.inputActivations = this.activations.subarray(0, hidden.rows)
    this.hiddenActivations = this.activations.subarray(hidden.rows)
  }

  /** Log-odds of each label from the base models' log-odds. */
  scores(baseScores: readonly number[]): number[] {
    const { labels, activations, hiddenActivations, outer } = this
    this.activate(baseScores)
    hiddenActivations.forEach((unit, i) => {
      if (unit < 0) hiddenActivations[i] = unit * leak
    })
    const sums = Float32Array.from(this.outerBias)
    addRows(sums, 0, labels, activations, outer, 0, labels)
    return [...sums]
  }

  /** How far the label's log-odds move when one of the base models' log-odds moves by one. */
  slopes(baseScores: readonly number[], label: number): number[] {
    const { inputs, labels, inner, outer, hiddenActivations } = this
    const hidden = hiddenActivations.length
    this.activate(baseScores)
    const slopes: number[] = []
    for (let input = 0; input < inputs; input++) slopes.push(outer[input * labels + label]!)
    hiddenActivations.forEach((activation, unit) => {
      const passed = outer[(inputs + unit) * labels + label]! * (activation > 0 ? 1 : leak)
      for (let input = 0; input < inputs; input++)
        slopes[input]! += passed * inner[input * hidden + unit]!
    })
    return slopes
  }

  private activate(baseScores: readonly number[]) {
    const { inputs, inner, activations, hiddenActivations } = this
    const hidden = hiddenActivations.length
    activations.set(baseScores)
    hiddenActivations.set(this.innerBias)
    addRows(activations, inputs, hidden, this.inputActivations, inner, 0, hidden)
  }
}

/** The slope of a leaky ReLU below zero. */
export const leak = 0.01

/** With the division by the spreads already in the rows of the inputs. */
const scaled = ({ weights, scales, columns }: Table, spreads: readonly number[]) =>
  Float32Array.from(
    weights,
    (weight, i) => (weight * scales[i % columns]!) / (spreads[Math.floor(i / columns)] ?? 1),
  )

/** With the subtraction of the means already in the bias. */
const shifted = (bias: readonly number[], weights: Float32Array, means: readonly number[]) =>
  bias.map((one, column) =>
    means.reduce((sum, mean, row) => sum - mean * weights[row * bias.length + column]!, one),
  )

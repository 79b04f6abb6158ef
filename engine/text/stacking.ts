import { addRows } from './add-rows.ts'
import type { Table } from './weights.ts'

export type StackSettings = {
  /** Of each input, what is taken off and what it is divided by. */
  means: readonly number[]
  spreads: readonly number[]
  hiddenBias: readonly number[]
  outBias: readonly number[]
}

/**
 * Stacked generalisation (Wolpert 1992): hears what every reader says of every label, and says of each
 * label what that has meant on texts the readers had not seen. One hidden layer, beside which the
 * inputs also reach the labels directly.
 */
export class Stack {
  private readonly inputs: number
  private readonly hidden: number
  private readonly labels: number
  private readonly inner: Float32Array
  private readonly innerBias: number[]
  private readonly outer: Float32Array
  private readonly outerBias: number[]
  /** Overwritten by the next text. */
  private readonly seen: Float32Array
  private readonly inputsSeen: Float32Array

  /** `hidden`: a row an input, a column a unit; `out`: a row an input, then a row a unit, a column a label. */
  constructor({ hidden, out }: { hidden: Table; out: Table }, settings: StackSettings) {
    const { means, spreads } = settings
    this.inputs = hidden.rows
    this.hidden = hidden.columns
    this.labels = out.columns
    this.inner = scaled(hidden, spreads)
    this.outer = scaled(out, spreads)
    this.innerBias = shifted(settings.hiddenBias, this.inner, means)
    this.outerBias = shifted(settings.outBias, this.outer, means)
    this.seen = new Float32Array(this.inputs + this.hidden)
    this.inputsSeen = this.seen.subarray(0, this.inputs)
  }

  /** Log-odds of each label from the readers' log-odds. */
  scores(said: readonly number[]): number[] {
    const { inputs, hidden, labels, outer, seen } = this
    this.hear(said)
    for (let i = inputs; i < inputs + hidden; i++) if (seen[i]! < 0) seen[i]! *= leak
    const sums = Float32Array.from(this.outerBias)
    addRows(sums, 0, labels, seen, outer, 0, labels)
    return [...sums]
  }

  /** How far the label's log-odds move when one of the readers' log-odds moves by one. */
  slopes(said: readonly number[], label: number): number[] {
    const { inputs, hidden, labels, inner, outer, seen } = this
    this.hear(said)
    const slopes: number[] = []
    for (let input = 0; input < inputs; input++) slopes.push(outer[input * labels + label]!)
    for (let i = 0; i < hidden; i++) {
      const passed = outer[(inputs + i) * labels + label]! * (seen[inputs + i]! > 0 ? 1 : leak)
      for (let input = 0; input < inputs; input++)
        slopes[input]! += passed * inner[input * hidden + i]!
    }
    return slopes
  }

  /** Into `seen`: the inputs, then what reaches the hidden units. */
  private hear(said: readonly number[]) {
    const { inputs, hidden, inner, seen } = this
    seen.set(said)
    seen.set(this.innerBias, inputs)
    addRows(seen, inputs, hidden, this.inputsSeen, inner, 0, hidden)
  }
}

/** Of what a hidden unit hears below nothing, a little is passed on (leaky ReLU). */
export const leak = 0.01

/** The rows of inputs in the inputs' own unit. */
const scaled = ({ weights, scales, columns }: Table, spreads: readonly number[]) =>
  Float32Array.from(
    weights,
    (weight, i) => (weight * scales[i % columns]!) / (spreads[Math.floor(i / columns)] ?? 1),
  )

const shifted = (bias: readonly number[], weights: Float32Array, means: readonly number[]) =>
  bias.map((one, column) =>
    means.reduce((sum, mean, row) => sum - mean * weights[row * bias.length + column]!, one),
  )

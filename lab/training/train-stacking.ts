import { seededRandom } from '@attune/engine/numbers/seeded-random.ts'
import { logit } from '@attune/engine/text/logistic.ts'
import { leak } from '@attune/engine/text/stacking.ts'
import { repeated, shuffle } from './shuffle.ts'

/** What readers that never saw a text say of it, and its labels; of `targets` only `asked` are known. */
export type Heard = {
  said: Float32Array
  asked: Int32Array
  targets: Float32Array
  weight: number
  isOwn: boolean
}

/** As `engine/text/stacking.ts` reads it; `inner` a row an input, `outer` a row an input, then a unit. */
export type LearntStack = {
  inputs: number
  hidden: number
  labels: number
  means: Float32Array
  spreads: Float32Array
  inner: Float32Array
  innerBias: Float32Array
  outer: Float32Array
  outerBias: Float32Array
}

export type StackOptions = {
  labels: number
  hidden: number
  epochs: number
  rate: number
  /** Weights are drawn to nothing by so much of themselves. */
  decay: number
  /** Share of the hidden units left out while learning. */
  drop: number
  seed: number
}

export function trainStack(texts: readonly Heard[], options: StackOptions): LearntStack {
  const next = seededRandom(options.seed)
  const learning = new Learning(texts, options, next)
  const order = repeated(texts)
  const steps = options.epochs * Math.ceil(order.length / batch)
  let step = 0
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, next)
    for (let from = 0; from < order.length; from += batch) {
      for (const one of order.slice(from, from + batch)) learning.add(one)
      learning.step(options.rate * (1 - (0.95 * ++step) / steps), step)
    }
  }
  return learning.stack
}

/** Log-odds of every label, as `StackingModel` gives them. */
export function stackScores(stack: LearntStack, said: ArrayLike<number>): Float64Array {
  const { inputs, hidden, labels, outer } = stack
  const seen = new Float32Array(inputs + hidden)
  hear(stack, said, seen)
  const scores = Float64Array.from(stack.outerBias)
  for (let row = 0; row < seen.length; row++)
    for (let label = 0; label < labels; label++)
      scores[label]! += seen[row]! * outer[row * labels + label]!
  return scores
}

const batch = 64

/** The inputs in their spread, then what the hidden units make of them. */
function hear(stack: LearntStack, said: ArrayLike<number>, seen: Float32Array) {
  const { inputs, hidden, means, spreads, inner, innerBias } = stack
  for (let i = 0; i < inputs; i++) seen[i] = (said[i]! - means[i]!) / spreads[i]!
  for (let unit = 0; unit < hidden; unit++) seen[inputs + unit] = innerBias[unit]!
  for (let i = 0; i < inputs; i++)
    for (let unit = 0; unit < hidden; unit++)
      seen[inputs + unit]! += seen[i]! * inner[i * hidden + unit]!
  for (let i = inputs; i < seen.length; i++) if (seen[i]! < 0) seen[i]! *= leak
}

/** Adam (Kingma and Ba 2015) over batches. */
class Learning {
  readonly stack: LearntStack
  private readonly options: StackOptions
  private readonly next: () => number
  /** Lines of our own are spread evenly over the labels, so they learn a bias of their own that is dropped. */
  private readonly ownBias: Float32Array
  private readonly learnt: Weights[]
  private readonly seen: Float32Array
  private readonly scores: Float32Array
  private readonly errors: Float32Array
  private added = 0

  constructor(texts: readonly Heard[], options: StackOptions, next: () => number) {
    const { labels, hidden } = options
    const inputs = texts[0]?.said.length ?? 0
    const comments = texts.filter(({ isOwn }) => !isOwn)
    const own = texts.filter(({ isOwn }) => isOwn)
    const uniform = (count: number, most: number) =>
      Float32Array.from({ length: count }, () => (next() - 0.5) * 2 * most)
    this.options = options
    this.next = next
    this.stack = {
      inputs,
      hidden,
      labels,
      ...spreadOf(comments, inputs),
      inner: uniform(inputs * hidden, 1.5 / Math.sqrt(inputs)),
      innerBias: new Float32Array(hidden),
      outer: new Float32Array((inputs + hidden) * labels),
      outerBias: startingBias(comments, labels),
    }
    this.stack.outer.set(uniform(hidden * labels, 0.1), inputs * labels)
    this.ownBias = startingBias(own, labels)
    const { inner, innerBias, outer, outerBias } = this.stack
    this.learnt = [
      new Weights(inner, options.decay),
      new Weights(innerBias, 0),
      new Weights(outer, options.decay),
      new Weights(outerBias, 0),
      new Weights(this.ownBias, 0),
    ]
    this.seen = new Float32Array(inputs + hidden)
    this.scores = new Float32Array(labels)
    this.errors = new Float32Array(labels)
  }

  add({ said, asked, targets, isOwn }: Heard) {
    const { seen, errors, stack, options } = this
    const { inputs, hidden, labels, outer } = stack
    const [inner, innerBias, outerSlopes, outerBias, ownBias] = this.learnt.map(
      ({ slope }) => slope,
    )
    hear(stack, said, seen)
    for (let i = inputs; i < seen.length; i++)
      seen[i] = this.next() < options.drop ? 0 : seen[i]! / (1 - options.drop)
    this.compare(asked, targets, isOwn ? this.ownBias : stack.outerBias)
    const bias = isOwn ? ownBias! : outerBias!
    for (let label = 0; label < labels; label++) bias[label]! += errors[label]!
    for (let row = 0; row < seen.length; row++) {
      const value = seen[row]!
      if (value === 0) continue
      const from = row * labels
      for (let label = 0; label < labels; label++)
        outerSlopes![from + label]! += errors[label]! * value
    }
    for (let unit = 0; unit < hidden; unit++) {
      const heard = seen[inputs + unit]!
      if (heard === 0) continue
      const from = (inputs + unit) * labels
      let back = 0
      for (let label = 0; label < labels; label++) back += errors[label]! * outer[from + label]!
      const error = (back * (heard > 0 ? 1 : leak)) / (1 - options.drop)
      innerBias![unit]! += error
      for (let i = 0; i < inputs; i++) inner![i * hidden + unit]! += error * seen[i]!
    }
    this.added++
  }

  /** How far each label that was asked is off, into `errors`. */
  private compare(asked: Int32Array, targets: Float32Array, bias: Float32Array) {
    const { seen, errors, scores, stack } = this
    const { labels, outer } = stack
    scores.set(bias)
    for (let row = 0; row < seen.length; row++) {
      const value = seen[row]!
      const from = row * labels
      for (let label = 0; label < labels; label++) scores[label]! += value * outer[from + label]!
    }
    errors.fill(0)
    for (let i = 0; i < asked.length; i++) {
      const label = asked[i]!
      errors[label] = 1 / (1 + Math.exp(-scores[label]!)) - targets[i]!
    }
  }

  step(rate: number, step: number) {
    for (const weights of this.learnt) weights.step(rate, step, this.added)
    this.added = 0
  }
}

class Weights {
  readonly slope: Float32Array
  private readonly values: Float32Array
  private readonly decay: number
  private readonly mean: Float32Array
  private readonly square: Float32Array

  constructor(values: Float32Array, decay: number) {
    this.values = values
    this.decay = decay
    this.slope = new Float32Array(values.length)
    this.mean = new Float32Array(values.length)
    this.square = new Float32Array(values.length)
  }

  step(rate: number, step: number, texts: number) {
    const { values, decay, slope, mean, square } = this
    const [early, later] = [1 - 0.9 ** step, 1 - 0.999 ** step]
    for (let i = 0; i < values.length; i++) {
      const one = slope[i]! / texts + decay * values[i]!
      mean[i] = 0.9 * mean[i]! + 0.1 * one
      square[i] = 0.999 * square[i]! + 0.001 * one * one
      values[i]! -= (rate * (mean[i]! / early)) / (Math.sqrt(square[i]! / later) + 1e-8)
    }
    slope.fill(0)
  }
}

function spreadOf(texts: readonly Heard[], inputs: number) {
  const means = new Float64Array(inputs)
  const squares = new Float64Array(inputs)
  for (const { said } of texts)
    for (let i = 0; i < inputs; i++) {
      means[i]! += said[i]! / texts.length
      squares[i]! += said[i]! ** 2 / texts.length
    }
  const spreads = Float32Array.from(squares, (square, i) => Math.sqrt(square - means[i]! ** 2) || 1)
  return { means: Float32Array.from(means), spreads }
}

/** The log-odds of each label where it was asked. */
function startingBias(texts: readonly Heard[], labels: number): Float32Array {
  const yes = new Float64Array(labels).fill(0.5)
  const all = new Float64Array(labels).fill(1)
  for (const { asked, targets, weight } of texts)
    for (let i = 0; i < asked.length; i++) {
      yes[asked[i]!]! += targets[i]! * weight
      all[asked[i]!]! += weight
    }
  return Float32Array.from(yes, (count, i) => logit(count / all[i]!))
}

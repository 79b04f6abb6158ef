import { seededRandom } from '@attune/engine/numbers/seeded-random.ts'
import { addScaled, dot } from '@attune/engine/numbers/vectors.ts'
import { logistic, logit } from '@attune/engine/text/logistic.ts'
import { leak } from '@attune/engine/text/stacking.ts'
import { repeated, shuffle } from './shuffle.ts'

/** Base scores of a text by models that never saw it, and its labels; of `targets` only `asked` are known. */
export type StackingExample = {
  baseScores: Float32Array
  asked: Int32Array
  targets: Float32Array
  weight: number
  isOwn: boolean
}

/** As `StackingModel` of the engine reads it; `inner` a row an input, `outer` a row an input, then a unit. */
export type StackingWeights = {
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

export type StackingOptions = {
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

export function trainStacking(
  texts: readonly StackingExample[],
  options: StackingOptions,
): StackingWeights {
  const next = seededRandom(options.seed)
  const learning = new StackingLearning(texts, options, next)
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
export function stackingScores(stack: StackingWeights, baseScores: Float32Array): Float64Array {
  const { inputs, hidden, labels, outer } = stack
  const activations = new Float32Array(inputs + hidden)
  activate(stack, baseScores, activations)
  const scores = Float64Array.from(stack.outerBias)
  activations.forEach((value, row) => {
    for (let label = 0; label < labels; label++)
      scores[label]! += value * outer[row * labels + label]!
  })
  return scores
}

const batch = 64

/** Writes the standardised inputs, then the hidden units. */
function activate(stack: StackingWeights, baseScores: Float32Array, activations: Float32Array) {
  const { inputs, hidden, means, spreads, inner, innerBias } = stack
  baseScores.forEach((score, i) => {
    activations[i] = (score - means[i]!) / spreads[i]!
  })
  activations.set(innerBias, inputs)
  for (let i = 0; i < inputs; i++)
    addScaled(activations, inputs, inner, i * hidden, hidden, activations[i]!)
  for (let i = inputs; i < activations.length; i++) if (activations[i]! < 0) activations[i]! *= leak
}

/** Adam (Kingma and Ba 2015) over batches. */
class StackingLearning {
  readonly stack: StackingWeights
  private readonly options: StackingOptions
  private readonly next: () => number
  /** Lines of our own are spread evenly over the labels, so they learn a bias of their own that is dropped. */
  private readonly ownBias: Float32Array
  private readonly slopes: Record<
    'inner' | 'innerBias' | 'outer' | 'outerBias' | 'ownBias',
    Float32Array
  >
  private readonly learnt: Weights[]
  private readonly activations: Float32Array
  private readonly scores: Float32Array
  private readonly errors: Float32Array
  private added = 0

  constructor(texts: readonly StackingExample[], options: StackingOptions, next: () => number) {
    const { labels, hidden } = options
    const inputs = texts[0]?.baseScores.length ?? 0
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
    const weights = {
      inner: new Weights(inner, options.decay),
      innerBias: new Weights(innerBias, 0),
      outer: new Weights(outer, options.decay),
      outerBias: new Weights(outerBias, 0),
      ownBias: new Weights(this.ownBias, 0),
    }
    this.learnt = Object.values(weights)
    this.slopes = {
      inner: weights.inner.slope,
      innerBias: weights.innerBias.slope,
      outer: weights.outer.slope,
      outerBias: weights.outerBias.slope,
      ownBias: weights.ownBias.slope,
    }
    this.activations = new Float32Array(inputs + hidden)
    this.scores = new Float32Array(labels)
    this.errors = new Float32Array(labels)
  }

  add({ baseScores, asked, targets, isOwn }: StackingExample) {
    const { activations, errors, stack, slopes, options } = this
    const { inputs, labels } = stack
    activate(stack, baseScores, activations)
    for (let i = inputs; i < activations.length; i++)
      activations[i] = this.next() < options.drop ? 0 : activations[i]! / (1 - options.drop)
    this.compare(asked, targets, isOwn ? this.ownBias : stack.outerBias)
    addScaled(isOwn ? slopes.ownBias : slopes.outerBias, 0, errors, 0, labels, 1)
    activations.forEach((value, row) => {
      if (value !== 0) addScaled(slopes.outer, row * labels, errors, 0, labels, value)
    })
    this.propagate()
    this.added++
  }

  /** The errors back through the hidden units. */
  private propagate() {
    const { activations, errors, stack, slopes, options } = this
    const { inputs, hidden, labels, outer } = stack
    for (let unit = 0; unit < hidden; unit++) {
      const activation = activations[inputs + unit]!
      if (activation === 0) continue
      const back = dot(errors, 0, outer, (inputs + unit) * labels, labels, 0)
      const error = (back * (activation > 0 ? 1 : leak)) / (1 - options.drop)
      slopes.innerBias[unit]! += error
      for (let i = 0; i < inputs; i++) slopes.inner[i * hidden + unit]! += error * activations[i]!
    }
  }

  /** How far each label that was asked is off, into `errors`. */
  private compare(asked: Int32Array, targets: Float32Array, bias: Float32Array) {
    const { activations, errors, scores, stack } = this
    const { labels, outer } = stack
    scores.set(bias)
    activations.forEach((value, row) => {
      addScaled(scores, 0, outer, row * labels, labels, value)
    })
    errors.fill(0)
    asked.forEach((label, i) => {
      errors[label] = logistic(scores[label]!) - targets[i]!
    })
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

function spreadOf(texts: readonly StackingExample[], inputs: number) {
  const means = new Float64Array(inputs)
  const squares = new Float64Array(inputs)
  for (const { baseScores } of texts)
    baseScores.forEach((score, i) => {
      means[i]! += score / texts.length
      squares[i]! += score ** 2 / texts.length
    })
  const spreads = Float32Array.from(squares, (square, i) => Math.sqrt(square - means[i]! ** 2) || 1)
  return { means: Float32Array.from(means), spreads }
}

/** The log-odds of each label where it was asked. */
function startingBias(texts: readonly StackingExample[], labels: number): Float32Array {
  const yes = new Float64Array(labels).fill(0.5)
  const all = new Float64Array(labels).fill(1)
  for (const { asked, targets, weight } of texts)
    asked.forEach((label, i) => {
      yes[label]! += targets[i]! * weight
      all[label]! += weight
    })
  return Float32Array.from(yes, (count, i) => logit(count / all[i]!))
}

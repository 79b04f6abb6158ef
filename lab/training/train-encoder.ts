import { seededRandom } from '@attune/engine/numbers/seeded-random.ts'
import { addScaled, dot } from '@attune/engine/numbers/vectors.ts'
import { partScale } from '@attune/engine/text/encoder.ts'
import { logistic } from '@attune/engine/text/logistic.ts'
import { embeddingRows } from '@attune/engine/text/word-features.ts'
import { type Learning, learning, stepOne, stepRow } from './ada-grad.ts'
import { type Deep, type EncoderFeatures, pool, vectorsOf } from './encoder-model.ts'
import type { Example } from './examples.ts'
import { repeated, shuffle } from './shuffle.ts'

export type DeepOptions = {
  columns: number
  width: number
  filters: number
  epochs: number
  rate: number
  /** Shares of pooled values and of words left out while learning. */
  dropPooled: number
  dropWords: number
  /** How much more a yes counts than a no: (no / yes) to this power. */
  balance: number
  /** Of longer texts another stretch of this many tokens is read each time. */
  longest: number
  seed: number
  /** Embeddings to begin with, a row a part, and how stiff they are: the squares of AdaGrad they begin with. */
  begin?: { parts: Float32Array; stiffness: number }
}

/** An example with what the encoder reads of it. */
export type EncoderExample = Omit<Example, 'features'> & { features: EncoderFeatures }

export function trainEncoder(examples: readonly EncoderExample[], options: DeepOptions): Deep {
  const next = seededRandom(options.seed)
  const usable = examples.filter(
    ({ features, asked }) => features.words.length > 0 && asked.length > 0,
  )
  const learning = new EncoderLearning(usable, options, next)
  const order = repeated(usable)
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, next)
    const rate = options.rate * (1 - (0.9 * epoch) / options.epochs)
    for (const one of order) learning.step(one, rate)
  }
  return learning.deep
}

/** AdaGrad over every weight an example touches. */
class EncoderLearning {
  readonly deep: Deep
  private readonly options: DeepOptions
  private readonly next: () => number
  private readonly yesWeight: Float32Array
  private readonly learnt: Record<
    'parts' | 'kernel' | 'kernelBias' | 'out' | 'outBias' | 'ownBias',
    Learning
  >
  private readonly pooled: Float32Array
  private readonly at: Int32Array
  private readonly dropped: Uint8Array
  private readonly back: Float32Array

  constructor(examples: readonly EncoderExample[], options: DeepOptions, next: () => number) {
    const { columns, width, filters, balance } = options
    const size = filters + width
    const uniform = (count: number, most: number) =>
      Float32Array.from({ length: count }, () => (next() - 0.5) * 2 * most)
    const comments = answers(examples, columns, false)
    const own = answers(examples, columns, true)
    const bias = ({ yes, all }: Answers) =>
      yes.map((count, i) => Math.log((this.yesWeight[i]! * count) / (all[i]! - count)))
    this.options = options
    this.next = next
    this.yesWeight = comments.yes.map((count, i) => ((comments.all[i]! - count) / count) ** balance)
    this.deep = {
      width,
      filters,
      columns,
      parts: options.begin?.parts.slice() ?? uniform(embeddingRows * width, 0.1),
      kernel: uniform(filters * 3 * width, Math.sqrt(1 / width)),
      kernelBias: new Float32Array(filters),
      out: uniform(columns * size, Math.sqrt(1 / size)),
      outBias: bias(comments),
    }
    const { parts, kernel, kernelBias, out, outBias } = this.deep
    this.learnt = {
      parts: learning(parts, options.begin?.stiffness ?? 1e-4),
      kernel: learning(kernel, 1e-3),
      kernelBias: learning(kernelBias, 1e-2),
      out: learning(out, 1e-4),
      outBias: learning(outBias, 1),
      ownBias: learning(bias(own), 1),
    }
    this.pooled = new Float32Array(size)
    this.at = new Int32Array(filters)
    this.dropped = new Uint8Array(size)
    this.back = new Float32Array(size)
  }

  step(example: EncoderExample, rate: number): void {
    const { words } = example.features
    const tokens = Math.min(words.length, this.options.longest)
    const from = Math.floor(this.next() * (words.length - tokens + 1))
    const left = words
      .slice(from, from + tokens)
      .map(({ parts }) => (this.next() < this.options.dropWords ? noParts : parts))
    const vectors = vectorsOf(this.deep, left)
    pool(this.deep, vectors, this.pooled, this.at)
    this.drop()
    this.learnOut(example, rate)
    const back = this.learnKernel(vectors, rate)
    this.learnParts(left, back, rate)
  }

  private drop() {
    const { dropPooled } = this.options
    for (let j = 0; j < this.pooled.length; j++) {
      this.dropped[j] = this.next() < dropPooled ? 1 : 0
      this.pooled[j] = this.dropped[j] ? 0 : this.pooled[j]! / (1 - dropPooled)
    }
  }

  private learnOut({ asked, targets, isOwn }: EncoderExample, rate: number) {
    const { pooled, back, learnt } = this
    const size = pooled.length
    const bias = isOwn ? learnt.ownBias : learnt.outBias
    const out = learnt.out.weights
    back.fill(0)
    asked.forEach((column, i) => {
      const row = column * size
      const target = targets[i]!
      const probability = logistic(dot(out, row, pooled, 0, size, bias.weights[column]!))
      const error =
        probability * (1 - target) - this.yesWeight[column]! * target * (1 - probability)
      if (error < 1e-3 && error > -1e-3) return
      stepOne(bias, column, error, 0.3 * rate)
      addScaled(back, 0, out, row, size, error)
      stepRow(learnt.out, row, pooled, 0, size, error, rate)
    })
  }

  /** What the vectors of the tokens should have been otherwise. */
  private learnKernel(vectors: Float32Array, rate: number): Float32Array {
    const { width, filters, kernel } = this.deep
    const { learnt, dropped } = this
    const keep = 1 / (1 - this.options.dropPooled)
    const span = 3 * width
    const back = new Float32Array(vectors.length)
    this.at.forEach((at, filter) => {
      const error = this.back[filter]! * keep
      if (dropped[filter] || at < 0 || error === 0) return
      const [start, row] = [at * width, filter * span]
      stepOne(learnt.kernelBias, filter, error, rate)
      addScaled(back, start, kernel, row, span, error)
      stepRow(learnt.kernel, row, vectors, start, span, error, rate)
    })
    const tokens = vectors.length / width - 2
    for (let j = 0; j < width; j++) {
      if (dropped[filters + j]) continue
      const error = (this.back[filters + j]! * keep) / Math.sqrt(tokens)
      for (let token = 1; token <= tokens; token++) back[token * width + j]! += error
    }
    return back
  }

  private learnParts(words: readonly Int32Array[], back: Float32Array, rate: number) {
    const { width } = this.deep
    words.forEach((word, token) => {
      const scale = partScale(word.length)
      for (const part of word)
        stepRow(this.learnt.parts, part * width, back, (token + 1) * width, width, scale, rate)
    })
  }
}

const noParts = new Int32Array(0)

type Answers = { yes: Float32Array; all: Float32Array }

/** How often each column was asked and answered with yes, of our own lines or of the others. */
function answers(examples: readonly EncoderExample[], columns: number, own: boolean): Answers {
  const yes = new Float32Array(columns).fill(0.5)
  const all = new Float32Array(columns).fill(1)
  for (const { asked, targets, weight, isOwn } of examples) {
    if (isOwn !== own) continue
    asked.forEach((column, i) => {
      yes[column]! += targets[i]! * weight
      all[column]! += weight
    })
  }
  return { yes, all }
}

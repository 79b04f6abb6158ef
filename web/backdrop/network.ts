import { around, enlarge, filter, type Layer, layer, mean, mix, packed, unfold } from './layers.ts'
import type { Model, Step } from './model-file.ts'

/** The steps that the model of people has, by the numbers of TensorFlow's `schema.fbs`. */
const kinds = {
  add: 0,
  mix: 3,
  filter: 4,
  widen: 6,
  logistic: 14,
  multiply: 18,
  positive: 19,
  enlarge: 23,
  own: 32,
  mean: 40,
  hardSwish: 117,
} as const

type Run = () => void
type Layers = Map<number, Layer>

export type Network = { input: Layer; output: Layer; run: Run }

/**
 * A model made ready for pictures of one size. It looks at every place alike, so that it serves a
 * picture on end as well as one across, where both sides can be halved four times.
 */
export function openNetwork(model: Model, width: number, height: number): Network {
  const layers: Layers = new Map()
  const input = layer(height, width, model.tensors[model.input]?.shape[3] ?? 0)
  layers.set(model.input, input)
  const fixed = fixedNumbers(model)
  const runs = model.steps.flatMap((step) => {
    if (step.kind === kinds.widen) return []
    const { into, run } = stepOf(step, layers, fixed)
    layers.set(step.output, into)
    return [run]
  })
  const output = layers.get(model.output)
  if (!output) throw new Error('The model has no output')
  return {
    ...{ input, output },
    run: () => {
      for (const run of runs) run()
    },
  }
}

/** What never changes, also where a step first widens it from half precision. */
function fixedNumbers({ tensors, steps }: Model) {
  const fixed = new Map<number, { data: Float32Array; shape: readonly number[] }>()
  tensors.forEach(({ data, shape }, at) => {
    if (data) fixed.set(at, { data, shape })
  })
  for (const { kind, inputs, output } of steps) {
    const from = fixed.get(inputs[0] ?? -1)
    if (kind === kinds.widen && from) fixed.set(output, from)
  }
  return fixed
}

type Made = { into: Layer; run: Run }

function stepOf(step: Step, layers: Layers, fixed: ReturnType<typeof fixedNumbers>): Made {
  const { kind, inputs, stride } = step
  const [first = -1, second = -1, third = -1] = inputs
  const from = layers.get(first)
  if (!from) throw new Error(`A step of the model has no input: ${kind}`)
  const weights = fixed.get(second)
  const bias = fixed.get(third)?.data ?? new Float32Array()
  if (kind === kinds.mix && weights) return mixing(from, weights, bias, stride)
  if (kind === kinds.filter && weights) {
    const into = layer(...halved(from, stride), from.channels)
    const depth = { weights: weights.data, bias, size: weights.shape[1] ?? 1, stride }
    return { into, run: () => filter(from, depth, into) }
  }
  if (kind === kinds.own && step.name === 'Convolution2DTransposeBias' && weights) {
    const into = layer(from.height * 2, from.width * 2, 1)
    return { into, run: () => unfold(from, weights.data, bias[0] ?? 0, into) }
  }
  if (kind === kinds.enlarge) {
    const into = layer(from.height * 2, from.width * 2, from.channels)
    return { into, run: () => enlarge(from, into) }
  }
  if (kind === kinds.mean) {
    const into = layer(1, 1, from.channels)
    return { into, run: () => mean(from, into) }
  }
  const into = layer(from.height, from.width, from.channels)
  const other = layers.get(second)
  if (other && kind === kinds.add) return { into, run: () => add(from, other, into) }
  if (other && kind === kinds.multiply) return { into, run: () => multiply(from, other, into) }
  const bend = bends.get(kind)
  if (!bend) throw new Error(`The model has a step that is not known: ${kind} ${step.name}`)
  return { into, run: () => bend(from.data, into.data) }
}

function mixing(
  from: Layer,
  { data, shape }: { data: Float32Array; shape: readonly number[] },
  bias: Float32Array,
  stride: number,
): Made {
  const [out = 0, size = 1] = shape
  const into = layer(...halved(from, stride), out)
  const weights = packed(data, out)
  if (size === 1 && stride === 1) return { into, run: () => mix(from, weights, bias, into) }
  const beside = layer(into.height, into.width, size * size * from.channels)
  return {
    into,
    run: () => {
      around(from, size, stride, beside)
      mix(beside, weights, bias, into)
    },
  }
}

const halved = ({ height, width }: Layer, stride: number): [number, number] => [
  Math.ceil(height / stride),
  Math.ceil(width / stride),
]

function add({ data: one }: Layer, { data: other }: Layer, { data: into }: Layer) {
  for (let at = 0; at < into.length; at++) into[at] = (one[at] ?? 0) + (other[at] ?? 0)
}

/** By a number for each place, or by one for each channel. */
function multiply({ data: one, channels }: Layer, { data: other }: Layer, { data: into }: Layer) {
  const isEach = other.length === one.length
  for (let at = 0; at < into.length; at++)
    into[at] = (one[at] ?? 0) * (other[isEach ? at : at % channels] ?? 0)
}

type Bend = (from: Float32Array, into: Float32Array) => void

const bends = new Map<number, Bend>([
  [
    kinds.positive,
    (from, into) => {
      for (let at = 0; at < into.length; at++) into[at] = Math.max(0, from[at] ?? 0)
    },
  ],
  [
    kinds.logistic,
    (from, into) => {
      for (let at = 0; at < into.length; at++) into[at] = 1 / (1 + Math.exp(-(from[at] ?? 0)))
    },
  ],
  [
    kinds.hardSwish,
    (from, into) => {
      for (let at = 0; at < into.length; at++) {
        const value = from[at] ?? 0
        into[at] = (value * Math.min(6, Math.max(0, value + 3))) / 6
      }
    },
  ],
])

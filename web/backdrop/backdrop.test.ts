import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { createPace } from './backdrop.ts'
import { shareOf, softened, softenedSize } from './behind-person.ts'
import { around, enlarge, filter, type Layer, layer, mix, packed, unfold } from './layers.ts'
import { fromHalf, readModel } from './model-file.ts'
import { openNetwork } from './network.ts'

const name = '@mediapipe/selfie_segmentation/selfie_segmentation_landscape.tflite'
const bytes = readFileSync(fileURLToPath(import.meta.resolve(name)))
const model = readModel(new Uint8Array(bytes).buffer)

/** Numbers that look like chance and are the same each time. */
function numbers(length: number, seed = 1) {
  let state = seed
  return Float32Array.from({ length }, () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647 - 0.5
  })
}
const filled = (height: number, width: number, channels: number): Layer => ({
  ...layer(height, width, channels),
  data: numbers(height * width * channels, height + width),
})
const at = ({ data, width, height, channels }: Layer, y: number, x: number, n: number) =>
  y < 0 || x < 0 || y >= height || x >= width ? 0 : (data[(y * width + x) * channels + n] ?? 0)

function expectEach(into: Layer, wanted: (y: number, x: number, n: number) => number) {
  for (let y = 0; y < into.height; y++)
    for (let x = 0; x < into.width; x++)
      for (let n = 0; n < into.channels; n++)
        expect(at(into, y, x, n)).toBeCloseTo(wanted(y, x, n), 4)
}

describe('each kind of step is what its definition says', () => {
  test.each([
    [1, 1],
    [4, 6],
    [3, 5],
  ])('a sum over all channels, at %i by %i places', (height, width) => {
    const [from, into] = [filled(height, width, 5), layer(height, width, 8)]
    const [weights, bias] = [numbers(40), numbers(8)]
    mix(from, packed(weights, 8), bias, into)
    expectEach(into, (y, x, n) => {
      let sum = bias[n] ?? 0
      for (let c = 0; c < 5; c++) sum += at(from, y, x, c) * (weights[n * 5 + c] ?? 0)
      return sum
    })
  })

  test.each([
    [3, 1],
    [3, 2],
    [5, 1],
    [5, 2],
  ])('a filter of %i by %i over the places around', (size, stride) => {
    const from = filled(8, 12, 4)
    const into = layer(8 / stride, 12 / stride, 4)
    const [weights, bias] = [numbers(size * size * 4), numbers(4)]
    filter(from, { weights, bias, size, stride }, into)
    const before = Math.floor((size - stride) / 2)
    expectEach(into, (y, x, n) => {
      let sum = bias[n] ?? 0
      for (let up = 0; up < size; up++)
        for (let along = 0; along < size; along++)
          sum +=
            at(from, y * stride + up - before, x * stride + along - before, n) *
            (weights[(up * size + along) * 4 + n] ?? 0)
      return sum
    })
    const beside = layer(into.height, into.width, size * size * 4)
    around(from, size, stride, beside)
    expectEach(beside, (y, x, n) => {
      const [up, along] = [Math.floor(n / 4 / size), Math.floor(n / 4) % size]
      return at(from, y * stride + up - before, x * stride + along - before, n % 4)
    })
  })

  test('twice as large, between neighbours and by sums of its own', () => {
    const from = filled(2, 2, 3)
    const into = layer(4, 4, 3)
    enlarge(from, into)
    const middle = (y: number, x: number) => (n: number) => at(from, y, x, n)
    for (let n = 0; n < 3; n++) {
      expect(at(into, 0, 0, n)).toBeCloseTo(middle(0, 0)(n), 5)
      expect(at(into, 0, 1, n)).toBeCloseTo(0.75 * middle(0, 0)(n) + 0.25 * middle(0, 1)(n), 5)
      expect(at(into, 2, 3, n)).toBeCloseTo(0.25 * middle(0, 1)(n) + 0.75 * middle(1, 1)(n), 5)
    }
    const whole = layer(4, 4, 1)
    const weights = numbers(12)
    unfold(from, weights, 0.5, whole)
    expectEach(whole, (y, x) => {
      const part = ((y % 2) * 2 + (x % 2)) * 3
      let sum = 0.5
      for (let n = 0; n < 3; n++) sum += at(from, y >> 1, x >> 1, n) * (weights[part + n] ?? 0)
      return sum
    })
  })

  test('half a number is read as IEEE has it', () => {
    const known = [
      [0x3c00, 1],
      [0xc000, -2],
      [0x3555, 0.333251953125],
      [0x0001, 2 ** -24],
      [0x7bff, 65504],
      [0x8000, -0],
    ] as const
    for (const [bits, number] of known) expect(fromHalf(bits)).toBe(number)
  })
})

describe('the model', () => {
  test('is read whole', () => {
    expect(model.tensors[model.input]?.shape).toEqual([1, 144, 256, 3])
    expect(model.tensors[model.output]?.shape).toEqual([1, 144, 256, 1])
    expect(model.steps.length).toBe(246)
    for (const { data } of model.tensors) expect(data?.every(Number.isFinite) ?? true).toBe(true)
  })

  test.each([
    [256, 144],
    [144, 256],
  ])('sees nobody in an even wall of %i by %i, and gives a number for each place', (wide, high) => {
    const { input, output, run } = openNetwork(model, wide, high)
    input.data.fill(0.6)
    run()
    expect([output.width, output.height]).toEqual([wide, high])
    expect(output.data.every((sure) => sure >= 0 && sure < 0.35)).toBe(true)
  })
})

describe('what stands behind somebody', () => {
  const [width, height] = [256, 144]
  const share = new Float32Array(width * height)
  const somebody = (at: number) => at % width > 100 && at % width < 150
  for (let n = 0; n < share.length; n++) share[n] = somebody(n) ? 1 : 0
  const seen = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  for (let n = 0; n < share.length; n++) {
    const isLight = (((n % width) >> 2) + (Math.floor(n / width) >> 2)) % 2 === 0
    seen.data.set(somebody(n) ? [255, 0, 0, 255] : [0, isLight ? 255 : 0, 100, 255], n * 4)
  }
  const size = softenedSize(seen)
  const soft = { ...size, data: new Uint8ClampedArray(size.width * size.height * 4) }
  softened(seen, share, soft)

  test('nothing of it can be told, and the person does not run into it', () => {
    let [least, most, red] = [255, 0, 0]
    for (let n = 0; n < soft.data.length; n += 4) {
      red = Math.max(red, soft.data[n] ?? 0)
      least = Math.min(least, soft.data[n + 1] ?? 0)
      most = Math.max(most, soft.data[n + 1] ?? 0)
    }
    expect(most - least).toBeLessThan(40)
    expect(red).toBeLessThan(12)
  })

  test('what the model is not sure of is the room', () => {
    const into = new Float32Array(4)
    shareOf(Float32Array.from([0.1, 0.35, 0.75, 1]), into)
    expect([...into]).toEqual([0, 0, 1, 1])
  })
})

describe('too slow', () => {
  const toldBy = (...took: number[]) => {
    let told = 0
    const pace = createPace(() => told++)
    for (const one of took) pace.note(one)
    return told
  }
  const times = (count: number, took: number) => Array.from({ length: count }, () => took)

  test('is said once, after a while of it', () => {
    expect(toldBy(...times(24, 400))).toBe(0)
    expect(toldBy(...times(80, 400))).toBe(1)
  })
  test('is not said of one that took long, or of what is fast enough', () => {
    expect(toldBy(...times(24, 40), 3_000)).toBe(0)
    expect(toldBy(...times(80, 180))).toBe(0)
  })
})

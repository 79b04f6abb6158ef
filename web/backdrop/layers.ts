/** Numbers of a picture: row by row, all channels of a place together. */
export type Layer = { height: number; width: number; channels: number; data: Float32Array }

export const layer = (height: number, width: number, channels: number): Layer => ({
  ...{ height, width, channels, data: new Float32Array(height * width * channels) },
})

/** So many channels are reckoned at once. */
const lot = 4

/** Weights in the order in which `mix` reads them: of four channels out, what each takes of one in. */
export function packed(weights: Float32Array, out: number): Float32Array {
  const channels = weights.length / out
  const into = new Float32Array(weights.length)
  for (let at = 0; at < weights.length; at++) {
    const [to, from] = [Math.floor(at / channels), at % channels]
    into[(to - (to % lot)) * channels + from * lot + (to % lot)] = weights[at] ?? 0
  }
  return into
}

/** Every place by itself: each channel out is a sum over all channels in. Two places at a time. */
export function mix(from: Layer, weights: Float32Array, bias: Float32Array, into: Layer) {
  const { data, channels } = from
  const { data: to, channels: out } = into
  const places = into.height * into.width
  for (let place = 0; place < places; place += 2) {
    // An odd one out is reckoned twice.
    const second = place + 1 < places ? place + 1 : place
    const [one, other] = [place * channels, second * channels]
    for (let at = 0; at < out; at += lot) {
      let a0 = bias[at] ?? 0
      let a1 = bias[at + 1] ?? 0
      let a2 = bias[at + 2] ?? 0
      let a3 = bias[at + 3] ?? 0
      let [b0, b1, b2, b3] = [a0, a1, a2, a3]
      let w = at * channels
      for (let n = 0; n < channels; n++, w += lot) {
        const a = data[one + n] ?? 0
        const b = data[other + n] ?? 0
        const w0 = weights[w] ?? 0
        const w1 = weights[w + 1] ?? 0
        const w2 = weights[w + 2] ?? 0
        const w3 = weights[w + 3] ?? 0
        a0 += a * w0
        a1 += a * w1
        a2 += a * w2
        a3 += a * w3
        b0 += b * w0
        b1 += b * w1
        b2 += b * w2
        b3 += b * w3
      }
      const [toOne, toOther] = [place * out + at, second * out + at]
      to[toOne] = a0
      to[toOne + 1] = a1
      to[toOne + 2] = a2
      to[toOne + 3] = a3
      to[toOther] = b0
      to[toOther + 1] = b1
      to[toOther + 2] = b2
      to[toOther + 3] = b3
    }
  }
}

/** As TensorFlow's "SAME": what lies outside is nought, and of an odd rest more comes after. */
const before = (size: number, stride: number, input: number, output: number) =>
  Math.floor(Math.max((output - 1) * stride + size - input, 0) / 2)

/** The places around each, one beside the other, so that `mix` does the rest. */
export function around(from: Layer, size: number, stride: number, into: Layer) {
  const { data, channels, height, width } = from
  into.data.fill(0)
  const top = before(size, stride, height, into.height)
  const left = before(size, stride, width, into.width)
  let to = 0
  for (let y = 0; y < into.height; y++)
    for (let x = 0; x < into.width; x++)
      for (let up = 0; up < size; up++)
        for (let along = 0; along < size; along++, to += channels) {
          const row = y * stride + up - top
          const column = x * stride + along - left
          if (row < 0 || row >= height || column < 0 || column >= width) continue
          const at = (row * width + column) * channels
          for (let n = 0; n < channels; n++) into.data[to + n] = data[at + n] ?? 0
        }
}

type Depth = { weights: Float32Array; bias: Float32Array; size: number; stride: number }

/** Every channel by itself, over the places around; four channels at a time. */
export function filter(from: Layer, { weights, bias, size, stride }: Depth, into: Layer) {
  const { data, channels, height, width } = from
  const to = into.data
  const top = before(size, stride, height, into.height)
  const left = before(size, stride, width, into.width)
  for (let y = 0; y < into.height; y++) {
    const row = y * stride - top
    const [above, below] = [Math.max(0, -row), Math.min(size, height - row)]
    for (let x = 0; x < into.width; x++) {
      const column = x * stride - left
      const [first, last] = [Math.max(0, -column), Math.min(size, width - column)]
      const at = (y * into.width + x) * channels
      for (let n = 0; n < channels; n += lot) {
        let a0 = bias[n] ?? 0
        let a1 = bias[n + 1] ?? 0
        let a2 = bias[n + 2] ?? 0
        let a3 = bias[n + 3] ?? 0
        for (let up = above; up < below; up++) {
          let read = ((row + up) * width + column + first) * channels + n
          let w = (up * size + first) * channels + n
          for (let along = first; along < last; along++, read += channels, w += channels) {
            a0 += (data[read] ?? 0) * (weights[w] ?? 0)
            a1 += (data[read + 1] ?? 0) * (weights[w + 1] ?? 0)
            a2 += (data[read + 2] ?? 0) * (weights[w + 2] ?? 0)
            a3 += (data[read + 3] ?? 0) * (weights[w + 3] ?? 0)
          }
        }
        to[at + n] = a0
        to[at + n + 1] = a1
        to[at + n + 2] = a2
        to[at + n + 3] = a3
      }
    }
  }
}

/** Twice as high and wide, each place of four sums of its own: the last step to a whole picture. */
export function unfold(from: Layer, weights: Float32Array, bias: number, into: Layer) {
  const { data, channels, width } = from
  for (let y = 0; y < into.height; y++)
    for (let x = 0; x < into.width; x++) {
      const at = ((y >> 1) * width + (x >> 1)) * channels
      const w = ((y & 1) * 2 + (x & 1)) * channels
      let sum = bias
      for (let n = 0; n < channels; n++) sum += (data[at + n] ?? 0) * (weights[w + n] ?? 0)
      into.data[y * into.width + x] = sum
    }
}

/** Twice as high and wide, each place between its neighbours by how near they are. */
export function enlarge(from: Layer, into: Layer) {
  const { data, channels, height, width } = from
  const rows = nearOf(height)
  const columns = nearOf(width)
  let to = 0
  for (const { first: top, second: bottom, share: down } of rows)
    for (const { first: left, second: right, share: across } of columns) {
      const [a, b] = [(top * width + left) * channels, (top * width + right) * channels]
      const [c, d] = [(bottom * width + left) * channels, (bottom * width + right) * channels]
      for (let n = 0; n < channels; n++, to++) {
        const above = (data[a + n] ?? 0) * (1 - across) + (data[b + n] ?? 0) * across
        const below = (data[c + n] ?? 0) * (1 - across) + (data[d + n] ?? 0) * across
        into.data[to] = above * (1 - down) + below * down
      }
    }
}

const nearOf = (length: number) =>
  Array.from({ length: length * 2 }, (_, at) => {
    const middle = Math.max(0, (at + 0.5) / 2 - 0.5)
    const first = Math.floor(middle)
    return { first, second: Math.min(length - 1, first + 1), share: middle - first }
  })

/** One number for each channel: its mean over all places. */
export function mean({ data, channels }: Layer, into: Layer) {
  into.data.fill(0)
  const places = data.length / channels
  for (let at = 0; at < data.length; at += channels)
    for (let n = 0; n < channels; n++)
      into.data[n] = (into.data[n] ?? 0) + (data[at + n] ?? 0) / places
}

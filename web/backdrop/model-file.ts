export type Tensor = {
  shape: readonly number[]
  /** Of a tensor that is always the same: what it holds, at half or at full precision. */
  data: Float32Array | null
}
/** `name`: of a kind of step that only this model has. */
export type Step = {
  kind: number
  name: string
  inputs: readonly number[]
  output: number
  stride: number
}
export type Model = { tensors: Tensor[]; steps: Step[]; input: number; output: number }

const floats = { full: 0, half: 1 } as const

/**
 * A model as TensorFlow Lite keeps it, which is a FlatBuffer: tables that say where their fields
 * lie. The numbers of the fields are those of TensorFlow's `schema.fbs`.
 */
export function readModel(file: ArrayBuffer): Model {
  const read = readerOf(file)
  const root = read.follow(0)
  const kinds = read.tables(root, 1).map((table) => ({
    kind: Math.max(read.byte(table, 0), read.word(table, 3)),
    name: read.text(table, 1),
  }))
  const [graph = 0] = read.tables(root, 2)
  const buffers = read.tables(root, 4).map((table) => read.vector(table, 0))
  const tensors = read.tables(graph, 0).map((table) => {
    const type = read.byte(table, 1)
    const held = buffers[read.word(table, 2)]
    const isHeld = held && held.length > 0 && (type === floats.full || type === floats.half)
    return {
      shape: read.words(table, 0),
      data: isHeld ? read.numbers(held, type === floats.half) : null,
    }
  })
  const steps = read.tables(graph, 3).map((table) => {
    const [output = 0] = read.words(table, 2)
    const options = read.table(table, 4)
    const { kind = 0, name = '' } = kinds[read.word(table, 0)] ?? {}
    return {
      ...{ kind, name, output, inputs: read.words(table, 1) },
      stride: options === 0 ? 1 : Math.max(1, read.word(options, 1)),
    }
  })
  const [input = 0] = read.words(graph, 1)
  const [output = 0] = read.words(graph, 2)
  return { tensors, steps, input, output }
}

type Part = { at: number; length: number }

function readerOf(file: ArrayBuffer) {
  const view = new DataView(file)
  const follow = (at: number) => at + view.getUint32(at, true)
  /** Where a field of a table lies; 0 where it was left out. */
  const field = (table: number, number: number) => {
    const layout = table - view.getInt32(table, true)
    const at = 4 + 2 * number
    if (at >= view.getUint16(layout, true)) return 0
    const offset = view.getUint16(layout + at, true)
    return offset === 0 ? 0 : table + offset
  }
  const vector = (table: number, number: number): Part => {
    const at = field(table, number)
    if (at === 0) return { at: 0, length: 0 }
    const start = follow(at)
    return { at: start + 4, length: view.getUint32(start, true) }
  }
  const each = <T>({ at, length }: Part, one: (at: number) => T): T[] =>
    Array.from({ length }, (_, index) => one(at + 4 * index))
  return {
    ...{ follow, vector },
    byte: (table: number, number: number) => {
      const at = field(table, number)
      return at === 0 ? 0 : view.getInt8(at)
    },
    word: (table: number, number: number) => {
      const at = field(table, number)
      return at === 0 ? 0 : view.getInt32(at, true)
    },
    table: (table: number, number: number) => {
      const at = field(table, number)
      return at === 0 ? 0 : follow(at)
    },
    tables: (table: number, number: number) => each(vector(table, number), follow),
    words: (table: number, number: number) =>
      each(vector(table, number), (at) => view.getInt32(at, true)),
    text: (table: number, number: number) => {
      const { at, length } = vector(table, number)
      return new TextDecoder().decode(new Uint8Array(file, at, length))
    },
    numbers: ({ at, length }: Part, areHalf: boolean) =>
      areHalf
        ? Float32Array.from({ length: length / 2 }, (_, n) =>
            fromHalf(view.getUint16(at + 2 * n, true)),
          )
        : Float32Array.from({ length: length / 4 }, (_, n) => view.getFloat32(at + 4 * n, true)),
  }
}

/** IEEE 754 binary16; not every browser reads it by itself yet. */
export function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 0x1f
  const fraction = bits & 0x3ff
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 0x1f) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

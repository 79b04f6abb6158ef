import { fnv1aOfBytes } from '../numbers/fnv1a.ts'

/**
 * The file of weights: magic, checksum (FNV-1a of all that follows), length of the head, the head
 * (JSON), then the tables, a byte a weight. `tables` says where each begins, from the end of the head.
 */
export type WeightsHead<Settings> = {
  version: string
  tables: { [name: string]: { rows: number; columns: number; offset: number; scales: number[] } }
  /** What the heads need besides their tables. */
  settings: Settings
}

export type Table = { rows: number; columns: number; weights: Int8Array; scales: Float64Array }

const magic = 0x4e545441
const prelude = 12

/** Throws if the file is not one of ours or a byte of it has changed. */
export function readWeights<Settings>(file: Uint8Array): {
  version: string
  settings: Settings
  table(name: string): Table
} {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.byteLength < prelude || view.getUint32(0, true) !== magic)
    throw new Error('These are not weights of the engine')
  if (view.getUint32(4, true) !== fnv1aOfBytes(file.subarray(8)))
    throw new Error('The weights of the engine are damaged')
  const start = prelude + view.getUint32(8, true)
  const head: WeightsHead<Settings> = JSON.parse(fromAscii(file.subarray(prelude, start)))
  const { version, settings } = head
  return {
    version,
    settings,
    table(name) {
      const entry = head.tables[name]
      if (!entry) throw new Error(`The weights of the engine lack ${name}`)
      const { rows, columns, offset, scales } = entry
      const bytes = file.subarray(start + offset, start + offset + rows * columns)
      return {
        rows,
        columns,
        weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
        scales: Float64Array.from(scales),
      }
    },
  }
}

/** The same head and tables always give the same bytes. */
export function writeWeights<Settings>(
  head: Omit<WeightsHead<Settings>, 'tables'>,
  tables: ReadonlyMap<string, Table>,
): Uint8Array {
  let offset = 0
  const entries: WeightsHead<Settings>['tables'] = {}
  for (const [name, { rows, columns, scales }] of tables) {
    entries[name] = { rows, columns, offset, scales: [...scales] }
    offset += rows * columns
  }
  const text = toAscii(JSON.stringify({ ...head, tables: entries }))
  const file = new Uint8Array(prelude + text.length + offset)
  const view = new DataView(file.buffer)
  file.set(text, prelude)
  for (const [name, { weights }] of tables) {
    const bytes = new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength)
    file.set(bytes, prelude + text.length + entries[name]!.offset)
  }
  view.setUint32(0, magic, true)
  view.setUint32(8, text.length, true)
  view.setUint32(4, fnv1aOfBytes(file.subarray(8)), true)
  return file
}

/** The engine knows no TextDecoder: labels and numbers are ASCII. */
function fromAscii(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

const toAscii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

import type { Table } from '@attune/engine/text/weights.ts'

/** To a byte each, the scale of a column being its own largest weight; what is nearly nothing becomes nothing. */
export function quantise(weights: Float32Array, columns: number, pruned = 0): Table {
  const rows = weights.length / columns
  const scales = new Float64Array(columns)
  weights.forEach((weight, i) => {
    const column = i % columns
    scales[column] = Math.max(scales[column]!, Math.abs(weight) / 127)
  })
  const bytes = Int8Array.from(weights, (weight, i) => {
    const scale = scales[i % columns]!
    return scale === 0 || Math.abs(weight) < pruned ? 0 : Math.round(weight / scale)
  })
  return { rows, columns, weights: bytes, scales }
}

/** Rows become columns. */
export function turned(weights: Float32Array, columns: number): Float32Array {
  const rows = weights.length / columns
  return weights.map((_, i) => weights[(i % rows) * columns + Math.floor(i / rows)]!)
}

/** Only the first `kept` columns. */
export function firstColumns(weights: Float32Array, columns: number, kept: number): Float32Array {
  const rows = weights.length / columns
  return Float32Array.from(
    { length: rows * kept },
    (_, i) => weights[Math.floor(i / kept) * columns + (i % kept)]!,
  )
}

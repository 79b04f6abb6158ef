import { archiveLists, type ListName } from '@attune/contract/archive.ts'
import { stringify } from 'csv-stringify/sync'
import { readList } from './parts.ts'
import type { Source } from './source.ts'

/** Excel takes a file without this mark for one of an older encoding. */
const byteOrderMark = '\uFEFF'

/** RFC 4180. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
export async function* archiveCsv(source: Source, name: ListName): AsyncGenerator<string> {
  const columns = Object.keys(archiveLists[name].shape)
  yield byteOrderMark + rowOf(columns)
  for await (const record of readList(source, name)) {
    const cells = new Map(Object.entries(record as object))
    yield rowOf(columns.map((column) => cellOf(cells.get(column))))
  }
}

const rowOf = (cells: readonly string[]) =>
  stringify([[...cells]], { record_delimiter: 'windows', escape_formulas: true })

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join('; ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

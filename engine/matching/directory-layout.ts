import { lowestBit } from './bits.ts'
import type { Candidate } from './candidate.ts'
import { codesOf, type Field, fields, held } from './fields.ts'

/**
 * The directory is kept bit by bit, the vertical layout of BitWeaving (Li & Patel 2013, SIGMOD): every
 * code has a column, and a page holds one word of each column, bit i of them all being the page's
 * i-th therapist. One operation looks at 32 therapists.
 */
export const pageRows = 32

/** The codes of a field, as a set: bit i for the i-th of `codesOf`. */
export type CodeSet = number

const firstColumns = new Map<Field, number>()
let columns = 0
for (const field of fields) {
  const { length } = codesOf(field)
  if (length > pageRows - 1) throw new RangeError(`${field} has too many choices`)
  firstColumns.set(field, columns)
  columns += length
}

/** Who is closed on the day the directory is turned to. */
export const closedColumn = columns++

/** Who has said where they may work or where they sit. */
export const whereColumn = columns++

/** In which nobody ever is. */
export const nobodyColumn = columns++

/** How many columns there are, and so how many words a page has. */
export const columnCount = columns

const positions = new Map(
  fields.map((field) => [field, new Map(codesOf(field).map((code, i) => [code, i]))]),
)

/** Codes no longer asked for are in no set. */
export function codeSet(field: Field, codes: readonly string[]): CodeSet {
  const known = positions.get(field)!
  return codes.reduce((set, code) => set | bitAt(known.get(code)), 0)
}

const bitAt = (position: number | undefined) => (position === undefined ? 0 : 1 << position)

export const firstColumn = (field: Field) => firstColumns.get(field)!

/** Of these codes in any of these fields. */
export const columnsOf = (fields: readonly Field[], codes: readonly string[]): number[] =>
  fields.flatMap((field) => columnsOfSet(field, codeSet(field, codes)))

export function columnsOfSet(field: Field, set: CodeSet): number[] {
  const all: number[] = []
  for (let left = set; left !== 0; left &= left - 1) all.push(firstColumn(field) + lowestBit(left))
  return all
}

/** Writes 1 for each column of an answer that a candidate has given, 0 for the others. */
export function fillColumns(candidate: Candidate, into: Uint8Array) {
  into.fill(0)
  for (const field of fields) {
    const known = positions.get(field)!
    for (const code of held(candidate, field)) {
      const position = known.get(code)
      if (position !== undefined) into[firstColumn(field) + position] = 1
    }
  }
}

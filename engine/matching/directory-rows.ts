import { type Candidate, type Closed, closedDays, isClosedOn } from './candidate.ts'
import { parseId, RowIds } from './directory-ids.ts'
import {
  closedColumn,
  columnCount,
  fillColumns,
  pageRows,
  whereColumn,
} from './directory-layout.ts'
import { Interned } from './interned.ts'
import { type Pay, payOf } from './pay.ts'
import { type Where, whereOf } from './where.ts'

const fewest = 1_024
const growth = 1.25

/**
 * One row a therapist: their bit in every column (`columnCount` of them), 16 bytes of the id, 4 of its
 * hash, 4 each for when they are closed, where they are and what they charge, and at most 16 of the
 * table that finds an id.
 */
export class Rows {
  count = 0
  /** Page by page the words of all columns; rows from `count` on are 0. */
  pages = pagesFor(fewest)
  readonly ids = new RowIds(fewest)
  /** What fixed codes cannot say, by number. */
  readonly closings = new Interned<readonly Closed[]>()
  readonly wheres = new Interned<Where>()
  readonly pays = new Interned<Pay>()
  closing = new Int32Array(fewest)
  where = new Int32Array(fewest)
  pay = new Int32Array(fewest)
  private capacity = fewest
  /** Of each column how many are in it. */
  private readonly held = new Int32Array(columnCount)
  /** The day that `closedColumn` tells of. */
  private day = 0
  /** One row, a number a column; overwritten by the next. */
  private readonly flags = new Uint8Array(columnCount)

  /** Room for `capacity` rows, so that filling it moves nothing. */
  reserve(capacity: number) {
    if (capacity <= this.capacity) return
    this.ids.reserve(capacity, this.count)
    this.pages = grown(this.pages, pagesFor(capacity))
    this.closing = grown(this.closing, new Int32Array(capacity))
    this.where = grown(this.where, new Int32Array(capacity))
    this.pay = grown(this.pay, new Int32Array(capacity))
    this.capacity = capacity
  }

  put(candidate: Candidate) {
    if (this.count === this.capacity) this.reserve(Math.ceil(this.count * growth))
    const id = parseId(candidate._id)
    const known = this.ids.rowOf(id)
    if (known !== undefined) this.release(known)
    const row = known ?? this.count++
    this.ids.put(id, row)
    const closed = closedDays(candidate)
    this.closing[row] = this.closings.hold(closed.length > 0 ? closed : null)
    this.where[row] = this.wheres.hold(whereOf(candidate))
    this.pay[row] = this.pays.hold(payOf(candidate))
    fillColumns(candidate, this.flags)
    this.flags[closedColumn] = this.closedFlag(closed)
    this.flags[whereColumn] = this.where[row] ? 1 : 0
    this.writeFlags(row)
  }

  /** The last row takes the place of the one removed, so that there is never a gap. */
  remove(_id: string) {
    const id = parseId(_id)
    const row = this.ids.rowOf(id)
    if (row === undefined) return
    const last = --this.count
    this.ids.remove(id, row, last)
    this.release(row)
    if (row !== last) {
      for (const numbers of [this.closing, this.where, this.pay])
        numbers.copyWithin(row, last, last + 1)
      this.readFlags(last)
      this.writeFlags(row)
    }
    this.flags.fill(0)
    this.writeFlags(last)
  }

  /** Who is closed is worked out anew when the day is another one. */
  turnTo(day: number) {
    if (day === this.day) return
    this.day = day
    const isClosed = this.closings.memo((closed) => this.closedFlag(closed ?? []))
    this.closing.subarray(0, this.count).forEach((closing, row) => {
      this.writeBit(row, closedColumn, isClosed(closing))
    })
  }

  /** About which share has none of these columns, as if they were independent of each other. */
  missing = (columns: readonly number[]) =>
    columns.reduce((share, column) => share * (1 - (this.held[column] ?? 0) / this.count), 1)

  /** Where these stand: bits by the row their page begins with. Who is not here is left out. */
  placesOf(ids: readonly string[]): ReadonlyMap<number, number> {
    const places = new Map<number, number>()
    for (const _id of ids) {
      const row = this.ids.rowOf(parseId(_id))
      if (row === undefined) continue
      const from = row - (row % pageRows)
      places.set(from, (places.get(from) ?? 0) | (1 << (row % pageRows)))
    }
    return places
  }

  /** The words a scan may read. */
  scanned = () => this.pages.subarray(0, pageCount(this.count) * columnCount)

  /** What all of it takes, in bytes. */
  bytes = () =>
    [this.pages, this.closing, this.where, this.pay, this.ids, this.held].reduce(
      (total, { byteLength }) => total + byteLength,
      0,
    )

  private release(row: number) {
    this.closings.release(this.closing[row]!)
    this.wheres.release(this.where[row]!)
    this.pays.release(this.pay[row]!)
  }

  private readFlags(row: number) {
    const at = pageOf(row)
    this.pages.subarray(at, at + columnCount).forEach((word, column) => {
      this.flags[column] = (word >>> row) & 1
    })
  }

  private writeFlags(row: number) {
    this.flags.forEach((flag, column) => {
      this.writeBit(row, column, flag)
    })
  }

  private writeBit(row: number, column: number, flag: number) {
    const at = pageOf(row) + column
    const before = (this.pages[at]! >>> row) & 1
    if (before === flag) return
    this.pages[at]! ^= 1 << row
    this.held[column]! += flag - before
  }

  private closedFlag = (closed: readonly Closed[]) => (isClosedOn(this.day, closed) ? 1 : 0)
}

const pageCount = (count: number) => Math.ceil(count / pageRows)

/** Where the words of the page begin that this row stands in. */
const pageOf = (row: number) => Math.floor(row / pageRows) * columnCount

const pagesFor = (capacity: number) => new Int32Array(pageCount(capacity) * columnCount)

function grown(small: Int32Array<ArrayBuffer>, large: Int32Array<ArrayBuffer>) {
  large.set(small)
  return large
}

import { type Candidate, type Closed, closedDays, isClosedOn } from './candidate.ts'
import { parseId, RowIds } from './directory-ids.ts'
import { closedColumn, columnCount, fillColumns, pageRows } from './directory-layout.ts'

const fewest = 1_024
const growth = 1.25

/**
 * One row a therapist: their bit in every column (155 bits, so 20 bytes), 16 bytes of the id, 4 of its
 * hash, 4 of the days they are closed, and at most 16 of the table that finds an id: 60 bytes, 71
 * after growth.
 */
export class Rows {
  count = 0
  /** Page by page the words of all columns; rows from `count` on are 0. */
  pages = pagesFor(fewest)
  readonly ids = new RowIds(fewest)
  private capacity = fewest
  /** Of each row, when it is closed (`packDays`). */
  private days = new Int32Array(fewest)
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
    this.days = grown(this.days, new Int32Array(capacity))
    this.capacity = capacity
  }

  put(candidate: Candidate) {
    if (this.count === this.capacity) this.reserve(Math.ceil(this.count * growth))
    const id = parseId(candidate._id)
    const row = this.ids.rowOf(id) ?? this.count++
    this.ids.put(id, row)
    const closed = closedDays(candidate)
    this.days[row] = packDays(closed)
    fillColumns(candidate, this.flags)
    this.flags[closedColumn] = this.closedFlag(closed)
    this.writeFlags(row)
  }

  /** The last row takes the place of the one removed, so that there is never a gap. */
  remove(_id: string) {
    const id = parseId(_id)
    const row = this.ids.rowOf(id)
    if (row === undefined) return
    const last = --this.count
    this.ids.remove(id, row, last)
    if (row !== last) {
      this.days.copyWithin(row, last, last + 1)
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
    this.days.subarray(0, this.count).forEach((days, row) => {
      this.writeBit(row, closedColumn, this.closedFlag(unpackDays(days)))
    })
  }

  /** About which share has none of these columns, as if they were independent of each other. */
  missing = (columns: readonly number[]) =>
    columns.reduce((share, column) => share * (1 - (this.held[column] ?? 0) / this.count), 1)

  /** The words a scan may read. */
  scanned = () => this.pages.subarray(0, pageCount(this.count) * columnCount)

  /** What all of it takes, in bytes. */
  bytes = () =>
    [this.pages, this.days, this.ids, this.held].reduce(
      (total, { byteLength }) => total + byteLength,
      0,
    )

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

  private closedFlag = (closed: Closed) => (isClosedOn(this.day, closed) ? 1 : 0)
}

const pageCount = (count: number) => Math.ceil(count / pageRows)

/** Where the words of the page begin that this row stands in. */
const pageOf = (row: number) => Math.floor(row / pageRows) * columnCount

const pagesFor = (capacity: number) => new Int32Array(pageCount(capacity) * columnCount)

function grown(small: Int32Array<ArrayBuffer>, large: Int32Array<ArrayBuffer>) {
  large.set(small)
  return large
}

const lastDay = 65_535
const clamp = (day: number) => Math.min(Math.max(day, 0), lastDay)

/** The closed days of a row in one number, 0 for the many who are never closed; until the year 2149. */
const packDays = ({ from, until }: Closed) => (clamp(until) << 16) | clamp(from)
const unpackDays = (days: number): Closed => ({ from: days & lastDay, until: days >>> 16 })

import { fnv1a } from '../numbers/fnv1a.ts'
import { type Candidate, type Closed, closedDays, isClosedOn } from './candidate.ts'
import { closedColumn, columnCount, fillColumns, pageRows } from './directory-layout.ts'

const idWords = 4
const fewest = 1_024
const growth = 1.25

/**
 * One row a therapist: their bit in every column (155 bits, so 20 bytes), 16 bytes of the id, 4 of its
 * hash, 4 of the days they are closed, and at most 16 of the table that finds an id: 60 bytes, 71
 * after growth.
 */
export function createRows() {
  const rows = {
    count: 0,
    /** Page by page the words of all columns; rows from `count` on are 0. */
    ...columnsFor(fewest),
    slots: slotsFor(fewest),
    /** Of each column how many are in it. */
    held: new Int32Array(columnCount),
    /** The day that `closedColumn` tells of. */
    day: 0,
  }
  const flags = new Uint8Array(columnCount)

  /** The slot that holds this id, or the free one where it belongs. */
  function slotOf(id: Id): number {
    const { slots, ids } = rows
    const last = slots.length - 1
    for (let slot = id.hash & last; ; slot = (slot + 1) & last) {
      const row = slots[slot]! - 1
      if (row < 0) return slot
      const at = row * idWords
      if (id.words.every((word, i) => ids[at + i] === word)) return slot
    }
  }

  /** Room for `capacity` rows, so that filling it moves nothing. */
  function reserve(capacity: number) {
    if (capacity <= rows.hashes.length) return
    const larger = columnsFor(capacity)
    larger.pages.set(rows.pages)
    larger.hashes.set(rows.hashes)
    larger.ids.set(rows.ids)
    larger.days.set(rows.days)
    Object.assign(rows, larger, { slots: slotsFor(capacity) })
    for (let row = 0; row < rows.count; row++) rows.slots[slotOf(readId(row))] = row + 1
  }

  function put(candidate: Candidate) {
    if (rows.count === rows.hashes.length) reserve(Math.ceil(rows.count * growth))
    const id = parseId(candidate._id)
    const slot = slotOf(id)
    const known = rows.slots[slot]! - 1
    const row = known < 0 ? rows.count++ : known
    rows.slots[slot] = row + 1
    rows.ids.set(id.words, row * idWords)
    rows.hashes[row] = id.hash
    const closed = closedDays(candidate)
    rows.days[row] = packDays(closed)
    fillColumns(candidate, flags)
    flags[closedColumn] = closedFlag(closed)
    writeFlags(row)
  }

  /** The last row takes the place of the one removed, so that there is never a gap. */
  function remove(_id: string) {
    const slot = slotOf(parseId(_id))
    const row = rows.slots[slot]! - 1
    if (row < 0) return
    free(slot)
    const last = --rows.count
    if (row !== last) {
      rows.slots[slotOf(readId(last))] = row + 1
      rows.ids.copyWithin(row * idWords, last * idWords, (last + 1) * idWords)
      rows.hashes[row] = rows.hashes[last]!
      rows.days[row] = rows.days[last]!
      readFlags(last)
      writeFlags(row)
    }
    flags.fill(0)
    writeFlags(last)
  }

  function readFlags(row: number) {
    const at = pageOf(row)
    for (let column = 0; column < columnCount; column++)
      flags[column] = (rows.pages[at + column]! >>> row) & 1
  }

  function writeFlags(row: number) {
    for (let column = 0; column < columnCount; column++) writeBit(row, column, flags[column]!)
  }

  function writeBit(row: number, column: number, flag: number) {
    const at = pageOf(row) + column
    const before = (rows.pages[at]! >>> row) & 1
    if (before === flag) return
    rows.pages[at]! ^= 1 << row
    rows.held[column]! += flag - before
  }

  /** Who is closed is worked out anew when the day is another one. */
  function turnTo(day: number) {
    if (day === rows.day) return
    rows.day = day
    for (let row = 0; row < rows.count; row++)
      writeBit(row, closedColumn, closedFlag(unpackDays(rows.days[row]!)))
  }

  const closedFlag = (closed: Closed) => (isClosedOn(rows.day, closed) ? 1 : 0)

  /** Moves up whoever stands behind the freed slot only because it was taken. */
  function free(slot: number) {
    const { slots, hashes } = rows
    const last = slots.length - 1
    let hole = slot
    for (let next = (slot + 1) & last; slots[next]; next = (next + 1) & last) {
      const home = hashes[slots[next]! - 1]! & last
      if (((next - home) & last) < ((next - hole) & last)) continue
      slots[hole] = slots[next]!
      hole = next
    }
    slots[hole] = 0
  }

  const readId = (row: number): Id => ({
    words: [...rows.ids.subarray(row * idWords, (row + 1) * idWords)],
    hash: rows.hashes[row]!,
  })

  return {
    rows,
    reserve,
    put,
    remove,
    turnTo,
    idAt: (row: number) => spelled(readId(row)),
    /** About which share has none of these columns, as if they were independent of each other. */
    missing: (some: readonly number[]) =>
      some.reduce((share, column) => share * (1 - rows.held[column]! / rows.count), 1),
    /** The words a scan may read. */
    scanned: () => rows.pages.subarray(0, pageCount(rows.count) * columnCount),
    /** What all of it takes, in bytes. */
    bytes: () =>
      [rows.pages, rows.days, rows.hashes, rows.ids, rows.slots, rows.held].reduce(
        (total, { byteLength }) => total + byteLength,
        0,
      ),
  }
}

export type Rows = ReturnType<typeof createRows>

type Id = { words: readonly number[]; hash: number }

const pageCount = (count: number) => Math.ceil(count / pageRows)

/** Where the words of the page begin that this row stands in. */
const pageOf = (row: number) => Math.floor(row / pageRows) * columnCount

const columnsFor = (capacity: number) => ({
  pages: new Int32Array(pageCount(capacity) * columnCount),
  hashes: new Uint32Array(capacity),
  ids: new Uint32Array(capacity * idWords),
  days: new Int32Array(capacity),
})

/** At most half full, so that a search ends soon. */
const slotsFor = (capacity: number) => new Int32Array(2 ** Math.ceil(Math.log2(capacity * 2)))

const lastDay = 65_535
const clamp = (day: number) => Math.min(Math.max(day, 0), lastDay)

/** The closed days of a row in one number, 0 for the many who are never closed; until the year 2149. */
const packDays = ({ from, until }: Closed) => (clamp(until) << 16) | clamp(from)
const unpackDays = (days: number): Closed => ({ from: days & lastDay, until: days >>> 16 })

const digits = 8

function parseId(_id: string): Id {
  const hex = _id.replaceAll('-', '')
  const words = Array.from({ length: idWords }, (_, i) =>
    Number.parseInt(hex.slice(i * digits, (i + 1) * digits), 16),
  )
  return { words, hash: fnv1a(_id) }
}

/** As PostgreSQL writes a UUID. */
function spelled({ words }: Id): string {
  const [a, b, c, d] = words.map((word) => word.toString(16).padStart(digits, '0'))
  return `${a}-${b!.slice(0, 4)}-${b!.slice(4)}-${c!.slice(0, 4)}-${c!.slice(4)}${d}`
}

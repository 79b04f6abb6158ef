import { type Candidate, type Closed, closedDays } from './candidate.ts'
import { wordCount, wordsOf } from './directory-layout.ts'
import { hashOf } from './tie-order.ts'

const idWords = 4
const fewest = 1_024
const growth = 1.25

/**
 * One row a therapist, column by column. 20 bytes of answers, 16 of the id, 4 of its hash, 4 of the
 * days they are closed, and at most 16 of the table that finds an id: 60 bytes, 75 after growth.
 */
export function createRows() {
  const rows = { count: 0, ...columnsFor(fewest), slots: slotsFor(fewest) }

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
    larger.words.forEach((column, i) => {
      column.set(rows.words[i]!)
    })
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
    for (const [i, word] of wordsOf(candidate).entries()) rows.words[i]![row] = word
    rows.days[row] = packDays(closedDays(candidate))
  }

  /** The last row takes the place of the one removed, so that there is never a gap. */
  function remove(_id: string) {
    const slot = slotOf(parseId(_id))
    const row = rows.slots[slot]! - 1
    if (row < 0) return
    free(slot)
    const last = --rows.count
    if (row === last) return
    rows.slots[slotOf(readId(last))] = row + 1
    rows.ids.copyWithin(row * idWords, last * idWords, (last + 1) * idWords)
    for (const column of [...rows.words, rows.hashes, rows.days]) column[row] = column[last]!
  }

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
    idAt: (row: number) => spelled(readId(row)),
    /** The columns a scan may read. */
    columns: () => [...rows.words, rows.days],
    /** What all of it takes, in bytes. */
    bytes: () =>
      [...rows.words, rows.days, rows.hashes, rows.ids, rows.slots].reduce(
        (total, { byteLength }) => total + byteLength,
        0,
      ),
  }
}

export type Rows = ReturnType<typeof createRows>

type Id = { words: readonly number[]; hash: number }

const columnsFor = (capacity: number) => ({
  words: Array.from({ length: wordCount }, () => new Int32Array(capacity)),
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
export const unpackDays = (days: number): Closed => ({ from: days & lastDay, until: days >>> 16 })

const digits = 8

function parseId(_id: string): Id {
  const hex = _id.replaceAll('-', '')
  const words = Array.from({ length: idWords }, (_, i) =>
    Number.parseInt(hex.slice(i * digits, (i + 1) * digits), 16),
  )
  return { words, hash: hashOf(_id) }
}

/** As PostgreSQL writes a UUID. */
function spelled({ words }: Id): string {
  const [a, b, c, d] = words.map((word) => word.toString(16).padStart(digits, '0'))
  return `${a}-${b!.slice(0, 4)}-${b!.slice(4)}-${c!.slice(0, 4)}-${c!.slice(4)}${d}`
}

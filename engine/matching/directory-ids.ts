import { fnv1a } from '../numbers/fnv1a.ts'

/** A UUID in four words, and the hash of its text. */
export type Id = { words: readonly number[]; hash: number }

const idWords = 4
const digits = 8

export function parseId(_id: string): Id {
  const hex = _id.replaceAll('-', '')
  const words = Array.from({ length: idWords }, (_, i) =>
    Number.parseInt(hex.slice(i * digits, (i + 1) * digits), 16),
  )
  return { words, hash: fnv1a(_id) }
}

/** As PostgreSQL writes a UUID. */
function spelled(words: Iterable<number>): string {
  const hex = Array.from(words, (word) => word.toString(16).padStart(digits, '0')).join('')
  return [0, 8, 12, 16, 20].map((from, i, cuts) => hex.slice(from, cuts[i + 1])).join('-')
}

/** Which row holds which id: a hash table with linear probing. Rows are filled without a gap. */
export class RowIds {
  /** Of the id of each row. */
  hashes: Uint32Array
  private words: Uint32Array
  /** The row, plus one, of the id that hashes here; 0 is free. */
  private slots: Int32Array

  constructor(capacity: number) {
    this.hashes = new Uint32Array(capacity)
    this.words = new Uint32Array(capacity * idWords)
    this.slots = slotsFor(capacity)
  }

  get byteLength() {
    return this.hashes.byteLength + this.words.byteLength + this.slots.byteLength
  }

  /** Undefined for an id that no row holds. */
  rowOf(id: Id): number | undefined {
    const row = this.slots[this.slotOf(id)]
    return row ? row - 1 : undefined
  }

  idAt = (row: number): string => spelled(this.wordsAt(row))

  put(id: Id, row: number) {
    this.slots[this.slotOf(id)] = row + 1
    this.words.set(id.words, row * idWords)
    this.hashes[row] = id.hash
  }

  /** The id of the last row takes the place of the one removed. */
  remove(id: Id, row: number, last: number) {
    this.free(this.slotOf(id))
    if (row === last) return
    const moved = { words: [...this.wordsAt(last)], hash: this.hashes[last] ?? 0 }
    this.put(moved, row)
  }

  reserve(capacity: number, rows: number) {
    const larger = new RowIds(capacity)
    for (let row = 0; row < rows; row++)
      larger.put({ words: [...this.wordsAt(row)], hash: this.hashes[row] ?? 0 }, row)
    this.hashes = larger.hashes
    this.words = larger.words
    this.slots = larger.slots
  }

  private wordsAt = (row: number) => this.words.subarray(row * idWords, (row + 1) * idWords)

  /** The slot that holds this id, or the free one where it belongs. */
  private slotOf({ hash, words }: Id): number {
    const last = this.slots.length - 1
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const row = this.slots[slot]
      if (!row) return slot
      const at = (row - 1) * idWords
      if (words.every((word, i) => this.words[at + i] === word)) return slot
    }
  }

  /** Moves up whoever stands behind the freed slot only because it was taken. */
  private free(slot: number) {
    const { slots, hashes } = this
    const last = slots.length - 1
    let hole = slot
    for (let next = (slot + 1) & last; ; next = (next + 1) & last) {
      const row = slots[next]
      if (!row) break
      const home = (hashes[row - 1] ?? 0) & last
      if (((next - home) & last) < ((next - hole) & last)) continue
      slots[hole] = row
      hole = next
    }
    slots[hole] = 0
  }
}

/** At most half full, so that a search ends soon. */
const slotsFor = (capacity: number) => new Int32Array(2 ** Math.ceil(Math.log2(capacity * 2)))

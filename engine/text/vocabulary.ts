import type { Token } from './tokens.ts'
import type { Table } from './weights.ts'
import { mixed, type WordFeatures } from './word-features.ts'

/** The words that were met while learning, as a Bloom filter: `rows` bytes, four bits a word. */
export class Vocabulary {
  private readonly bytes: Int8Array

  constructor({ weights }: Pick<Table, 'weights'>) {
    this.bytes = weights
  }

  has({ hash }: WordFeatures): boolean {
    return bitsOf(hash, this.bytes.length).every(
      (bit) => ((this.bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1,
    )
  }

  /** Whether enough of the words are known to say anything at all. */
  knowsEnough(tokens: readonly Token[], words: readonly WordFeatures[]): boolean {
    let [all, known] = [0, 0]
    for (const [i, word] of words.entries()) {
      if (!tokens[i]?.isWord) continue
      all++
      word.isKnown ??= this.has(word)
      if (word.isKnown) known++
    }
    return known > 0 && known >= all * leastKnown
  }
}

const leastKnown = 0.4

/** The filter of these words. */
export function vocabularyOf(words: Iterable<WordFeatures>, bytes: number): Int8Array {
  const filter = new Int8Array(bytes)
  for (const { hash } of words)
    for (const bit of bitsOf(hash, bytes)) filter[bit >> 3]! |= 1 << (bit & 7)
  return filter
}

const bitsOf = (hash: number, bytes: number) =>
  seeds.map((seed) => mixed(hash ^ seed) % (bytes * 8))

const seeds = [0, 0x68e31da4, 0x1b56c4e9, 0x7f4a7c15]

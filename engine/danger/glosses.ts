import { fnv1a } from '../numbers/fnv1a.ts'
import type { Table } from '../text/weights.ts'

/**
 * Words of another language as rows of the English embeddings, so that what was learnt of English
 * reads it too. Forms are exact or the beginning of all their inflections, of one to three words; the
 * longest that fits counts.
 */
export class Glosses {
  private readonly rows = new Map<number, readonly number[]>()
  private readonly rowOfMark: (mark: string) => number

  /** `entries`: a row a form, its hash in four bytes, then the rows of its gloss in two bytes each, 0 for none. Marks are the same in all languages. */
  constructor(
    { weights, rows }: Pick<Table, 'weights' | 'rows'>,
    rowOfMark: (mark: string) => number,
  ) {
    this.rowOfMark = rowOfMark
    const view = new DataView(weights.buffer, weights.byteOffset, weights.byteLength)
    for (let at = 0; at < rows; at++) {
      const hash = view.getUint32(at * entryBytes, true)
      const found = Array.from({ length: mostGlosses }, (_, i) =>
        view.getUint16(at * entryBytes + 4 + 2 * i, true),
      ).filter((row) => row > 0)
      this.rows.set(hash, found)
    }
  }

  /** The rows of the words, in their order; a word without a gloss is 0. */
  rowsOf(words: readonly string[]): number[] {
    const found: number[] = []
    for (let at = 0; at < words.length; ) {
      const { rows, length } = this.longestAt(words, at)
      found.push(...rows)
      at += length
    }
    return found
  }

  private longestAt(words: readonly string[], at: number) {
    for (let length = Math.min(mostWords, words.length - at); length > 1; length--) {
      const rows = this.formOrBeginning(words.slice(at, at + length).join(' '))
      if (rows) return { rows, length }
    }
    for (const form of formsOf(words[at]!)) {
      const rows = this.formOrBeginning(form)
      if (rows) return { rows, length: 1 }
    }
    const word = words[at]!
    return { rows: [letter.test(word) ? 0 : this.rowOfMark(word)], length: 1 }
  }

  private formOrBeginning(form: string): readonly number[] | undefined {
    const exact = this.rows.get(glossHash(form, false))
    if (exact) return exact
    const shortest = Math.max(leastBeginning, form.lastIndexOf(' ') + 2)
    for (let length = form.length; length >= shortest; length--) {
      const rows = this.rows.get(glossHash(form.slice(0, length), true))
      if (rows) return rows
    }
    return undefined
  }
}

/** `form` in the words of `dangerWords`. */
export const glossHash = (form: string, isBeginning: boolean) =>
  fnv1a(isBeginning ? `${form}*` : form)

export const mostGlosses = 4
export const entryBytes = 4 + 2 * mostGlosses
const mostWords = 3
const leastBeginning = 2
const letter = /\p{L}/u

/** An Arabic word with and without what is written on to it: and, so, by, to, the; my, his, her, their, our, your. */
function formsOf(word: string): string[] {
  if (!arabic.test(word)) return [word]
  const bare = word.replace(prefixes, '')
  const stem = (form: string) => (form.length > 3 ? form.replace(suffixes, '') : form)
  return [...new Set([word, bare, stem(word), stem(bare)])].filter((form) => form.length > 1)
}

const arabic = /^\p{Script=Arabic}+$/u
const prefixes = /^(?:[وف]?(?:[بلك]?ال|لل)|[وفبلك])(?=.{2})/u
const suffixes = /(?:ني|نا|ها|هم|هن|كم|ك|ه|ي)$/u

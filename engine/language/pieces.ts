import { type Language, languages } from '@attune/content/language/languages.ts'
import stored from './pieces.json' with { type: 'json' }

/*
 * How much the pieces of words speak for a language, reckoned as the package `eld` does with its smallest
 * tables (Apache License 2.0, Nito T.M.), of which the parts of the nine languages are kept here: its own
 * take 28 MB of memory. `lab/language/pieces.test.ts` holds both to the same numbers.
 */

/** The mean weight of pieces that counts as half. */
const half = 25
const pieceBytes = 4
const stride = 3
/** In bytes: of a word no more is read, no word begins after so many, and at last even one is cut off. */
const longestWord = 70
const mostBytes = 350
const cutBytes = 380

/** Of words with single spaces between them, in lower case: 0 to 1; languages that nothing speaks for are left out. */
export function weighPieces(words: string): ReadonlyMap<Language, number> {
  const pieces = new Set(utf8Words(words).flatMap(piecesOf))
  const sums = new Float64Array(languages.length)
  for (const piece of pieces) {
    const row = table.places.get(piece)
    if (row === undefined) continue
    for (let at = 0; at < sums.length; at++) sums[at]! += table.weights[row + at]!
  }
  const found = new Map<Language, number>()
  sums.forEach((sum, at) => {
    const mean = sum / pieces.size
    if (sum > 0) found.set(languages[at]!, mean / (mean + half))
  })
  return found
}

/** Four bytes of each three and the last four; a space stands where a word begins or ends. */
function piecesOf(word: string): string[] {
  const length = Math.min(word.length, longestWord)
  const pieces: string[] = []
  let at = 0
  for (; at + pieceBytes < length; at += stride)
    pieces.push(`${at === 0 ? ' ' : ''}${word.slice(at, at + pieceBytes)}`)
  pieces.push(`${at === 0 ? ' ' : ''}${word.slice(Math.max(0, length - pieceBytes))} `)
  return pieces
}

/** The words in UTF-8, a letter a byte. */
function utf8Words(words: string): string[] {
  const read: string[] = []
  let bytes = 0
  for (const word of words.split(' ').filter(Boolean)) {
    let encoded = ''
    for (const letter of word) {
      if (bytes > cutBytes) break
      const one = utf8Of(letter.codePointAt(0)!)
      encoded += one
      bytes += one.length
    }
    if (encoded) read.push(encoded)
    if (bytes > mostBytes) break
    bytes++
  }
  return read
}

function utf8Of(code: number): string {
  if (code < 0x80) return String.fromCharCode(code)
  const next = (shift: number) => 0x80 | ((code >> shift) & 0x3f)
  if (code < 0x800) return String.fromCharCode(0xc0 | (code >> 6), next(0))
  if (code < 0x10000) return String.fromCharCode(0xe0 | (code >> 12), next(6), next(0))
  return String.fromCharCode(0xf0 | (code >> 18), next(12), next(6), next(0))
}

/** Of each piece its place in `weights`, where those of all languages stand in a row. */
type Table = { places: ReadonlyMap<string, number>; weights: Uint8Array }

/** Lines of a piece, a tab, and for each language that it speaks for its place (0 to 8) and weight (two digits, base 16). */
function readTable(lines: readonly string[]): Table {
  const places = new Map<string, number>()
  const weights = new Uint8Array(lines.length * languages.length)
  for (const line of lines) {
    const [piece = '', codes = ''] = line.split('\t')
    const row = places.size * languages.length
    places.set(piece, row)
    for (let at = 0; at < codes.length; at += 3)
      weights[row + Number(codes[at])] = Number.parseInt(codes.slice(at + 1, at + 3), 16)
  }
  return { places, weights }
}

const table = readTable(stored.pieces.split('\n'))

import type { Candidate } from './candidate.ts'
import { codesOf, type Field, fields, held } from './fields.ts'

/** Where the codes of a field stand in a row: one bit each, from `shift` on in one word. */
type Place = { word: number; shift: number; bits: ReadonlyMap<string, number> }

/** The sign of a word stays free: the passes over a column count on words that are never negative. */
const wordSize = 31

/** The widest field first, each in the first word it fits into, so that words are filled well. */
const places = new Map<Field, Place>()
const used: number[] = []
for (const field of fields.toSorted((a, b) => codesOf(b).length - codesOf(a).length)) {
  const codes = codesOf(field)
  const fitting = used.findIndex((bits) => bits + codes.length <= wordSize)
  const word = fitting < 0 ? used.push(0) - 1 : fitting
  const shift = used[word]!
  if (shift + codes.length > wordSize) throw new RangeError(`${field} has too many choices`)
  places.set(field, { word, shift, bits: new Map(codes.map((code, i) => [code, shift + i])) })
  used[word] = shift + codes.length
}

/** How many words of 32 bits the answers of one therapist take. */
export const wordCount = used.length

export const wordOf = (field: Field) => places.get(field)!.word

/** The bits of these codes in the word of their field; codes no longer asked for have none. */
export function maskOf(field: Field, codes: readonly string[]): number {
  const { bits } = places.get(field)!
  return codes.reduce((mask, code) => mask | bitAt(bits.get(code)), 0)
}

export function wordsOf(candidate: Candidate): number[] {
  const words = Array.from({ length: wordCount }, () => 0)
  for (const field of fields) words[wordOf(field)]! |= maskOf(field, held(candidate, field))
  return words
}

const bitAt = (position: number | undefined) => (position === undefined ? 0 : 1 << position)

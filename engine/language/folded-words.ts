import { withFewMarks } from './few-marks.ts'

/** A word without case and marks, and where it stands in the text. */
export type FoldedWord = { word: string; start: number; end: number }

/** The words of a text in any of the nine languages, read so that careless typing meets careful. */
export function foldedWords(text: string): FoldedWord[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}'’‘`´]+/gu)].flatMap(({ 0: written, index }) =>
    fold(written)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map((word) => ({ word, start: index, end: index + written.length })),
  )
}

/** Without marks; “can’t” is one word and “j’ai” two. */
export const fold = (text: string): string =>
  withFewMarks(text)
    .replace(/İ/g, 'i')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘`´](?=(t|s|m|re|ve|ll|d)(?![\p{L}]))/gu, '')
    .replace(/[ıłøđßæœأإآىة]/g, (letter) => plainLetters.get(letter) ?? letter)

const plainLetters: ReadonlyMap<string, string> = new Map([
  ['ı', 'i'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ى', 'ي'],
  ['ة', 'ه'],
])

/** Those from one place up to before another, as a list of phrases has them. */
export const joinedWords = (words: readonly FoldedWord[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')

/** Whether a comma, or more than one space, stands before a word. */
export function isApart(words: readonly FoldedWord[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  return before !== undefined && word !== undefined && word.start - before.end > 1
}

/** Phrases apart by commas, folded as `joinedWords` gives them. */
export const setOfPhrases = (list: string): ReadonlySet<string> =>
  new Set(list.split(',').map((phrase) => fold(phrase.trim())))

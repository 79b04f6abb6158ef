import { linesOfIdioms } from './compile.ts'
import { readWords } from './read-words.ts'

export type Span = { start: number; end: number }

/** Turns of phrase in a sentence of `readWords`. */
export const idiomsIn = (sentence: string, words: readonly string[]): Span[] =>
  linesOfIdioms(words).flatMap(({ pattern }) =>
    Array.from(sentence.matchAll(pattern), ({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    })),
  )

/** Turns of phrase are blotted out, so that nobody reads them. */
export function withoutIdioms(sentence: string, words: readonly string[]): string {
  let read = sentence
  for (const { start, end } of idiomsIn(sentence, words))
    read = `${read.slice(0, start)}${'_'.repeat(end - start)}${read.slice(end)}`
  return read
}

/** Where a text, as it was written, holds English turns of phrase that only sound like danger. */
export function findIdioms(text: string): Span[] {
  const { plain, original } = readWords(text)
  let at = 0
  return plain.split(' . ').flatMap((sentence) => {
    const from = at
    at += sentence.length + ' . '.length
    return idiomsIn(sentence, sentence.split(' ')).map(({ start, end }) =>
      original(from + start, from + end),
    )
  })
}

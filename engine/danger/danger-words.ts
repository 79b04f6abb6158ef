import { type Token, tokensOf } from '../text/tokens.ts'

/**
 * A text as the danger model compares it: words without case, accents and vowel signs, marks beside
 * them, digits as one, so that "22:15" and "23:40" are the same.
 */
export function dangerWords(text: string): string[] {
  return tokensOf(text).map(plain)
}

function plain({ word, isWord }: Token): string {
  if (!isWord) return word
  const letters = word.replace(digits, '0')
  return arabic.test(letters)
    ? letters.replace(alefs, 'ا').replace(/ى/g, 'ي').replace(/ة/g, 'ه')
    : letters
}

const digits = /\p{N}+/gu
const arabic = /\p{Script=Arabic}/u
/** Alefs whose signs are left out as often as written; the long sign only stretches. */
const alefs = /[أإآٱ]/g

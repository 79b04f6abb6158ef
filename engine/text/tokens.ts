/** A word, an emoji or a run of marks: as it is compared, and where it stood in what was written. */
export type Token = { word: string; start: number; end: number; isWord: boolean }

/** Linear in the length of `text`; any string is read. Spans lie inside it, in order, and never overlap. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(token)) {
    const raw = match[0]
    const isWord = match[1] !== undefined
    const word = isWord ? plainWord(raw) : plainMarks(raw)
    if (word) tokens.push({ word, start: match.index, end: match.index + raw.length, isWord })
  }
  return tokens
}

/** Beyond this a word is cut: nothing is learnt from its end. */
const longestWord = 40

const token =
  /([\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’ʼ`´_][\p{L}\p{N}]+)*)|\p{Extended_Pictographic}|[:;=]['-]?[()DPpOo/\\|*[\]]|<3|!+|\?+|[!?]+|\.{2,}|…|[.,;:\n"“”()–—*]/gu

function plainWord(raw: string): string {
  const cut = raw.length > longestWord ? raw.slice(0, longestWord) : raw
  const lower = cut.toLowerCase()
  if (ascii.test(lower)) return longRun.test(lower) ? lower.replace(longRuns, '$1$1') : lower
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’ʼ`´]/g, "'")
    .replace(longRuns, '$1$1')
    .slice(0, longestWord)
}

const ascii = /^[a-z0-9']+$/
const longRun = /([a-z])\1\1/
const longRuns = /([a-z])\1{2,}/g

/** '!!!' counts as '!!': how many more says nothing. */
function plainMarks(raw: string): string {
  return raw.length > 2 ? raw.slice(0, 2) : raw
}

import { emptyWords } from '@attune/content/emotions/empty-words.ts'
import type { Span } from '../text/text-analysis.ts'

const longest = 60

/** The words at these places of a text: whole, neighbours as one, each once, in their order. */
export function phrasesOf(text: string, because: readonly Span[]): string[] {
  const said = joined(
    text,
    because.map((span) => toWords(text, span)),
  )
    .map(({ start, end }) => text.slice(start, Math.min(end, start + longest)).trim())
    .filter(Boolean)
  return said.filter((one, i) => said.findIndex((other) => isAlike(one, other)) === i)
}

/** Those that say something: "want to" stands in any sentence. */
export const tellingPhrases = (text: string, because: readonly Span[]): string[] =>
  phrasesOf(text, because).filter((phrase) =>
    phrase
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.length > 2 && !emptyWords.has(word)),
  )

const isAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function joined(text: string, spans: readonly Span[]): Span[] {
  const list: Span[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = list.at(-1)
    if (last && text.slice(last.end, start).trim() === '') last.end = Math.max(last.end, end)
    else list.push({ start, end })
  }
  return list
}

function toWords(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end]
  while (from > 0 && isInWord(text[from - 1]) && isInWord(text[from])) from--
  while (to < text.length && isInWord(text[to - 1]) && isInWord(text[to])) to++
  return { start: from, end: to }
}

const isInWord = (sign = '') => /[\p{L}\p{N}'’\uD800-\uDFFF]/u.test(sign)

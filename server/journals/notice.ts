import { feelingNames } from '@attune/content/emotions/feeling-names.ts'
import { concerns } from '@attune/content/questionnaires/concerns.ts'
import type { Journal, JournalNotice, Noticed } from '@attune/contract/journals.ts'
import type { Prediction, Span } from '@attune/engine/text/text-analysis.ts'
import type { Analysis } from './analysis-store.ts'
import { entryText } from './entry-text.ts'

const mostShown = 4

/** What was noticed in an entry, with the words that made software think so. */
export function noticeOf(
  entry: Journal,
  analysis: Analysis | 'waiting' | undefined,
): JournalNotice {
  if (analysis === undefined || analysis === 'waiting')
    return { state: analysis ?? 'none', feelings: [], themes: [], made: null }
  const { reading, engine, at } = analysis
  const text = entryText(entry)
  return {
    state: 'read',
    feelings: reading.feelings
      .slice(0, mostShown)
      .map((guess) => noticed(feelingNames[guess.label], guess, text)),
    themes: reading.concerns
      .slice(0, mostShown)
      .map((guess) => noticed(capital(concerns[guess.label].topic), guess, text)),
    made: { engine, at },
  }
}

/** More likely right than wrong by three to one. */
const likely = 0.75

const noticed = (
  name: string,
  { probability, because }: Prediction<string>,
  text: string,
): Noticed => ({
  name,
  isLikely: probability >= likely,
  because: quotes(text, because),
})

const mostQuotes = 3
const longestQuote = 60

/** Whole words, neighbours as one, each once. */
function quotes(text: string, because: readonly Span[]): string[] {
  const said = joined(
    text,
    because.map((span) => toWords(text, span)),
  )
    .map(({ start, end }) => text.slice(start, Math.min(end, start + longestQuote)).trim())
    .filter(Boolean)
  return said
    .filter((one, i) => said.findIndex((other) => isAlike(one, other)) === i)
    .slice(0, mostQuotes)
}

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

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

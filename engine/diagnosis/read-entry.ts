import type { Emotion, Feeling } from '@attune/content/emotions/emotions.ts'
import type { ConcernSlug } from '@attune/content/questionnaires/concerns.ts'
import type { Prediction, TextAnalysis } from '../text/text-analysis.ts'

/** What a journal entry seems to say, the most likely first; empty lists: it can't be told. */
export type EntryReading = {
  feelings: Prediction<Feeling>[]
  concerns: Prediction<ConcernSlug>[]
  /** How heavy what is told seems, 0 to 10. */
  severity: number
}

/** A piece of an entry and where it starts in it. */
export type EntryPart = { start: number; text: string }

const longestPart = 3_000

/**
 * An entry in pieces of at most 3,000 characters, cut where a paragraph, a sentence or a word ends:
 * whoever reads them one by one can let others have their turn in between.
 */
export function entryParts(text: string): EntryPart[] {
  const parts: EntryPart[] = []
  for (let start = 0; start < text.length; ) {
    const end = cut(text, start)
    parts.push({ start, text: text.slice(start, end) })
    start = end
  }
  return parts
}

function cut(text: string, start: number): number {
  const last = start + longestPart
  if (last >= text.length) return text.length
  for (const border of ['\n\n', '\n', '. ', ' ']) {
    const at = text.lastIndexOf(border, last - border.length)
    if (at > start) return at + border.length
  }
  // Between the halves of a surrogate pair there would be two broken characters.
  return /[\uD800-\uDBFF]/.test(text[last - 1]!) ? last - 1 : last
}

/** What was said anywhere in an entry was said in it; of several places the clearest counts. */
export function joinReadings(
  read: readonly { start: number; reading: TextAnalysis }[],
): EntryReading {
  const moved = read.map(({ start, reading }) => ({
    feelings: reading.detectedEmotions.filter(isFeeling).map((guess) => movedBy(start, guess)),
    concerns: reading.concerns.map((guess) => movedBy(start, guess)),
  }))
  return {
    feelings: clearest(moved.flatMap(({ feelings }) => feelings)),
    concerns: clearest(moved.flatMap(({ concerns }) => concerns)),
    severity: Math.max(0, ...read.map(({ reading }) => reading.severity)),
  }
}

const isFeeling = (guess: Prediction<Emotion>): guess is Prediction<Feeling> =>
  guess.label !== 'neutral'

const movedBy = <K extends string>(by: number, { label, probability, because }: Prediction<K>) => ({
  label,
  probability,
  because: because.map(({ start, end }) => ({ start: start + by, end: end + by })),
})

function clearest<K extends string>(guesses: readonly Prediction<K>[]): Prediction<K>[] {
  const best = new Map<K, Prediction<K>>()
  for (const guess of guesses) {
    const known = best.get(guess.label)
    if (!known || guess.probability > known.probability) best.set(guess.label, guess)
  }
  return [...best.values()].toSorted((a, b) => b.probability - a.probability)
}

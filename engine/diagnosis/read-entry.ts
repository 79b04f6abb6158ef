import type { Emotion, Feeling } from '@attune/content/emotions/emotions.ts'
import { type ConcernSlug, concerns } from '@attune/content/questionnaires/concerns.ts'
import { concernOfFamily } from '@attune/content/risk/concerns-of-families.ts'
import type { DangerFamily, RiskCheck } from '@attune/contract/risk.ts'
import { isDanger, rank } from '../risk/grade-text.ts'
import type { Prediction, TextAnalysis } from '../text/text-analysis.ts'
import { checkInAt } from '../text/text-models.ts'
import { tellingPhrases } from './phrases.ts'

/** What a journal entry seems to say, the most likely first; empty lists: it can't be told. */
export type EntryReading = {
  feelings: Prediction<Feeling>[]
  concerns: Prediction<ConcernSlug>[]
  /** How heavy what is told seems, 0 to 10. */
  severity: number
  /** Which danger the words speak of; then no feelings are named. */
  danger: DangerFamily | null
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

/** A part of an entry and everything that was read in it. */
export type ReadPart = { start: number; reading: TextAnalysis; danger: RiskCheck }

/** From here on a guess is shown: more likely right than wrong by three to one. */
export const certain = 0.75
/** So many phrases have to speak for a feeling before it is named. */
const fewestPhrases = 2

/**
 * What was said anywhere in an entry was said in it; of several places the clearest counts. Where
 * danger stands no feeling is guessed: "I want to" is no longing there.
 */
export function joinReadings(text: string, read: readonly ReadPart[]): EntryReading {
  const moved = read.map(({ start, reading }) => ({
    feelings: reading.detectedEmotions.filter(isFeeling).map((guess) => movedBy(start, guess)),
    concerns: reading.concerns.map((guess) => movedBy(start, guess)),
  }))
  const danger = gravest(read)
  const isSilent = danger !== null || read.some(isHeavy)
  const feelings = clearest(moved.flatMap((part) => part.feelings))
  return {
    feelings: isSilent ? [] : feelings.filter((guess) => isSure(text, guess)),
    concerns: withDanger(clearest(moved.flatMap((part) => part.concerns)), danger),
    severity: Math.max(0, ...read.map(({ reading }) => reading.severity)),
    danger: danger?.family ?? null,
  }
}

const isSure = (text: string, { probability, because }: Prediction<Feeling>) =>
  probability >= certain && tellingPhrases(text, because).length >= fewestPhrases

function gravest(read: readonly ReadPart[]): RiskCheck | null {
  const dangers = read.map(({ danger }) => danger).filter(({ grade }) => isDanger(grade))
  return dangers.toSorted((a, b) => rank(b.grade) - rank(a.grade))[0] ?? null
}

/** No plain words of danger, but a model reads it, or names a concern that is one. */
const isHeavy = ({ reading, danger }: ReadPart) =>
  danger.soft ||
  reading.danger >= checkInAt ||
  reading.concerns.some(({ label }) => concerns[label].crisis)

/** What plain words say of the writer needs no model to be named. */
function withDanger(
  found: Prediction<ConcernSlug>[],
  danger: RiskCheck | null,
): Prediction<ConcernSlug>[] {
  const concern = danger?.whose === 'self' && danger.family ? concernOfFamily[danger.family] : null
  if (!concern) return found
  const known = found.find(({ label }) => label === concern)
  const others = found.filter(({ label }) => label !== concern)
  return [{ label: concern, probability: 1, because: known?.because ?? [] }, ...others]
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

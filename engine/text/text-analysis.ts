import type { Ekman, Emotion, Sentiment } from '@attune/content/emotions/emotions.ts'
import type { ConcernSlug } from '@attune/content/questionnaires/concerns.ts'

/** A part of the text as it was written, in UTF-16 units; `end` is exclusive. */
export type Span = { start: number; end: number }

/** `probability` is calibrated, 0 to 1; `because` are the words that moved it most, in their order. */
export type Prediction<K extends string> = { label: K; probability: number; because: Span[] }

/** What the text models predict. Made by software, never a statement about a person's health. */
export type TextAnalysis = {
  /** All 28, most likely first. */
  emotions: Prediction<Emotion>[]
  /** Those over the threshold of each; empty means "can't tell". */
  detectedEmotions: Prediction<Emotion>[]
  ekman: Record<Ekman, number>
  sentiment: Record<Sentiment, number>
  /** Those over their threshold, most likely first; empty means "can't tell". */
  concerns: Prediction<ConcernSlug>[]
  concernProbabilities: Record<ConcernSlug, number>
  /** How heavy what is told seems, 0 to 10. */
  severity: number
  /** 0 to 1. May only raise a text without any words of danger to a soft check-in. */
  danger: number
  dangerBecause: Span[]
}

/**
 * Deterministic; any string is read, in time linear in its length. Quicker without `explain`: then
 * every `because` is empty.
 */
export type TextModels = {
  version: string
  read(text: string, explain?: boolean): TextAnalysis
}

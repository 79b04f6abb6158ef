import { type Emotion, ekmans, emotions, sentiments } from '@attune/content/emotions/emotions.ts'
import { mostInfluentialSpans } from './attribution.ts'
import type { Encoder } from './encoder.ts'
import type { LinearModel, Share } from './linear-model.ts'
import { logistic } from './logistic.ts'
import type { ParsedText, Segment } from './parse-text.ts'
import type { StackingModel } from './stacking.ts'
import type { Prediction, Span, TextAnalysis } from './text-analysis.ts'

/** How log-odds become probabilities: slope × score + offset, then `shift` from comments to a diary. */
export type Calibration = {
  slope: number
  offsets: readonly number[]
  /** What the label's log-odds gain when every label is as common as the next. */
  shifts: readonly number[]
}

/** A label is detected from its threshold on. */
export type LabelSettings = Calibration & { thresholds: readonly number[] }
export type EmotionSettings = Record<'emotions' | 'ekman' | 'sentiment', LabelSettings>

/** The base models, a linear one of the 28 and the encoder (wide and deep, Cheng et al. 2016), and what joins them. */
export type EmotionModels = { wide: LinearModel; encoder: Encoder; stack: StackingModel }
export type EmotionAnalysis = Pick<
  TextAnalysis,
  'emotions' | 'detectedEmotions' | 'ekman' | 'sentiment'
>

/** The 28, then Ekman’s 7, then the 4 sentiments. */
export const emotionLabelCount = emotions.length + ekmans.length + sentiments.length

export function readEmotions(
  text: ParsedText,
  models: EmotionModels,
  settings: EmotionSettings,
  explain: boolean,
): EmotionAnalysis {
  const scored = text.segments.map((segment) => scoreSegment(segment, models))
  const scores = pooled(scored, text.tokens.length)
  const [own, families] = [emotions.length, emotions.length + ekmans.length]
  const probabilities = calibrate(scores.slice(0, own), settings.emotions)
  const ranked = emotions
    .map((emotion, label) => {
      const probability = probabilities[label] ?? 0
      const isDetected = probability >= (settings.emotions.thresholds[label] ?? 1)
      return { emotion, label, probability, isDetected }
    })
    .toSorted((a, b) => b.probability - a.probability)
    .map(({ emotion, label, probability, isDetected }, rank) => {
      const isExplained = explain && (rank < mostExplained || isDetected)
      const because = isExplained ? explained(text, models, scored, scores, label) : []
      const prediction: Prediction<Emotion> = { label: emotion, probability, because }
      return { prediction, isDetected }
    })
  return {
    emotions: ranked.map(({ prediction }) => prediction),
    detectedEmotions: ranked.flatMap((one) => (one.isDetected ? [one.prediction] : [])),
    ekman: byLabel(ekmans, calibrate(scores.slice(own, families), settings.ekman)),
    sentiment: byLabel(sentiments, calibrate(scores.slice(families), settings.sentiment)),
  }
}

/** Besides those detected, this many of the likeliest are explained. */
const mostExplained = 1

type Scored = { segment: Segment; baseScores: readonly number[]; scores: readonly number[] }

/** `baseScores`: the linear model's log-odds of the 28, then the encoder's of all labels. */
function scoreSegment(segment: Segment, { wide, encoder, stack }: EmotionModels): Scored {
  const baseScores = wide
    .scores(segment.features)
    .concat(encoder.scores(segment.encoded, 0, emotionLabelCount))
  return { segment, baseScores, scores: stack.scores(baseScores) }
}

/** By the segments that count most for the label. */
function explained(
  { tokens }: ParsedText,
  models: EmotionModels,
  scored: readonly Scored[],
  pooledScores: readonly number[],
  label: number,
): Span[] {
  const attribution = new Float64Array(tokens.length)
  for (const one of scored) {
    const gain = Math.exp(one.scores[label]! - pooledScores[label]!)
    const part = shareOf(one.segment, tokens.length) * gain
    if (part >= leastPart) addAttribution(one, models, label, part, attribution)
  }
  return mostInfluentialSpans(tokens, attribution)
}

const leastPart = 0.05

/** Through the base scores that the label hangs on most; `part`: how much the segment counts. */
function addAttribution(
  { segment: { from, to, features, encoded }, baseScores }: Scored,
  { wide, encoder, stack }: EmotionModels,
  label: number,
  part: number,
  attribution: Float64Array,
) {
  const ofLinear: Share[] = []
  const ofEncoder: Share[] = []
  for (const { input, slope } of steepest(stack.slopes(baseScores, label))) {
    const share = part * slope
    if (input < emotions.length) ofLinear.push({ column: input, share })
    else ofEncoder.push({ column: input - emotions.length, share })
  }
  wide.addAttribution(features, ofLinear, attribution.subarray(from, to))
  encoder.addAttribution(encoded, ofEncoder, attribution)
}

/** Those farthest from zero, of equals the first. */
function steepest(slopes: readonly number[]): { input: number; slope: number }[] {
  const best: { input: number; slope: number; size: number }[] = []
  for (const [input, slope] of slopes.entries()) {
    const size = Math.abs(slope)
    const at = best.findIndex((one) => one.size < size)
    if (at < 0 && best.length === mostInputs) continue
    best.splice(at < 0 ? best.length : at, 0, { input, slope, size })
    if (best.length > mostInputs) best.pop()
  }
  return best
}

const mostInputs = 6

/** Between the mean and the strongest segment: log-mean-exp, each segment by its length. */
function pooled(scored: readonly Scored[], tokens: number): readonly number[] {
  const [first] = scored
  if (first && scored.length === 1) return first.scores
  const sums = new Float64Array(emotionLabelCount)
  for (const { segment, scores } of scored) {
    const share = shareOf(segment, tokens)
    scores.forEach((score, label) => {
      sums[label]! += Math.exp(score) * share
    })
  }
  return Array.from(sums, Math.log)
}

const shareOf = ({ from, to }: Segment, tokens: number) => (to - from) / tokens

const calibrate = (scores: readonly number[], { slope, offsets, shifts }: Calibration) =>
  scores.map((score, i) => logistic(slope * score + offsets[i]! + shifts[i]!))

const byLabel = <K extends string>(labels: readonly K[], values: readonly number[]) =>
  Object.fromEntries(labels.map((label, i) => [label, values[i]])) as Record<K, number>

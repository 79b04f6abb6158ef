import { becauseOf } from '../text/because.ts'
import type { Encoder } from '../text/encoder.ts'
import type { Linear } from '../text/linear.ts'
import { logOdds, probabilityOf } from '../text/odds.ts'
import type { Guess, Reading } from '../text/reading.ts'
import type { Passage, TextRead } from '../text/text-read.ts'
import {
  type Ekman,
  type Emotion,
  ekmanOf,
  ekmans,
  emotions,
  type Sentiment,
  sentimentOf,
  sentiments,
} from './emotions.ts'

/** How log-odds become probabilities: slope × score + offset, then `shift` from comments to a diary. */
export type Calibration = {
  slope: number
  offsets: readonly number[]
  /** What the label's log-odds gain when every label is as common as the next. */
  shifts: readonly number[]
}

export type EmotionSettings = {
  /** Of the linear model; the rest is the encoder's. */
  wideShare: number
  emotions: Calibration & { thresholds: readonly number[] }
  /** `foldShare`: of what the 28 say together; the rest is the encoder's own guess. */
  ekman: Calibration & { foldShare: number }
  sentiment: Calibration & { foldShare: number }
}

export type EmotionModels = { wide: Linear; encoder: Encoder }
export type EmotionReading = Pick<Reading, 'emotions' | 'felt' | 'ekman' | 'sentiment'>

const places = { emotions: 0, ekman: emotions.length, sentiment: emotions.length + ekmans.length }
export const emotionPlaces = emotions.length + ekmans.length + sentiments.length

export function readEmotions(
  text: TextRead,
  models: EmotionModels,
  settings: EmotionSettings,
): EmotionReading {
  const scores = emotionScores(text, models, settings.wideShare)
  const calibrated = calibrate(scores.emotions, settings.emotions)
  const order = [...emotions.keys()].toSorted((a, b) => calibrated[b]! - calibrated[a]!)
  const isOver = (label: number) => calibrated[label]! >= settings.emotions.thresholds[label]!
  const guesses = order.map(
    (label, rank): Guess<Emotion> => ({
      label: emotions[label]!,
      probability: calibrated[label]!,
      because: rank < explained || isOver(label) ? because(text, models, settings, label) : [],
    }),
  )
  return {
    emotions: guesses,
    felt: guesses.filter((_, rank) => isOver(order[rank]!)),
    ekman: named(ekmans, calibrate(scores.ekman(settings.ekman.foldShare), settings.ekman)),
    sentiment: named(
      sentiments,
      calibrate(scores.sentiment(settings.sentiment.foldShare), settings.sentiment),
    ),
  }
}

/** Reasons are worked out for the likeliest and all that are felt. */
const explained = 1

/** Log-odds before calibration, as training needs them too. */
export function emotionScores(
  { passages }: TextRead,
  { wide, encoder }: EmotionModels,
  wideShare: number,
) {
  const read = passages.map(({ features, encoded }) => {
    const deep = encoder.scores(encoded, 0, emotionPlaces)
    const flat = wide.scores(features)
    return deep.map((score, i) =>
      i < emotions.length ? wideShare * flat[i]! + (1 - wideShare) * score : score,
    )
  })
  const all = pooled(read, passages)
  const own = all.subarray(0, emotions.length)
  const family =
    <K>(labels: readonly K[], of: (emotion: Emotion) => K, place: number) =>
    (foldShare: number) => {
      const folded = foldFamilies(own, labels, of)
      return folded.map((score, i) => foldShare * score + (1 - foldShare) * all[place + i]!)
    }
  return {
    emotions: own,
    ekman: family<Ekman>(ekmans, (emotion) => ekmanOf[emotion], places.ekman),
    sentiment: family<Sentiment>(sentiments, (emotion) => sentimentOf[emotion], places.sentiment),
  }
}

/** Between the mean and the strongest passage: log-mean-exp, each passage by its length. */
function pooled(scores: readonly Float64Array[], passages: readonly Passage[]): Float64Array {
  const [first] = scores
  if (first && scores.length === 1) return first
  const tokens = passages.reduce((sum, { from, to }) => sum + to - from, 0)
  const sums = new Float64Array(emotionPlaces)
  scores.forEach((list, passage) => {
    const { from, to } = passages[passage]!
    for (let i = 0; i < emotionPlaces; i++) sums[i]! += Math.exp(list[i]!) * ((to - from) / tokens)
  })
  return sums.map(Math.log)
}

/** The log-odds that at least one of the family's emotions is there. */
export function foldFamilies<K>(
  scores: Float64Array,
  labels: readonly K[],
  of: (emotion: Emotion) => K,
): Float64Array {
  return Float64Array.from(labels, (label) => {
    let none = 1
    emotions.forEach((emotion, i) => {
      if (of(emotion) === label) none *= 1 - probabilityOf(scores[i]!)
    })
    return logOdds(1 - none)
  })
}

const calibrate = (scores: Float64Array, { slope, offsets, shifts }: Calibration) =>
  scores.map((score, i) => probabilityOf(slope * score + offsets[i]! + shifts[i]!))

function because(
  { tokens, passages }: TextRead,
  { wide, encoder }: EmotionModels,
  { wideShare }: EmotionSettings,
  label: number,
) {
  const moved = new Float64Array(tokens.length)
  for (const { from, to, features, encoded } of passages) {
    wide.addMoved(features, label, wideShare, moved.subarray(from, to))
    encoder.addMoved(encoded, label, 1 - wideShare, moved)
  }
  return becauseOf(tokens, moved)
}

const named = <K extends string>(labels: readonly K[], values: Float64Array) =>
  Object.fromEntries(labels.map((label, i) => [label, values[i]!])) as Record<K, number>

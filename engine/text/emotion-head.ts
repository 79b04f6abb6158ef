import { type Emotion, ekmans, emotions, sentiments } from '@attune/content/emotions/emotions.ts'
import { becauseOf } from './attribution.ts'
import type { Encoder } from './encoder.ts'
import type { Linear, Share } from './linear-model.ts'
import { probabilityOf } from './logistic.ts'
import type { Passage, TextRead } from './parse-text.ts'
import type { Stack } from './stacking.ts'
import type { Guess, Reading } from './text-analysis.ts'

/** How log-odds become probabilities: slope × score + offset, then `shift` from comments to a diary. */
export type Calibration = {
  slope: number
  offsets: readonly number[]
  /** What the label's log-odds gain when every label is as common as the next. */
  shifts: readonly number[]
}

/** Each label is said to be there from its threshold on. */
export type LabelSettings = Calibration & { thresholds: readonly number[] }
export type EmotionSettings = Record<'emotions' | 'ekman' | 'sentiment', LabelSettings>

/** The linear model of the 28 and the encoder each read for themselves; the stack hears both. */
export type EmotionModels = { wide: Linear; encoder: Encoder; stack: Stack }
export type EmotionReading = Pick<Reading, 'emotions' | 'felt' | 'ekman' | 'sentiment'>

/** The 28, then Ekman’s 7, then the 4 sentiments. */
export const emotionPlaces = emotions.length + ekmans.length + sentiments.length

export function readEmotions(
  { tokens, passages }: TextRead,
  models: EmotionModels,
  settings: EmotionSettings,
  explain: boolean,
): EmotionReading {
  const said = passages.map((passage) => whatReadersSay(passage, models))
  const read = said.map((one) => models.stack.scores(one))
  const scores = pooled(read, passages)
  const [own, families] = [emotions.length, emotions.length + ekmans.length]
  const calibrated = calibrate(scores.slice(0, own), settings.emotions)
  const order = [...emotions.keys()].toSorted((a, b) => calibrated[b]! - calibrated[a]!)
  const isOver = (label: number) => calibrated[label]! >= settings.emotions.thresholds[label]!
  const because = (label: number) => {
    const moved = new Float64Array(tokens.length)
    passages.forEach((passage, i) => {
      const part = shareOf(passage, tokens.length) * Math.exp(read[i]![label]! - scores[label]!)
      if (part >= leastPart) addMoved(passage, models, said[i]!, label, part, moved)
    })
    return becauseOf(tokens, moved)
  }
  const guesses = order.map(
    (label, rank): Guess<Emotion> => ({
      label: emotions[label]!,
      probability: calibrated[label]!,
      because: explain && (rank < explained || isOver(label)) ? because(label) : [],
    }),
  )
  return {
    emotions: guesses,
    felt: guesses.filter((_, rank) => isOver(order[rank]!)),
    ekman: named(ekmans, calibrate(scores.slice(own, families), settings.ekman)),
    sentiment: named(sentiments, calibrate(scores.slice(families), settings.sentiment)),
  }
}

/** Reasons are worked out for the likeliest and all that are felt, in the passages that speak of it. */
const explained = 1
const leastPart = 0.05

/** The linear model's log-odds of the 28, then the encoder's of all. */
const whatReadersSay = ({ features, encoded }: Passage, { wide, encoder }: EmotionModels) =>
  wide.scores(features).concat(encoder.scores(encoded, 0, emotionPlaces))

/** Through those of the readers' answers that count most for the label; `part`: how much the passage does. */
function addMoved(
  { from, to, features, encoded }: Passage,
  { wide, encoder, stack }: EmotionModels,
  said: readonly number[],
  label: number,
  part: number,
  moved: Float64Array,
) {
  const slopes = stack.slopes(said, label)
  const byWide: Share[] = []
  const byEncoder: Share[] = []
  for (const input of strongest(slopes, tracedInputs)) {
    const share = part * slopes[input]!
    if (input < emotions.length) byWide.push({ column: input, share })
    else byEncoder.push({ column: input - emotions.length, share })
  }
  wide.addMoved(features, byWide, moved.subarray(from, to))
  encoder.addMoved(encoded, byEncoder, moved)
}

/** Where the `most` values farthest from zero stand. */
function strongest(values: readonly number[], most: number): number[] {
  const places: number[] = []
  for (let i = 0; i < values.length; i++) {
    const size = Math.abs(values[i]!)
    let at = places.length
    while (at > 0 && Math.abs(values[places[at - 1]!]!) < size) at--
    if (at >= most) continue
    places.splice(at, 0, i)
    if (places.length > most) places.pop()
  }
  return places
}

const tracedInputs = 6

/** Between the mean and the strongest passage: log-mean-exp, each passage by its length. */
function pooled(scores: readonly number[][], passages: readonly Passage[]): number[] {
  const [first] = scores
  if (first && scores.length === 1) return first
  const tokens = passages.reduce((sum, { from, to }) => sum + to - from, 0)
  const sums: number[] = Array(emotionPlaces).fill(0)
  scores.forEach((list, i) => {
    const share = shareOf(passages[i]!, tokens)
    for (let label = 0; label < emotionPlaces; label++)
      sums[label]! += Math.exp(list[label]!) * share
  })
  return sums.map(Math.log)
}

const shareOf = ({ from, to }: Passage, tokens: number) => (to - from) / tokens

const calibrate = (scores: readonly number[], { slope, offsets, shifts }: Calibration) =>
  scores.map((score, i) => probabilityOf(slope * score + offsets[i]! + shifts[i]!))

const named = <K extends string>(labels: readonly K[], values: readonly number[]) =>
  Object.fromEntries(labels.map((label, i) => [label, values[i]!])) as Record<K, number>

import { type Emotion, ekmans, emotions, sentiments } from '@attune/content/emotions/emotions.ts'
import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import type { Weighing } from '@attune/engine/risk/risk-score.ts'
import type { ConcernSettings } from '@attune/engine/text/concern-head.ts'
import type { DangerSettings } from '@attune/engine/text/danger-head.ts'
import type {
  Calibration,
  EmotionSettings,
  LabelSettings,
} from '@attune/engine/text/emotion-head.ts'
import { logistic, logit } from '@attune/engine/text/logistic.ts'
import type { TextModelSettings } from '@attune/engine/text/text-models.ts'
import { tokensOf } from '@attune/engine/text/tokens.ts'
import { vocabularyOf } from '@attune/engine/text/vocabulary.ts'
import { type Table, writeWeights } from '@attune/engine/text/weights.ts'
import { WordCache } from '@attune/engine/text/word-features.ts'
import { calibrateLabels, platt, steadyThreshold } from './calibrate.ts'
import { type HeldOut, wholeQuestion } from './cross-validate.ts'
import { ekmanOf, sentimentOf } from './emotion-families.ts'
import { columns } from './examples.ts'
import { concernOfSentence, concernsOfTopic } from './label-map.ts'
import { concernLines, dangerLines, emotionLines } from './labelled-lines.ts'
import type { Learnt, Scores } from './learn.ts'
import type { Stacked } from './learn-stacking.ts'
import { firstColumns, quantise, turned } from './quantise.ts'
import type { Data } from './read-data.ts'
import type { Wide } from './train-wide.ts'

/** How much the linear models count for concerns; the encoder has the rest. */
export const shares = { concerns: 0.5, opening: 0.25, stressors: 0.6 }

export type Models = {
  learnt: Learnt
  stacked: Stacked
  danger: { wide: Wide; settings: DangerSettings; score: Weighing }
}

/** The file the engine opens. */
export function buildWeightsFile(
  { learnt, stacked, danger }: Models,
  data: Data,
  heldOut: HeldOut,
  version: string,
): Uint8Array {
  const { deep } = learnt
  const { stack } = stacked
  const size = deep.filters + deep.width
  const shipped = columns.topics.from
  const concerns = columns.concerns.size + columns.severity.size
  const tables = new Map<string, Table>([
    ['emotions', quantise(learnt.emotions.weights, learnt.emotions.columns, prunedBelow)],
    [
      'concerns',
      quantise(
        firstColumns(learnt.concerns.weights, learnt.concerns.columns, concerns),
        concerns,
        prunedBelow,
      ),
    ],
    ['danger', quantise(danger.wide.weights, danger.wide.columns)],
    ['parts', quantise(deep.parts, deep.width)],
    ['kernel', quantise(turned(deep.kernel, 3 * deep.width), deep.filters)],
    ['out', quantise(turned(deep.out.slice(0, shipped * size), size), shipped)],
    ['hidden', quantise(stack.inner, stack.hidden)],
    ['stacked', quantise(stack.outer, stack.labels)],
    [
      'vocabulary',
      { rows: vocabularyBytes, columns: 1, weights: metWords(data), scales: new Float64Array([1]) },
    ],
  ])
  const settings: TextModelSettings = {
    bias: {
      emotions: [...learnt.emotions.bias],
      concerns: [...learnt.concerns.bias].slice(0, concerns),
      danger: [...danger.wide.bias],
      kernel: [...deep.kernelBias],
      out: [...deep.outBias].slice(0, shipped),
    },
    stack: {
      means: [...stack.means],
      spreads: [...stack.spreads],
      hiddenBias: [...stack.innerBias],
      outBias: [...stack.outerBias],
    },
    emotions: emotionSettings(data, stacked),
    concerns: concernSettings(data, heldOut),
    danger: danger.settings,
    score: danger.score,
  }
  return writeWeights({ version, settings }, tables)
}

/** Weights so near to nothing are left out: the file packs better and no figure moves. */
const prunedBelow = 0.12
const vocabularyBytes = 1 << 15

function metWords(data: Data): Int8Array {
  const cache = new WordCache()
  const met = new Map<string, number>()
  const texts = [
    ...data.train.map(({ text }) => text),
    ...data.questions.map(wholeQuestion),
    ...data.stressors.map(({ text }) => text),
  ]
  const own = [...emotionLines(), ...concernLines(), ...dangerLines()].map(({ text }) => text)
  const count = (list: readonly string[], weight: number) => {
    for (const text of list)
      for (const { word, isWord } of tokensOf(text))
        if (isWord) met.set(word, (met.get(word) ?? 0) + weight)
  }
  count(texts, 1)
  count(own, 2)
  const known = [...met]
    .filter(([, times]) => times > 1)
    .map(([word]) => cache.of({ word, isWord: true, start: 0, end: 0 }))
  return vocabularyOf(known, vocabularyBytes)
}

function emotionSettings({ train }: Data, { comments }: Stacked): EmotionSettings {
  const head = <K extends string>(
    labels: readonly K[],
    of: (one: Emotion) => K,
    from: number,
    even: number,
  ): LabelSettings => {
    const scores = comments.map((all) => all.subarray(from, from + labels.length))
    const targets = train.map(({ emotions: felt }) => {
      const said = new Set(felt.map(of))
      return labels.map((label) => (said.has(label) ? 1 : 0))
    })
    const fitted = evenly(calibrateLabels(scores, targets, labels.length), targets, even)
    const thresholds = labels.map((_, label) =>
      steadyThreshold(
        scores.map((row) => calibratedAt(fitted, row[label]!, label)),
        targets.map((row) => row[label] === 1),
      ),
    )
    return { ...fitted, thresholds }
  }
  return {
    emotions: head(emotions, (one) => one, columns.emotions.from, evenEmotion),
    ekman: head(ekmans, (one) => ekmanOf[one], columns.ekman.from, 1 / ekmans.length),
    sentiment: head(
      sentiments,
      (one) => sentimentOf[one],
      columns.sentiment.from,
      1 / sentiments.length,
    ),
  }
}

/** In a diary each of the 28 is taken to be in one text of twenty; comments are neutral or admiring far more often. */
const evenEmotion = 0.05

function evenly(
  fitted: { slope: number; offsets: number[] },
  targets: readonly (readonly number[])[],
  even: number,
): Calibration {
  const shifts = fitted.offsets.map((_, label) => {
    const share = targets.reduce((sum, row) => sum + row[label]!, 0) / targets.length
    return logit(even) - logit(share)
  })
  return { ...fitted, shifts }
}

const calibratedAt = ({ slope, offsets, shifts }: Calibration, score: number, label: number) =>
  logistic(slope * score + offsets[label]! + shifts[label]!)

/** The 26 concerns and the severity. */
export function joinedConcerns({ wide, deep, opening }: Scores): Float64Array {
  const { from } = columns.concerns
  const deepShare = 1 - shares.concerns - shares.opening
  return Float64Array.from(
    { length: columns.concerns.size + columns.severity.size },
    (_, i) =>
      shares.concerns * wide[from + i]! +
      shares.opening * opening[i]! +
      deepShare * deep[from + i]!,
  )
}

function concernSettings(data: Data, { questions, stressors }: HeldOut): ConcernSettings {
  const { from, size } = columns.concerns
  const known = [
    ...data.questions.map(({ topics }, i) => ({
      scores: joinedConcerns(questions[i]!),
      slugs: topics.flatMap((topic) => concernsOfTopic[topic] ?? []),
    })),
    ...data.stressors.map(({ label, text }, i) => ({
      scores: joinedConcerns(stressors[i]!),
      slugs: [concernOfSentence(label, text)].filter((slug) => slug !== undefined),
    })),
  ].filter(({ slugs }) => slugs.length > 0)
  const targets = known.map(({ slugs }) =>
    concernSlugs.map((slug) => (slugs.includes(slug) ? 1 : 0)),
  )
  const { slope, offsets } = calibrateLabels(
    known.map(({ scores }) => scores),
    targets,
    size,
  )
  // Concerns that the sets hardly hold are calibrated by nothing but our own lines: they keep what they learnt.
  const isRare = offsets.map(
    (_, label) => targets.filter((row) => row[label] === 1).length < fewest,
  )
  const kept = offsets.map((offset, label) => (isRare[label] ? 0 : offset))
  const severity = platt(
    stressors.map((scores) => joinedConcerns(scores)[size]!),
    data.stressors.map(({ severity: said }) => said / 10),
  )
  return {
    place: from,
    wideShare: shares.concerns,
    openingShare: shares.opening,
    slope,
    offsets: kept,
    thresholds: isRare.map((rare) => (rare ? rareThreshold : concernThreshold)),
    severity,
  }
}

const fewest = 20
const concernThreshold = 0.4
/** What nearly all texts are not about is missed sooner than said too often. */
const rareThreshold = 0.3

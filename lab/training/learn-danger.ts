import { gradeText, type Reason } from '@attune/engine/risk/grade-text.ts'
import { scoreSigns, type Weighing, weigh } from '@attune/engine/risk/risk-score.ts'
import {
  type DangerSettings,
  dangerScore,
  dangerSigns,
  ownPart,
} from '@attune/engine/text/danger-head.ts'
import { type Features, featurise } from '@attune/engine/text/featurise.ts'
import { logistic } from '@attune/engine/text/logistic.ts'
import { sentencesOf } from '@attune/engine/text/sentences.ts'
import { tokensOf } from '@attune/engine/text/tokens.ts'
import { WordCache } from '@attune/engine/text/word-features.ts'
import { wholeQuestion } from './cross-validate.ts'
import { bucketsOf, type Example, folds } from './examples.ts'
import { dangerLines } from './labelled-lines.ts'
import { type Comment, type Data, levels, type Person } from './read-data.ts'
import { trainWide, type Wide, wideScores } from './train-wide.ts'

export type DangerText = {
  kind: 'person' | 'stressor' | 'comment' | 'question' | 'line'
  level?: Person['level']
  /** 0 to 1: how sure it is that the writer is in danger. */
  target: number
  fold: number
  parsed: Parameters<typeof dangerSigns>[0]
  /** What the explicit rules find in it. */
  because: readonly Reason[]
}

/** People of the crisis set, everyday texts, and our own lines. */
export function dangerTexts(data: Data): DangerText[] {
  return [
    ...data.people.map((one) => ({
      ...dangerText('person', one.text, sureness[one.level], one.fold),
      level: one.level,
    })),
    ...data.stressors.map((one) => dangerText('stressor', one.text, 0, one.fold)),
    ...everydayComments(data.train.filter((_, i) => i % commentStep === 0)),
    ...data.questions
      .filter(({ topics }) => !topics.includes('Self-harm'))
      .map((one) => dangerText('question', wholeQuestion(one), 0.05, one.fold)),
    ...dangerLines().map((one, i) => dangerText('line', one.text, one.isDanger ? 1 : 0, i % folds)),
  ]
}

export const everydayComments = (comments: readonly Comment[]) =>
  comments.map((one, i) => dangerText('comment', one.text, 0, i % folds))

function dangerText(
  kind: DangerText['kind'],
  written: string,
  target: number,
  fold: number,
): DangerText {
  const tokens = tokensOf(written)
  const parsed = { tokens, sentences: sentencesOf(tokens), whole: featurise(tokens, cache) }
  return { kind, target, fold, parsed, because: gradeText(written).because }
}

const cache = new WordCache()
/** Of the comments every eighth is learnt from. */
const commentStep = 8
const sureness: Record<Person['level'], number> = {
  supportive: 0,
  indicator: 0.15,
  ideation: 0.85,
  behavior: 1,
  attempt: 1,
}
/** Ideation or worse. */
export const isGrave = (level: Person['level']) =>
  levels.indexOf(level) >= levels.indexOf('ideation')

/**
 * Two linear models: of people, who is in danger and who only speaks of it, from whole texts and from
 * their sentences about the writer; and of all texts, what is grave and what is everyday.
 */
export function learnDanger(texts: readonly DangerText[]): Wide {
  return trainWide(texts.flatMap(examplesOf), 0, {
    rows: dangerRows,
    columns: 2,
    epochs: 12,
    rate: 0.05,
    seed: 4,
  })
}

export const dangerRows = 1 << 14

function examplesOf({ kind, parsed, target }: DangerText): Example[] {
  const example = (
    features: Features,
    targets: [column: number, target: number][],
    weight: number,
  ) => ({
    features,
    asked: Int32Array.from(targets, ([column]) => column),
    targets: Float32Array.from(targets, ([, said]) => said),
    weight,
    isOwn: kind === 'line',
  })
  // Whoever supports someone in danger writes gravely too: the voice tells them apart, not the words.
  if (kind === 'person')
    return [
      example(
        parsed.whole,
        [
          [0, target],
          [1, Math.max(0.5, target)],
        ],
        2,
      ),
      example(ownPart(parsed, cache), [[0, target]], 2),
    ]
  if (kind === 'line')
    return [
      example(
        parsed.whole,
        [
          [0, target],
          [1, target],
        ],
        4,
      ),
    ]
  return [example(parsed.whole, [[1, target]], 1)]
}

/** What models that never saw the text say of it, in the signs of `dangerSigns`. */
export type HeldOutDanger = DangerText & Pick<ReturnType<typeof dangerSigns>, 'signs' | 'grave'>

/** `measured`, each with its signs by a model that learns from `texts` of the other folds. */
export function heldOutDanger(
  texts: readonly DangerText[],
  measured: readonly DangerText[],
): HeldOutDanger[] {
  const models = Array.from({ length: folds }, (_, fold) =>
    learnDanger(texts.filter((one) => one.fold !== fold)),
  )
  return measured.map((text) => {
    const scores = (features: Features) => wideScores(models[text.fold]!, bucketsOf(features))
    const { signs, grave } = dangerSigns(text.parsed, scores, cache)
    return { ...text, signs, grave }
  })
}

/**
 * Logistic regression of the signs of people and lines. The check-in begins where one supportive
 * person in six is met, and, of what is left, one everyday text in a hundred.
 */
export function fitDanger(texts: readonly HeldOutDanger[]): DangerSettings {
  const weighing = fitWeighing(texts.filter(({ kind }) => kind === 'person' || kind === 'line'))
  const supportive = texts
    .filter(({ level }) => level === 'supportive')
    .map(({ signs }) => weigh(weighing, signs))
  const bias = weighing.bias - fromTop(supportive, supportive.length / 6)
  const everyday = texts.filter(isEveryday)
  const graves = everyday.map(({ signs, grave }) =>
    weigh({ ...weighing, bias }, signs) > 0 ? grave : -Infinity,
  )
  const graveAt = Math.max(leastGrave, fromTop(graves, everyday.length * 0.009))
  return { ...weighing, bias, graveAt }
}

/** The value that so many others stand above. */
export const fromTop = (values: readonly number[], above: number) =>
  values.toSorted((a, b) => b - a)[Math.floor(above)]!

export const isEveryday = ({ kind }: DangerText) => kind === 'stressor' || kind === 'comment'
/** Log-odds; below an even chance nothing is grave, however few everyday texts it would meet. */
const leastGrave = -2

/** Learnt from people alone: of them rules and model say much, of everyday texts nothing. */
export const fitScore = (settings: DangerSettings, texts: readonly HeldOutDanger[]): Weighing =>
  fitWeighing(
    texts
      .filter(({ kind }) => kind === 'person')
      .map((text) => ({ ...text, signs: signsOfScore(settings, text) })),
  )

export function signsOfScore(
  settings: DangerSettings,
  { signs, grave, because, parsed }: HeldOutDanger,
): number[] {
  return scoreSigns(logistic(dangerScore(settings, signs, grave)), because, parsed.tokens.length)
}

type Signed = Pick<HeldOutDanger, 'kind' | 'target' | 'signs'>

/** Logistic regression by gradient descent with an L2 penalty, our own lines counting little. */
function fitWeighing(texts: readonly Signed[]): Weighing {
  const all = texts.reduce((sum, text) => sum + shareOf(text), 0)
  const mean = (value: (signs: readonly number[]) => number) =>
    texts.reduce((sum, text) => sum + shareOf(text) * value(text.signs), 0) / all
  const columns = [...(texts[0]?.signs.keys() ?? [])]
  const means = columns.map((j) => mean((signs) => signs[j]!))
  const deviations = means.map(
    (middle, j) => Math.sqrt(mean((signs) => (signs[j]! - middle) ** 2)) || 1,
  )
  let weighing: Weighing = { means, deviations, weights: columns.map(() => 0), bias: 0 }
  for (let round = 0; round < 400; round++) {
    const { slopes, biasSlope } = slopesOf(texts, weighing)
    weighing = {
      means,
      deviations,
      weights: weighing.weights.map(
        (weight, j) => weight - (4 * (slopes[j]! + penalty * weight)) / all,
      ),
      bias: weighing.bias - (4 * biasSlope) / all,
    }
  }
  return weighing
}

function slopesOf(texts: readonly Signed[], weighing: Weighing) {
  const { means, deviations } = weighing
  const slopes = means.map(() => 0)
  let biasSlope = 0
  for (const text of texts) {
    const { signs, target } = text
    const error = (logistic(weigh(weighing, signs)) - target) * shareOf(text)
    signs.forEach((sign, j) => {
      slopes[j]! += (error * (sign - means[j]!)) / deviations[j]!
    })
    biasSlope += error
  }
  return { slopes, biasSlope }
}

const shareOf = ({ kind }: Signed) => (kind === 'line' ? lineShare : 1)
const penalty = 6
const lineShare = 0.05

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
  taken: Parameters<typeof dangerSigns>[0]
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
    ...everydayComments(data.train.filter((_, i) => i % commentsTaken === 0)),
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
  const taken = { tokens, sentences: sentencesOf(tokens), whole: featurise(tokens, cache) }
  return { kind, target, fold, taken, because: gradeText(written).because }
}

const cache = new WordCache()
const commentsTaken = 8
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

function examplesOf({ kind, taken, target }: DangerText): Example[] {
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
        taken.whole,
        [
          [0, target],
          [1, Math.max(0.5, target)],
        ],
        2,
      ),
      example(ownPart(taken, cache), [[0, target]], 2),
    ]
  if (kind === 'line')
    return [
      example(
        taken.whole,
        [
          [0, target],
          [1, target],
        ],
        4,
      ),
    ]
  return [example(taken.whole, [[1, target]], 1)]
}

export type Signs = { signs: number[]; grave: number }

/** Signs of each of `measured` by models that never saw it: they learn from `texts` of the other folds. */
export function heldOutSigns(
  texts: readonly DangerText[],
  measured: readonly DangerText[],
): Signs[] {
  const held: Signs[] = []
  for (let fold = 0; fold < folds; fold++) {
    const wide = learnDanger(texts.filter((one) => one.fold !== fold))
    const scores = (features: Features) => wideScores(wide, bucketsOf(features))
    measured.forEach(({ taken, fold: own }, i) => {
      if (own === fold) held[i] = dangerSigns(taken, scores, cache)
    })
  }
  return held
}

/**
 * Logistic regression of the signs of people and lines, drawn to zero. The check-in begins where one
 * supportive person in six is met, and, of what is left, one everyday text in a hundred.
 */
export function settle(held: readonly Signs[], texts: readonly DangerText[]): DangerSettings {
  const about = [...texts.keys()].filter(
    (i) => texts[i]!.kind === 'person' || texts[i]!.kind === 'line',
  )
  const weighed = learnWeighing(
    about.map((i) => held[i]!.signs),
    about.map((i) => texts[i]!),
  )
  const aboutScores = held.map(({ signs }) => weigh(weighed, signs))
  const among = (values: readonly number[], kept: (text: DangerText) => boolean) =>
    values.filter((_, i) => kept(texts[i]!)).toSorted((a, b) => b - a)
  const supportive = among(aboutScores, ({ level }) => level === 'supportive')
  const bias = weighed.bias - supportive[Math.floor(supportive.length / 6)]!
  const everyday = texts.filter(isEveryday).length
  const graves = among(
    held.map(({ signs, grave }) => (weigh({ ...weighed, bias }, signs) > 0 ? grave : -Infinity)),
    isEveryday,
  )
  return { ...weighed, bias, graveAt: Math.max(leastGrave, graves[Math.floor(everyday * 0.009)]!) }
}

export const isEveryday = ({ kind }: DangerText) => kind === 'stressor' || kind === 'comment'
/** Log-odds; below an even chance nothing is grave, however few everyday texts it would meet. */
const leastGrave = -2

/** Learnt from people alone: of them rules and model say much, of everyday texts nothing. */
export function settleScore(
  settings: DangerSettings,
  held: readonly Signs[],
  texts: readonly DangerText[],
): Weighing {
  const people = [...texts.keys()].filter((i) => texts[i]!.kind === 'person')
  return learnWeighing(
    people.map((i) => signsOfScore(settings, held[i]!, texts[i]!)),
    people.map((i) => texts[i]!),
  )
}

export function signsOfScore(
  settings: DangerSettings,
  { signs, grave }: Signs,
  { because, taken }: DangerText,
): number[] {
  return scoreSigns(logistic(dangerScore(settings, signs, grave)), because, taken.tokens.length)
}

/** Logistic regression by gradient descent, each text by its share. */
function learnWeighing(signs: readonly number[][], texts: readonly DangerText[]): Weighing {
  const share = texts.map(({ kind }) => (kind === 'line' ? lineShare : 1))
  const all = share.reduce((sum, one) => sum + one, 0)
  const mean = (value: (i: number) => number) =>
    texts.reduce((sum, _, i) => sum + share[i]! * value(i), 0) / all
  const count = signs[0]!.length
  const means = Array.from({ length: count }, (_, j) => mean((i) => signs[i]![j]!))
  const deviations = means.map(
    (middle, j) => Math.sqrt(mean((i) => (signs[i]![j]! - middle) ** 2)) || 1,
  )
  const weights = new Array<number>(count).fill(0)
  let bias = 0
  for (let round = 0; round < 400; round++) {
    const slopes = new Array<number>(count).fill(0)
    let biasSlope = 0
    texts.forEach(({ target }, i) => {
      const said = logistic(weigh({ means, deviations, weights, bias }, signs[i]!))
      const error = (said - target) * share[i]!
      for (let j = 0; j < count; j++)
        slopes[j]! += (error * (signs[i]![j]! - means[j]!)) / deviations[j]!
      biasSlope += error
    })
    for (let j = 0; j < count; j++)
      weights[j]! -= (4 * (slopes[j]! + drawnToZero * weights[j]!)) / all
    bias -= (4 * biasSlope) / all
  }
  return { means, deviations, weights, bias }
}

const drawnToZero = 6
const lineShare = 0.05

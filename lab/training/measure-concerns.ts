import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { logistic } from '@attune/engine/text/logistic.ts'
import { joinedConcerns, shares } from './build-weights-file.ts'
import { type HeldOut, wholeQuestion } from './cross-validate.ts'
import { columns, folds } from './examples.ts'
import { concernsOfTopic, stressorLabels } from './label-map.ts'
import { joined } from './learn.ts'
import { correlation, macroF1, share, withInterval } from './metrics.ts'
import { bm25, votedLabels } from './nearest.ts'
import type { Data } from './read-data.ts'
import type { Row } from './report.ts'

/** Counselling questions in our concerns, cross-validated: is the best guess, or one of three, among theirs? */
export function measureQuestions(data: Data, { questions }: HeldOut): Row[] {
  const known = data.questions
    .map((question, i) => ({
      text: wholeQuestion(question),
      fold: question.fold,
      slugs: question.topics.flatMap((topic) => concernsOfTopic[topic] ?? []),
      scores: joinedConcerns(questions[i]!),
    }))
    .filter(({ slugs }) => slugs.length > 0)
  const ours = known.map(({ scores }) => ranked(concernSlugs, scores))
  const near = byNeighbours(known, ({ slugs }) => slugs)
  const frequent = known.map(({ fold }) =>
    byFrequency(known.filter((one) => one.fold !== fold).flatMap(({ slugs }) => slugs)),
  )
  return [1, 3].map((most) => {
    const right = (guesses: readonly (readonly string[])[]) => {
      const isRight = guesses.map((list, i) =>
        list.slice(0, most).some((slug) => known[i]!.slugs.some((one) => one === slug)),
      )
      return withInterval(known.length, (places) => share(isRight, places))
    }
    return {
      figure: `Counselling topics as concerns, 4-fold, ${most === 1 ? 'best guess' : 'in three'}`,
      goal: most === 1 ? 0.7 : 0.9,
      ours: right(ours),
      baselines: { 'most frequent': right(frequent), BM25: right(near) },
    }
  })
}

export function measureStressors(data: Data, { stressors }: HeldOut): Row[] {
  const known = data.stressors
  const { from, size } = columns.stressors
  const label = (one: string) => stressorLabels.indexOf(one)
  const gold = known.map((one) => [label(one.label)])
  const ours = stressors.map((scores) => [
    label(ranked(stressorLabels, joined(scores, from, size, shares.stressors))[0]!),
  ])
  const near = byNeighbours(known, (one) => [one.label]).map((list) => [label(list[0] ?? 'Other')])
  const frequent = known.map(({ fold }) => [
    label(byFrequency(known.filter((one) => one.fold !== fold).map((one) => one.label))[0]!),
  ])
  const accuracy = (predicted: readonly number[][]) => {
    const isRight = predicted.map(([one], i) => one === gold[i]![0])
    return withInterval(known.length, (list) => share(isRight, list))
  }
  const f1 = (predicted: readonly number[][]) =>
    withInterval(known.length, (list) => macroF1(predicted, gold, stressorLabels.length, list))
  const heavy = stressors.map((scores) => logistic(joinedConcerns(scores)[columns.concerns.size]!))
  const severities = known.map(({ severity }) => severity)
  const length = known.map(({ text }) => text.length)
  const like = (guess: readonly number[]) =>
    withInterval(known.length, (list) => correlation(guess, severities, list))
  return [
    {
      figure: 'Stressors, 9 labels, 4-fold, accuracy',
      goal: 0.64,
      ours: accuracy(ours),
      baselines: { 'most frequent': accuracy(frequent), BM25: accuracy(near) },
    },
    {
      figure: 'Stressors, macro-F1',
      goal: 0.63,
      ours: f1(ours),
      baselines: { 'most frequent': f1(frequent), BM25: f1(near) },
    },
    {
      figure: 'Severity, 4-fold, correlation with what people said',
      goal: 'none set',
      ours: like(heavy),
      baselines: { length: like(length) },
    },
  ]
}

const ranked = <K>(labels: readonly K[], scores: ArrayLike<number>): K[] =>
  [...labels.keys()].toSorted((a, b) => scores[b]! - scores[a]!).map((i) => labels[i]!)

function byFrequency<K>(labels: readonly K[]): K[] {
  const counts = new Map<K, number>()
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([label]) => label)
}

function byNeighbours<T extends { text: string; fold: number }, K>(
  list: readonly T[],
  labelsOf: (one: T) => readonly K[],
): K[][] {
  const voted: K[][] = []
  for (let fold = 0; fold < folds; fold++) {
    const known = list.filter((one) => one.fold !== fold)
    const nearest = bm25(known.map(({ text }) => text))
    list.forEach(({ text, fold: own }, i) => {
      if (own === fold) voted[i] = votedLabels(nearest(text, 12), (at) => labelsOf(known[at]!))
    })
  }
  return voted
}

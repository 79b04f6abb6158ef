import { type Emotion, ekmans, emotions, sentiments } from '@attune/content/emotions/emotions.ts'
import type { EmotionSettings } from '@attune/engine/text/emotion-head.ts'
import type { TextAnalysis, TextModels } from '@attune/engine/text/text-analysis.ts'
import { ekmanOf, sentimentOf } from './emotion-families.ts'
import { bucketsOf, examplesWithout, read } from './examples.ts'
import { emotionsByKeyword } from './keywords.ts'
import { diaryStandIn } from './labelled-lines.ts'
import { macroF1, withInterval } from './metrics.ts'
import type { Data } from './read-data.ts'
import type { Row } from './report.ts'
import { trainWide, wideScores } from './train-wide.ts'

/** Comments nobody trained on, with the thresholds the training folds gave. */
export function measureComments(
  data: Data,
  textModels: TextModels,
  settings: EmotionSettings,
): Row[] {
  const readings = data.dev.map(({ text }) => textModels.read(text))
  const keywords = data.dev.map(({ text }) => emotionsByKeyword(text))
  return [
    row(
      'GoEmotions dev, 28 emotions, macro-F1',
      0.49,
      emotions,
      (one) => one,
      (reading) => reading.detectedEmotions.map(({ label }) => label),
    ),
    row('Ekman’s 7', 0.605, ekmans, (one) => ekmanOf[one], over(ekmans, 'ekman')),
    row('Sentiment, 4', 0.67, sentiments, (one) => sentimentOf[one], over(sentiments, 'sentiment')),
  ]

  function row<K extends string>(
    figure: string,
    goal: number,
    labels: readonly K[],
    of: (emotion: Emotion) => K,
    predicted: (reading: TextAnalysis) => K[],
  ): Row {
    const numbers = (list: readonly K[]) => [...new Set(list)].map((one) => labels.indexOf(one))
    const gold = data.dev.map(({ emotions: felt }) => numbers(felt.map(of)))
    const f1 = (guesses: readonly number[][]) =>
      withInterval(gold.length, (places) => macroF1(guesses, gold, labels.length, places))
    return {
      figure,
      goal,
      ours: f1(readings.map((reading) => numbers(predicted(reading)))),
      baselines: {
        'most frequent': f1(gold.map(() => numbers([of('neutral')]))),
        keywords: f1(keywords.map((felt) => numbers(felt.map(of)))),
      },
    }
  }

  function over<K extends string>(labels: readonly K[], head: 'ekman' | 'sentiment') {
    const { thresholds } = settings[head]
    return (reading: TextAnalysis): K[] => {
      const values: Record<string, number> = reading[head]
      return labels.filter((label, i) => values[label]! >= thresholds[i]!)
    }
  }
}

/** Diary lines of our own that nothing was trained on: the likeliest label of each. */
export function measureDiary(data: Data, textModels: TextModels): Row[] {
  const lines = diaryStandIn()
  const comments = examplesWithout({ ...data, questions: [], stressors: [] }, -1).filter(
    ({ isOwn }) => !isOwn,
  )
  const raw = trainWide(comments, 0, {
    rows: 1 << 16,
    columns: emotions.length,
    epochs: 6,
    rate: 0.1,
    seed: 1,
  })
  const guesses = {
    ours: lines.map(({ text }) => textModels.read(text).emotions[0]!.label),
    'raw model': lines.map(({ text }) => {
      const scores = wideScores(raw, bucketsOf(read(text)))
      return emotions[scores.indexOf(Math.max(...scores))]!
    }),
    keywords: lines.map(({ text }) => emotionsByKeyword(text)[0]!),
  }
  const row = <K extends string>(
    figure: string,
    labels: readonly K[],
    of: (one: Emotion) => K,
  ): Row => {
    const gold = lines.map(({ emotion }) => [labels.indexOf(of(emotion))])
    const f1 = (list: readonly Emotion[]) =>
      withInterval(gold.length, (places) =>
        macroF1(
          list.map((one) => [labels.indexOf(of(one))]),
          gold,
          labels.length,
          places,
        ),
      )
    const { ours, ...baselines } = guesses
    return {
      figure,
      goal: 'both + 0.10',
      ours: f1(ours),
      baselines: Object.fromEntries(
        Object.entries(baselines).map(([name, list]) => [name, f1(list)]),
      ),
    }
  }
  return [
    row('Diary stand-in, 28 emotions, macro-F1', emotions, (one) => one),
    row('Diary stand-in, Ekman’s 7, macro-F1', ekmans, (one) => ekmanOf[one]),
  ]
}

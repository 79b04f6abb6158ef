import type { Weighing } from '../risk/risk-score.ts'
import { type ConcernSettings, readConcerns } from './concern-head.ts'
import { type DangerSettings, readDanger } from './danger-head.ts'
import { type EmotionSettings, readEmotions } from './emotion-head.ts'
import { Encoder } from './encoder.ts'
import { LinearModel } from './linear-model.ts'
import { parseText } from './parse-text.ts'
import { StackingModel, type StackingSettings } from './stacking.ts'
import type { TextAnalysis, TextModels } from './text-analysis.ts'
import { Vocabulary } from './vocabulary.ts'
import { readWeights } from './weights.ts'
import { WordCache } from './word-features.ts'

/** From this danger on, a text without any words of danger is met with a soft check-in. */
export const checkInAt = 0.5

/** What the file of weights holds beside its tables; the names are those of the file. */
export type TextModelSettings = {
  bias: {
    emotions: number[]
    concerns: number[]
    danger: number[]
    kernel: number[]
    out: number[]
  }
  stack: StackingSettings
  emotions: EmotionSettings
  concerns: ConcernSettings
  danger: DangerSettings
  /** Of `scoreSigns`: one score of danger out of model and rules, for `engine:score`. */
  score: Weighing
}

/** Throws on a damaged file. */
export function openTextModels(file: Uint8Array): TextModels {
  const { version, settings, table } = readWeights<TextModelSettings>(file)
  const { bias } = settings
  const encoder = new Encoder(
    { parts: table('parts'), kernel: table('kernel'), out: table('out') },
    { kernelBias: bias.kernel, outBias: bias.out },
  )
  const stack = new StackingModel(
    { hidden: table('hidden'), out: table('stacked') },
    settings.stack,
  )
  const emotionModels = {
    wide: new LinearModel(table('emotions'), bias.emotions, 0),
    encoder,
    stack,
  }
  const concernModels = { wide: new LinearModel(table('concerns'), bias.concerns, 1), encoder }
  const danger = new LinearModel(table('danger'), bias.danger, 2)
  const vocabulary = new Vocabulary(table('vocabulary'))
  const cache = new WordCache()

  return {
    version,
    read(text, explain = true): TextAnalysis {
      const parsed = parseText(text, cache, encoder)
      const analysis = {
        ...readEmotions(parsed, emotionModels, settings.emotions, explain),
        ...readConcerns(parsed, concernModels, settings.concerns, explain),
        ...readDanger(parsed, danger, cache, settings.danger, explain),
      }
      if (vocabulary.knowsEnough(parsed.tokens, parsed.whole.words)) return analysis
      return { ...analysis, detectedEmotions: [], concerns: [], danger: 0, dangerBecause: [] }
    },
  }
}

import type { Weighing } from '../risk/risk-score.ts'
import { type ConcernSettings, readConcerns } from './concern-head.ts'
import { type DangerSettings, readDanger } from './danger-head.ts'
import { type EmotionSettings, readEmotions } from './emotion-head.ts'
import { Encoder } from './encoder.ts'
import { Linear } from './linear-model.ts'
import { readText } from './parse-text.ts'
import { Stack, type StackSettings } from './stacking.ts'
import type { Mind, Reading } from './text-analysis.ts'
import { Vocabulary } from './vocabulary.ts'
import { readWeights } from './weights.ts'
import { Words } from './word-features.ts'

/** From this danger on, a text without any words of danger is met with a soft check-in. */
export const checkInAt = 0.5

/** What the file of weights holds beside its tables. */
export type MindSettings = {
  bias: {
    emotions: number[]
    concerns: number[]
    danger: number[]
    kernel: number[]
    out: number[]
  }
  stack: StackSettings
  emotions: EmotionSettings
  concerns: ConcernSettings
  danger: DangerSettings
  /** Of `scoreSigns`: one score of danger out of model and rules, for `engine:score`. */
  score: Weighing
}

/** Throws on a damaged file. */
export function openMind(file: Uint8Array): Mind {
  const { version, settings, table } = readWeights<MindSettings>(file)
  const { bias } = settings
  const encoder = new Encoder(
    { parts: table('parts'), kernel: table('kernel'), out: table('out') },
    { kernelBias: bias.kernel, outBias: bias.out },
  )
  const stack = new Stack({ hidden: table('hidden'), out: table('stacked') }, settings.stack)
  const emotionModels = { wide: new Linear(table('emotions'), bias.emotions, 0), encoder, stack }
  const concernModels = { wide: new Linear(table('concerns'), bias.concerns, 1), encoder }
  const danger = new Linear(table('danger'), bias.danger, 2)
  const vocabulary = new Vocabulary(table('vocabulary'))
  const memory = new Words()

  return {
    version,
    read(text, explain = true): Reading {
      const taken = readText(text, memory, encoder)
      const reading = {
        ...readEmotions(taken, emotionModels, settings.emotions, explain),
        ...readConcerns(taken, concernModels, settings.concerns, explain),
        ...readDanger(taken, danger, memory, settings.danger, explain),
      }
      if (vocabulary.knows(taken.tokens, taken.whole.words)) return reading
      return { ...reading, felt: [], concerns: [], danger: 0, dangerBecause: [] }
    },
  }
}

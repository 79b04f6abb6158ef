import { columnCount } from '@attune/engine/danger/danger-labels.ts'
import { type Deep, deepScores, type EncoderFeatures } from '../training/encoder-model.ts'
import { type EncoderExample, trainEncoder } from '../training/train-encoder.ts'
import { type Vocabulary, width } from './embeddings.ts'
import type { DangerExample } from './examples.ts'

/** The encoder over words with given embeddings, which it refines; English alone. */
export function trainDangerEncoder(
  examples: readonly DangerExample[],
  vocabulary: Vocabulary,
  epochs = 6,
): Deep {
  const english = examples.filter(({ language }) => language === 'en')
  return trainEncoder(
    english.map((one) => encoderExample(one, vocabulary)),
    {
      columns: columnCount,
      width,
      filters: 96,
      epochs,
      rate: 0.05,
      dropPooled: 0.5,
      dropWords: 0.1,
      balance: 0,
      longest: 160,
      seed: 5,
      begin: { parts: vocabulary.parts, stiffness: 0.3 },
    },
  )
}

/** Log-odds of all columns for English words, or for rows that glosses gave. */
export const encoderLogOdds = (deep: Deep, rows: readonly number[]): Float32Array =>
  deepScores(deep, featuresOf(rows))

export const rowsOf = (words: readonly string[], { rows }: Vocabulary): number[] =>
  words.map((word) => rows.get(word) ?? 0)

function encoderExample({ words, targets }: DangerExample, vocabulary: Vocabulary): EncoderExample {
  const asked = Int32Array.from(targets.keys()).filter((column) => !Number.isNaN(targets[column]))
  return {
    features: featuresOf(rowsOf(words, vocabulary)),
    asked,
    targets: Float32Array.from(asked, (column) => targets[column]!),
    weight: 1,
    isOwn: false,
  }
}

const featuresOf = (rows: readonly number[]): EncoderFeatures => ({
  words: rows.map((row) => ({ parts: Int32Array.of(row) })),
})

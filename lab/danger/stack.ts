import type { Share } from '@attune/engine/danger/danger-model.ts'
import { logistic } from '@attune/engine/text/logistic.ts'

/** What both models, which had not seen the text, say of one column, and what is true. */
export type Pair = { ngrams: number; encoder: number; isYes: boolean }

/** Logistic regression of the two (stacked generalisation, Wolpert 1992), no share below 0. */
export function fitShare(pairs: readonly Pair[]): Share {
  const share = { ngrams: 0.5, encoder: 0.5, bias: 0 }
  for (let round = 0; round < 3000; round++) {
    const slope = { ngrams: 0, encoder: 0, bias: 0 }
    for (const { ngrams, encoder, isYes } of pairs) {
      const error =
        logistic(share.ngrams * ngrams + share.encoder * encoder + share.bias) - (isYes ? 1 : 0)
      slope.ngrams += error * ngrams
      slope.encoder += error * encoder
      slope.bias += error
    }
    const rate = 1 / pairs.length
    share.ngrams = Math.max(0, share.ngrams - rate * (slope.ngrams + penalty * share.ngrams))
    share.encoder = Math.max(0, share.encoder - rate * (slope.encoder + penalty * share.encoder))
    share.bias -= rate * slope.bias
  }
  return share
}

const penalty = 1

export const stackedLogOdds = ({ ngrams, encoder, bias }: Share, one: Pair) =>
  ngrams * one.ngrams + encoder * one.encoder + bias

/** The value that the given share of `values` stands above. */
export function quantileFromTop(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => b - a)[Math.floor(values.length * share)] ?? Infinity
}

import type { DangerFamily } from '@attune/contract/risk.ts'

/** What a person may be in danger of; where several are found, the one that stands first is answered. */
export const dangerFamilies: readonly DangerFamily[] = [
  'medical',
  'suicide',
  'self-harm',
  'child',
  'violence-at-home',
  'own-violence',
  'psychosis',
  'eating',
  'addiction',
  'other',
]

/**
 * Words of danger in one language. A phrase is words in their order, at most two others between:
 * a|b is either, a* begins so; phrases are parted by commas. Case and marks do not count.
 */
export type DangerWords = {
  phrases: Readonly<Record<DangerFamily, string>>
  /** What sounds like danger and is none, unless a plain phrase of danger stands beside it. */
  harmless: string
  /** Short replies that say yes to the question of the answer before. */
  yes: string
  /** {call}: `call` or `emergency`; {line}: `line` filled, or `noLine`; {help}: the page. */
  replies: Readonly<Record<DangerFamily, string>>
  /** Instead of asking again. */
  again: string
  /** With {number}, where the country is known; `emergency` where it is not. */
  call: string
  emergency: string
  line: string
  noLine: string
}

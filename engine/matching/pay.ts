import type { PracticeFacts } from '@attune/contract/practice-facts.ts'
import type { WishFacts } from '@attune/contract/wish-facts.ts'
import type { Candidate } from './candidate.ts'

/** What a session costs and who pays: what no set of fixed codes can say. */
export type Pay = Pick<PracticeFacts, 'fee' | 'slidingScale' | 'payers'>

/** Null where nothing was said of it. */
export function payOf({ facts }: Candidate): Pay | null {
  if (!facts || (!facts.fee && facts.payers.length === 0 && !facts.slidingScale)) return null
  const { fee, slidingScale, payers } = facts
  return { fee, slidingScale, payers: payers.toSorted() }
}

/** A budget as the code of a wish, "80 EUR". */
export const budgetCode = ({ most, currency }: NonNullable<WishFacts['budget']>) =>
  `${most} ${currency}`

/** 2 where all they charge is within the budget; 1 where the least is, or they charge by income. */
export function feeHalves(budget: string, { fee, slidingScale }: Pay): number {
  const [most, currency] = budget.split(' ')
  if (fee && fee.currency === currency) {
    if (fee.to <= Number(most)) return 2
    if (fee.from <= Number(most)) return 1
  }
  return slidingScale ? 1 : 0
}

/** 1 where one of them is the payer asked for: every word of the shorter name is in the longer one. */
export const payerMet = (payer: string, { payers }: Pay): number =>
  payers.some((one) => isSame(wordsIn(payer), wordsIn(one))) ? 1 : 0

const wordsIn = (name: string) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function isSame(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length > 0 && short.every((word) => long.includes(word))
}

export function payLabels({ fee, slidingScale, payers }: Pay, key: 'fee' | 'payer'): string[] {
  if (key === 'payer') return [...payers]
  const amounts = fee && (fee.from === fee.to ? `${fee.from}` : `${fee.from} to ${fee.to}`)
  return [
    ...(fee ? [`${amounts} ${fee.currency} a session`] : []),
    ...(slidingScale ? ['Fees by income'] : []),
  ]
}

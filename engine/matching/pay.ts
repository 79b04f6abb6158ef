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

/** From so many times a budget on a fee is out of reach, whatever is said of sliding. */
const outOfReach = 1.75

export const feeWhole = 4
/** What it takes to be called met. */
export const feeMet = 2

/**
 * In quarters: 4 where all they charge is within the budget; 2 where the least is, or they charge by
 * income; 1 where the least is above it and still in reach, or out of reach for all but those who are
 * charged by income.
 */
export function feeQuarters(budget: string, { fee, slidingScale }: Pay): number {
  const [amount, currency] = budget.split(' ')
  const most = Number(amount)
  if (!fee || fee.currency !== currency) return slidingScale ? feeMet : 0
  if (fee.to <= most) return feeWhole
  if (fee.from <= most) return feeMet
  if (fee.from >= outOfReach * most) return slidingScale ? 1 : 0
  return slidingScale ? feeMet : 1
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

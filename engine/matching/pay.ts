import { matchTexts } from '@attune/content/matching/texts.ts'
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

/** A budget as the code of a wish, "80 EUR", or "80 EUR AOK" where somebody else may pay. */
export const budgetCode = (
  { most, currency }: NonNullable<WishFacts['budget']>,
  payer: WishFacts['payer'],
) => [most, currency, ...(payer?.trim() ? [payer.trim()] : [])].join(' ')

function partsOf(budget: string) {
  const [amount, currency, ...payer] = budget.split(' ')
  return { most: Number(amount), currency, payer: payer.join(' ') }
}

/** From so many times a budget on a fee is out of reach, whatever is said of sliding. */
export const outOfReach = 1.75

/** Fee and payer are counted in quarters. */
export const payWhole = 4
/** What it takes to be called met. */
export const payMet = 2
/** What was not said is not counted against anyone: it earns what is near, not what is missed. */
export const payUnsaid = 1

/**
 * In quarters: 4 where all they charge is within the budget, or the payer asked for pays; 2 where the
 * least is, or they charge by income; 1 where the least is above it and still in reach, or out of reach
 * for all but those who are charged by income.
 */
export function feeQuarters(budget: string): (pay: Pay) => number {
  const { most, currency, payer } = partsOf(budget)
  const isPayer = payerTest(payer)
  return ({ fee, slidingScale, payers }) => {
    if (payers.some(isPayer)) return payWhole
    if (!fee || fee.currency !== currency) return slidingScale ? payMet : 0
    if (fee.to <= most) return payWhole
    if (fee.from <= most) return payMet
    if (fee.from >= outOfReach * most) return slidingScale ? 1 : 0
    return slidingScale ? payMet : 1
  }
}

/** All where one of them is the payer asked for. */
export function payerQuarters(payer: string): (pay: Pay) => number {
  const isPayer = payerTest(payer)
  return ({ payers }) => (payers.some(isPayer) ? payWhole : 0)
}

/** Whether a name is of the payer asked for: every word of the shorter is in the longer one. */
function payerTest(payer: string): (name: string) => boolean {
  const asked = wordsIn(payer)
  const known = new Map<string, boolean>()
  return (name) => {
    const found = known.get(name) ?? isSame(asked, wordsIn(name))
    known.set(name, found)
    return found
  }
}

const wordsIn = (name: string) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function isSame(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length > 0 && short.every((word) => long.includes(word))
}

/** What was said of it; of a fee that somebody else pays, who does. */
export function payLabels(pay: Pay, key: 'fee' | 'payer', wish: string): string[] {
  const { fee, slidingScale, payers } = pay
  if (key === 'payer') return [...payers]
  const paying = payers.filter(payerTest(partsOf(wish).payer))
  if (paying.length > 0) return paying.map(matchTexts.paidBy)
  const amounts = fee && (fee.from === fee.to ? `${fee.from}` : `${fee.from} to ${fee.to}`)
  return [
    ...(fee ? [`${amounts} ${fee.currency} a session`] : []),
    ...(slidingScale ? ['Fees by income'] : []),
  ]
}

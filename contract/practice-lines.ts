import type { PracticeFacts } from './practice-facts.ts'

const names = new Intl.DisplayNames('en', { type: 'region' })

export const countryName = (code: string) => names.of(code) ?? code

type Where = { place: { name: string; country: string } | null } & Pick<PracticeFacts, 'onlineOnly'>

export function whereText({ place, onlineOnly }: Where): string | null {
  if (onlineOnly) return 'Online only'
  return place && `${place.name}, ${countryName(place.country)}`
}

export function feeText({
  fee,
  slidingScale,
}: Pick<PracticeFacts, 'fee' | 'slidingScale'>): string | null {
  const scale = slidingScale ? 'sliding scale for small incomes' : null
  if (!fee) return scale && 'Sliding scale for small incomes'
  const [from, to] = [fee.from, fee.to].map((amount) => money(amount, fee.currency))
  const range = fee.from === fee.to ? `${from}` : `${from} to ${to}`
  return scale ? `${range}; ${scale}` : range
}

/** In the currency's own name, so that a dollar says whose it is. */
const money = (amount: number, currency: string) =>
  `${new Intl.NumberFormat('en-GB').format(amount)} ${currency}`

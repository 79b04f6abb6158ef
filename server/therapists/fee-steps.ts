export type CountedFee = { from: number; currency: string; all: number }
export type FeeStep = { most: number; currency: string }

const shares = [0.2, 0.4, 0.6, 0.8]

/** Round amounts between the fees that are asked, in the currency most ask in; `set` is always among them. */
export function feeSteps(fees: readonly CountedFee[], set: string | undefined): FeeStep[] {
  const [most, chosen] = set?.split('-') ?? []
  const currency = chosen ?? commonest(fees)
  if (!currency) return []
  const own = fees
    .filter((fee) => fee.currency === currency)
    .toSorted((one, other) => one.from - other.from)
  const steps = new Set(shares.flatMap((share) => roundUp(amountAt(own, share))))
  if (most) steps.add(Number(most))
  return [...steps].sort((one, other) => one - other).map((step) => ({ most: step, currency }))
}

function commonest(fees: readonly CountedFee[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { currency, all } of fees) counts.set(currency, (counts.get(currency) ?? 0) + all)
  return [...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b))[0]?.[0]
}

/** What this share of those who name a fee asks at most. */
function amountAt(fees: readonly CountedFee[], share: number): number | undefined {
  let left = fees.reduce((sum, { all }) => sum + all, 0) * share
  for (const { from, all } of fees) {
    left -= all
    if (left <= 0) return from
  }
  return undefined
}

/** 78 to 80, 123 to 130: an amount someone would say. */
function roundUp(amount: number | undefined): number[] {
  if (!amount) return []
  const unit = Math.max(5, 10 ** (Math.floor(Math.log10(amount)) - 1))
  return [Math.ceil(amount / unit) * unit]
}

/** The probability of log-odds. */
export const logistic = (logOdds: number) => 1 / (1 + Math.exp(-logOdds))

/** The log-odds of a probability, which is kept a little away from 0 and 1. */
export function logit(probability: number): number {
  const inside = Math.min(1 - 1e-9, Math.max(1e-9, probability))
  return Math.log(inside / (1 - inside))
}

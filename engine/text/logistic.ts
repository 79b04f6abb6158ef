export const probabilityOf = (logOdds: number) => 1 / (1 + Math.exp(-logOdds))

export function logOdds(probability: number): number {
  const inside = Math.min(1 - 1e-9, Math.max(1e-9, probability))
  return Math.log(inside / (1 - inside))
}

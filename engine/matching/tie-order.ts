/**
 * Of equals the lower order stands first. It follows from who asks, on which day (the seed), and who
 * is found: every list repeats exactly, and over many people and days each of the equals comes first
 * as often as any other. Neither the alphabet nor the date of sign-up is an advantage.
 */
export function tieOrder(seed: number, idHash: number): number {
  let mixed = seed ^ idHash
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

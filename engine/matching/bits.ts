/** How many bits of a word of 32 are set. */
export function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The place of the lowest bit that is set. Without a minus, of which a number may come that is no integer. */
export const lowestBit = (word: number) => 31 - Math.clz32(word & (~word + 1))

/** The lowest `count` bits; all 32 for more. */
export const lowBits = (count: number) => (count < 32 ? (1 << count) - 1 : -1)

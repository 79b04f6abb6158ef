/** spec §2 and §9: four, fixed; our own words. */
export const quotes = [
  'You do not have to see the whole staircase, just the first step.',
  'A hard day is a day, not a verdict.',
  'Rest is part of the work, not the end of it.',
  'You can be unsure and still take care of yourself.',
] as const

/** `chance` from 0 up to 1. */
export const pickQuote = (chance: number) => quotes[Math.floor(chance * quotes.length)] ?? quotes[0]

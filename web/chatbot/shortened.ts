/** spec §9 */
const longest = 20
const shown = 18

/** spec §2: under 640 px a question longer than 20 characters is its first 18 and an ellipsis. */
export const shortened = (question: string) =>
  [...question].length > longest ? `${[...question].slice(0, shown).join('')}…` : question

/** spec §9: the minimum years of work a patient may filter by. */
export const yearsFilter = [1, 5, 10, 15] as const

/** spec §5: the smallest number found in a text; null where it holds none. */
export function smallestNumber(text: string): number | null {
  const found = text.match(/\d+/g)
  return found ? Math.min(...found.map(Number)) : null
}

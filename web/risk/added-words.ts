/** What stands in a text that did not stand in the one before it, where it was changed in one place. */
export function addedTo(before: string, now: string): string {
  const least = Math.min(before.length, now.length)
  let start = 0
  while (start < least && before[start] === now[start]) start++
  let end = 0
  while (end < least - start && before.at(-1 - end) === now.at(-1 - end)) end++
  return now.slice(start, now.length - end)
}

import type { Range } from '@attune/engine/calendar/free-times.ts'

/** Ranges in the order in which they begin; those that touch or overlap are one. */
export function joinTouching(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const one of ranges) {
    const last = joined.at(-1)
    if (last && one.from <= last.until) last.until = Math.max(last.until, one.until)
    else joined.push({ ...one })
  }
  return joined
}

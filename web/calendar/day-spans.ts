/** A part of one day, in minutes of its clock; `kinds` says what can be asked for in it. */
export type DaySpan<Kind extends string = string> = {
  from: number
  to: number
  kinds: readonly Kind[]
}
type Part = { from: number; to: number }

/** What is left of a day once a part of it is closed. */
export const closeOn = <Kind extends string>(
  spans: readonly DaySpan<Kind>[],
  { from, to }: Part,
): DaySpan<Kind>[] =>
  tidy(
    spans.flatMap((span) => [
      { ...span, to: Math.min(span.to, from) },
      { ...span, from: Math.max(span.from, to) },
    ]),
  )

/** A day with a part of it open for these kinds, whatever it was open for before. */
export const openOn = <Kind extends string>(
  spans: readonly DaySpan<Kind>[],
  added: DaySpan<Kind>,
): DaySpan<Kind>[] => tidy([...closeOn(spans, added), added])

/** Whether all of a part is open. */
export const isOpenIn = (spans: readonly DaySpan[], { from, to }: Part) =>
  closedIn(spans, { from, to }).length === 0

/** The parts of a part that are not open. */
export function closedIn(spans: readonly DaySpan[], { from, to }: Part): Part[] {
  let left: Part[] = [{ from, to }]
  for (const span of spans)
    left = left.flatMap((part) => [
      { from: part.from, to: Math.min(part.to, span.from) },
      { from: Math.max(part.from, span.to), to: part.to },
    ])
  return left.filter(hasLength)
}

/** The hours a calendar shows: all that is open or taken, at least those of a working day. */
export function shownHours(parts: readonly Part[]): { first: number; last: number } {
  const starts = parts.map(({ from }) => Math.floor(from / 60))
  const ends = parts.map(({ to }) => Math.ceil(to / 60))
  return { first: Math.min(8, ...starts), last: Math.max(18, ...ends) }
}

/** In order, without what has no length, and parts that touch and are alike as one. */
function tidy<Kind extends string>(spans: readonly DaySpan<Kind>[]): DaySpan<Kind>[] {
  const found: DaySpan<Kind>[] = []
  for (const span of spans.filter(hasLength).sort((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (last && last.to === span.from && isSameKinds(last, span))
      found[found.length - 1] = { ...last, to: span.to }
    else found.push(span)
  }
  return found
}

const hasLength = ({ from, to }: Part) => from < to

const isSameKinds = (one: DaySpan, other: DaySpan) =>
  [...one.kinds].sort().join() === [...other.kinds].sort().join()

import { clockText } from '../appointments/wall-time.ts'
import type { Block, Busy, OpenSpan } from './calendar-days.ts'
import { closedIn } from './day-spans.ts'

type Part = { from: number; to: number }
type Day = {
  open: readonly OpenSpan[]
  blocks: readonly Block[]
  busy: readonly Busy[]
  isAway: boolean
}

export const busyText = 'busy elsewhere'

/** 14:00 to 14:30, open for sessions, 14:00 Noor Haddad. */
export function partText(day: Day, { from, to }: Part): string {
  const held = day.blocks
    .filter((block) => block.from < to && from < block.to)
    .map(({ one, from: at }) => {
      const asked = one.status === 'requested' ? ', asks for your answer' : ''
      // As it is drawn, so that it can be said to whoever listens for what is seen.
      return `${clockText(at)} ${one.partner.name}${asked}`
    })
  const elsewhere = day.busy.some((one) => one.from < to && from < one.to) ? [busyText] : []
  const state = stateText(day, { from, to })
  return [`${clockText(from)} to ${clockText(to)}`, state, ...elsewhere, ...held].join(', ')
}

/** Whether a part is open, and for what. */
export function stateText(
  { open, isAway }: Pick<Day, 'open' | 'isAway'>,
  { from, to }: Part,
): string {
  if (isAway) return 'away'
  const closed = closedIn(open, { from, to })
  const length = closed.reduce((sum, part) => sum + part.to - part.from, 0)
  if (length === to - from) return 'closed'
  if (length > 0) return 'open in part'
  const kinds = new Set(
    open.filter((span) => span.from < to && from < span.to).flatMap((one) => one.kinds),
  )
  return `open for ${kindsText([...kinds])}`
}

export function kindsText(kinds: readonly string[]): string {
  if (kinds.length > 1) return 'first talks and sessions'
  return kinds[0] === 'first-talk' ? 'first talks' : 'sessions'
}

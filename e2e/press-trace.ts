import { endOf, onThreadOf, spentBetween, type TraceEvent } from './trace.ts'

/** In front of the mark that names what is pressed next. */
export const sign = 'press: '

/**
 * Of each press the processor time in ms that the page's own thread takes from the event until it
 * has handed on the frame that shows it. Of the events of one press, the longest counts.
 */
export function pressesIn(trace: readonly TraceEvent[]): { what: string; took: number }[] {
  const sorted = trace.toSorted((a, b) => a.ts - b.ts)
  const marks = sorted.filter(({ name }) => name.startsWith(sign))
  const found = new Map<number, { what: string; took: number }>()
  for (const event of sorted) {
    const times = event.args.data
    if (event.name !== 'EventTiming' || event.ph !== 'b' || !times?.interactionId) continue
    const mark = marks.findLast(({ ts, pid }) => pid === event.pid && ts < event.ts)
    const took = spentUntilFrame(sorted, event)
    if (took > (found.get(times.interactionId)?.took ?? -1))
      found.set(times.interactionId, { what: mark?.name.slice(sign.length) ?? '', took })
  }
  return [...found.values()]
}

function spentUntilFrame(sorted: readonly TraceEvent[], event: TraceEvent): number {
  const { timeStamp = 0, processingEnd = 0, duration = 0 } = event.args.data ?? {}
  const handled = event.ts + (processingEnd - timeStamp) * 1000
  const own = onThreadOf(event, sorted)
  const frame = own.find(({ name, ts }) => name === 'Commit' && ts >= handled)
  // Where nothing was to be seen there is no frame.
  const end = Math.min(frame ? endOf(frame) : Number.POSITIVE_INFINITY, event.ts + duration * 1000)
  return spentBetween(own, event.ts, end)
}

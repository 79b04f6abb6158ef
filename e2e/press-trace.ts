/** What Chromium's tracing tells of, as far as it is read here; times in microseconds. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** How long it took, and how much of that the thread was on a processor. */
  dur?: number
  tdur?: number
  args: { data?: Partial<EventTimes> }
}

type EventTimes = {
  interactionId: number
  timeStamp: number
  processingEnd: number
  duration: number
}

export const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
]

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
  const own = sorted.filter(({ pid, tid }) => pid === event.pid && tid === event.tid)
  const frame = own.find(({ name, ts }) => name === 'Commit' && ts >= handled)
  // Where nothing was to be seen there is no frame.
  const end = Math.min(frame ? endOf(frame) : Number.POSITIVE_INFINITY, event.ts + duration * 1000)
  return own
    .filter((task) => task.name === 'RunTask' && task.ts < end && endOf(task) > event.ts)
    .reduce((sum, task) => sum + spentWithin(task, event.ts, end) / 1000, 0)
}

/** Of a task that is only partly within, no more than that part. */
function spentWithin(task: TraceEvent, start: number, end: number): number {
  const within = Math.min(end, endOf(task)) - Math.max(start, task.ts)
  return Math.min(task.tdur ?? within, within)
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur

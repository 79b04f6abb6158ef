import type { Browser, Page } from '@playwright/test'

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
  args: { data?: Partial<EventTimes & Resource> }
}

type EventTimes = {
  interactionId: number
  timeStamp: number
  processingEnd: number
  duration: number
}
type Resource = { requestId: string; url: string }

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
]

/** What Chromium tells of a page while something is done with it. */
export async function traced(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories })
  await work()
  return JSON.parse(String(await browser.stopTracing())).traceEvents
}

/** Processor time in ms that a thread, by its events, takes between two moments. */
export const spentBetween = (own: readonly TraceEvent[], start: number, end: number): number =>
  own
    .filter((task) => task.name === 'RunTask' && task.ts < end && endOf(task) > start)
    .reduce((sum, task) => sum + spentWithin(task, start, end) / 1000, 0)

/** Of a task that is only partly within, no more than that part. */
function spentWithin(task: TraceEvent, start: number, end: number): number {
  const within = Math.min(end, endOf(task)) - Math.max(start, task.ts)
  return Math.min(task.tdur ?? within, within)
}

export const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur

/** The events of the thread that another one is of. */
export const onThreadOf = ({ pid, tid }: TraceEvent, trace: readonly TraceEvent[]) =>
  trace.filter((one) => one.pid === pid && one.tid === tid)

/** When the first reply to such an address had come as a whole. */
export function replyAt(trace: readonly TraceEvent[], path: string): number {
  const sent = trace.find(
    ({ name, args }) => name === 'ResourceSendRequest' && args.data?.url?.includes(path),
  )
  const come = trace.find(
    ({ name, args }) =>
      name === 'ResourceFinish' && args.data?.requestId === sent?.args.data?.requestId,
  )
  if (!come) throw new Error(`No reply to ${path}`)
  return come.ts
}

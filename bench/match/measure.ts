import { percentile } from '../../server/testing/percentile.ts'
/** The median of `runs` times in milliseconds; the first tenth only warms up. */
export function medianTime(runs: number, work: () => unknown): number {
  return percentile(timesOf(runs, work), 50)
}

/**
 * Runs ours and the floors in turn, each `times` at once or more. Medians of the wall clock and of the
 * thread's own time on the processor, which neighbours on the machine stretch less, and of the ratio
 * of the latter to that of the quickest floor.
 */
export function inTurn(
  runs: number,
  times: number,
  ours: () => unknown,
  floors: readonly (() => unknown)[],
) {
  const pairs = Array.from({ length: runs }, () => {
    const floor = Math.min(...floors.map((bare) => costOf(times * floorTimes, bare).cpu))
    const own = costOf(times, ours)
    return { ...own, floor, ratio: own.cpu / floor }
  }).slice(Math.ceil(runs / 10))
  const median = (name: keyof (typeof pairs)[number]) =>
    percentile(
      pairs.map((pair) => pair[name]),
      50,
    )
  return {
    wall: median('wall'),
    cpu: median('cpu'),
    floor: median('floor'),
    ratio: median('ratio'),
  }
}

/** The processor's time is counted in steps that are long beside a bare pass. */
const floorTimes = 4

function costOf(times: number, work: () => unknown) {
  const before = process.threadCpuUsage()
  let wall = 0
  for (let time = 0; time < times; time++) wall += timeOf(work)
  const { user, system } = process.threadCpuUsage(before)
  return { wall: wall / times, cpu: (user + system) / 1000 / times }
}

function timesOf(runs: number, work: () => unknown): number[] {
  const times = Array.from({ length: runs }, () => timeOf(work))
  return times.slice(Math.ceil(runs / 10))
}

/** Looks at what comes out, so that nothing can be left undone. */
function timeOf(work: () => unknown): number {
  const started = performance.now()
  if (work() === undefined) throw new Error('Nothing was done')
  return performance.now() - started
}

export const inMs = (time: number) => `${time.toFixed(time < 10 ? 2 : 1)} ms`
export const inMB = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

const missed: string[] = []

/** Says whether a figure is within its limit; `failures` remembers those that are not. */
export function within(what: string, value: number, limit: number): string {
  if (value <= limit) return `at most ${limit}: reached`
  missed.push(`${what}: ${value.toFixed(2)}, at most ${limit}`)
  return `at most ${limit}: MISSED`
}

export const failures = () => missed

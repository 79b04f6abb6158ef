import { threadTime } from './thread-time.ts'

/** Milliseconds of the processor that `work` takes on a machine like that of `docs/benchmarks.md`. */
const usual = 31

/**
 * How many times slower this machine is at this moment, 1 at least: by the processor time of a fixed
 * piece of work, the median of nine. Where two threads share a core, or a core is lent, that time grows
 * as well, and with it that of all that is measured by it.
 */
export function slowness(): number {
  for (let n = 0; n < 3; n++) work()
  const took = Array.from({ length: 9 }, () => {
    const before = threadTime()
    work()
    return threadTime() - before
  }).sort((one, other) => one - other)
  return Math.max(1, (took[4] ?? 0) / usual)
}

/** Texts, objects and sorting, as servers do; long enough for a clock that counts by four milliseconds. */
function work(): number {
  const rows = Array.from({ length: 40_000 }, (_, n) => ({
    id: n,
    text: `word ${(n * 7919) % 40_009}`,
  }))
  const read: typeof rows = JSON.parse(JSON.stringify(rows))
  read.sort((one, other) => one.text.localeCompare(other.text))
  const counts = new Map<string, number>()
  for (const { text } of read)
    for (const word of text.split(/\W+/)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts.size
}

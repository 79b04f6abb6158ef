import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { BusyProblem } from '@attune/contract/busy-times.ts'
import { type Asked, type Expanded, expand } from './expand.ts'
import { sieve } from './sieve.ts'
import { Unreadable } from './unreadable.ts'

/**
 * A process of its own that reads one calendar and ends: whatever a stranger's file does to a parser,
 * its time and its memory are not the server's.
 */
export type CalendarAsked = { bytes: Uint8Array; asked: Asked }
export type CalendarAnswered = 'ready' | Expanded | { problem: BusyProblem }

/** In milliseconds of processor time; a calendar of a megabyte takes a fraction of it. */
const most = 3_000

process.once('message', ({ bytes, asked }: CalendarAsked) => {
  answer(read(bytes, asked))
})
new Worker(join(import.meta.dirname, 'end-when-used-up.ts'), { workerData: most }).once(
  'online',
  () => answer('ready'),
)

function answer(answered: CalendarAnswered) {
  process.send?.(answered)
}

function read(bytes: Uint8Array, asked: Asked): CalendarAnswered {
  try {
    return expand(sieve(textOf(bytes)), asked)
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.problem }
    throw error
  }
}

/** Calendars are UTF-8 (RFC 5545, 3.1.4); in another one titles alone would suffer, which nobody reads. */
function textOf(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new Unreadable('no-calendar')
  return new TextDecoder().decode(bytes)
}

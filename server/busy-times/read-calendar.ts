import { fork } from 'node:child_process'
import { join } from 'node:path'
import { say } from '@attune/contract/errors.ts'
import { AppError } from '../lib/errors.ts'
import { createTurns } from '../lib/turns.ts'
import type { Expanded } from './expand.ts'
import type { CalendarAnswered, CalendarAsked } from './read-program.ts'
import { Unreadable } from './unreadable.ts'

const program = join(import.meta.dirname, 'read-program.ts')
/** By the clock, to get up and to read: the program ends itself by what it uses, long before. */
const startsWithin = 10_000
const readsWithin = 10_000
/** In megabytes; one that needs more is not read. */
const heap = '--max-old-space-size=96'

const inTurn = createTurns({
  ...{ atOnce: 1, mostWaiting: 20, mostWaitingPerKey: 2, budget: 1 },
  says: say.unavailable,
})

/** When somebody is busy by this calendar, or `Unreadable`. */
export const readCalendarApart = (therapistId: string, asked: CalendarAsked): Promise<Expanded> =>
  inTurn(therapistId, 1, async () => {
    const answered = await ask(asked)
    if ('problem' in answered) throw new Unreadable(answered.problem)
    return answered
  })

function ask(asked: CalendarAsked): Promise<Exclude<CalendarAnswered, 'ready'>> {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [heap],
    env: {},
    stdio: 'ignore',
  })
  const end = () => child.kill('SIGKILL')
  let isReading = false
  let tooLong = setTimeout(end, startsWithin)
  const answered = new Promise<Exclude<CalendarAnswered, 'ready'>>((resolve, reject) => {
    child.on('message', (said: CalendarAnswered) => {
      if (said !== 'ready') return resolve(said)
      clearTimeout(tooLong)
      tooLong = setTimeout(end, readsWithin)
      isReading = true
      child.send(asked, (error) => error && reject(error))
    })
    child.once('error', reject)
    // What takes too long, or more memory than there is, was too much of a calendar.
    child.once('exit', () =>
      isReading
        ? resolve({ problem: 'too-much' })
        : reject(new AppError('unavailable', say.unavailable)),
    )
  })
  return answered.finally(() => {
    clearTimeout(tooLong)
    end()
  })
}

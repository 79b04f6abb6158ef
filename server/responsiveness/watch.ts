import type { Context } from '../lib/http.ts'
import type { Job } from '../lib/job.ts'
import { measureAll } from './measure.ts'

const every = 10 * 60_000

/** Counts at the start and ever again; whoever's figures changed is told to every node's directory. */
export const responsivenessWatch = (context: Context, onError: (error: unknown) => void): Job => ({
  name: 'responsiveness watch',
  start() {
    let round: Promise<void> | undefined
    const look = () => {
      round ??= measureAndTell(context)
        .then(() => context.metrics.round('responsiveness watch'))
        .catch(onError)
        .finally(() => {
          round = undefined
        })
    }
    const looking = setInterval(look, every)
    looking.unref()
    look()
    return async () => {
      clearInterval(looking)
      await round
    }
  },
})

async function measureAndTell({ db, bus }: Context) {
  for (const therapist of await measureAll(db, new Date()))
    await bus.publish('practice', { therapist })
}

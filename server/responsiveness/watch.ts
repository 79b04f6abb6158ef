import type { Context } from '../lib/http.ts'
import type { Job } from '../lib/job.ts'
import { measureInSlices } from './measure.ts'

const every = 10 * 60_000

/** Counts at the start and ever again; whoever's figures changed is told to every node's directory. */
export const responsivenessWatch = (context: Context, onError: (error: unknown) => void): Job => ({
  name: 'responsiveness watch',
  start() {
    const node = new AbortController()
    let round: Promise<void> | undefined
    const look = () => {
      round ??= measureAndTell(context, node.signal)
        .then(() => context.metrics.round('responsiveness watch'))
        .catch((error) => {
          if (!node.signal.aborted) onError(error)
        })
        .finally(() => {
          round = undefined
        })
    }
    const looking = setInterval(look, every)
    looking.unref()
    look()
    return async () => {
      clearInterval(looking)
      node.abort()
      await round
    }
  },
})

async function measureAndTell({ db, bus }: Context, ending: AbortSignal) {
  for await (const changed of measureInSlices(db, new Date(), { ending }))
    for (const therapist of changed) await bus.publish('practice', { therapist })
}

import type { Context } from '../lib/http.ts'
import type { Job } from '../lib/job.ts'
import { collectEvents } from './collect.ts'

const every = 60 * 60_000

/** Collects at the start and once an hour, and what has changed between two people at once. */
export const learningWatch = (context: Context, onError: (error: unknown) => void): Job => ({
  name: 'what happened with matches',
  start() {
    const { db, vault, bus, metrics } = context
    const node = new AbortController()
    let underWay: Promise<unknown> = Promise.resolve()
    const collect = (people?: readonly string[]) => {
      if (node.signal.aborted) return
      underWay = underWay
        .then(() => collectEvents(db, vault, people, node.signal))
        .catch((error) => {
          if (!node.signal.aborted) onError(error)
        })
    }
    const look = () => {
      collect()
      void underWay.then(() => metrics.round('what happened with matches'))
    }
    bus.on('contact', ({ people }) => collect(people))
    const looking = setInterval(look, every)
    looking.unref()
    look()
    return async () => {
      node.abort()
      clearInterval(looking)
      await underWay
    }
  },
})

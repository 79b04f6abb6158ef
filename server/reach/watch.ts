import type { Context } from '../lib/http.ts'
import type { Job } from '../lib/job.ts'
import type { ReachCounter } from './counter.ts'
import { addCounts } from './store.ts'

const writeEvery = 60_000

/** Writes down what this node counted, once a minute and at its end. */
export const reachWatch = (
  { db, metrics }: Context,
  counter: ReachCounter,
  onError: (error: unknown) => void,
): Job => ({
  name: 'how often therapists were seen',
  start() {
    let underWay: Promise<unknown> = Promise.resolve()
    const write = async () => {
      const counted = counter.take()
      await addCounts(db, counted).catch((error: unknown) => {
        counter.putBack(counted)
        onError(error)
      })
      metrics.round('how often therapists were seen')
    }
    const writing = setInterval(() => {
      underWay = underWay.then(write)
    }, writeEvery)
    return async () => {
      clearInterval(writing)
      underWay = underWay.then(write)
      await underWay
    }
  },
})

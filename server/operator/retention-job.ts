import { sweepEnded } from '../diagnosis/sharing.ts'
import type { Context } from '../lib/http.ts'
import type { Job } from '../lib/job.ts'
import { applyRetention } from './retention.ts'
import { endSuspensions } from './standing.ts'

const applyEvery = 24 * 60 * 60_000
const lookEvery = 60_000

/** Removes what is over, at the start and once a day. */
export const retentionJob = (context: Context, onError: (error: unknown) => void): Job =>
  repeated(context, 'retention', applyEvery, applyRetention, onError)

/** Lets those practise again whose suspension is over. */
export const suspensionWatch = (context: Context, onError: (error: unknown) => void): Job =>
  repeated(context, 'suspensions', lookEvery, (node) => endSuspensions(node), onError)

/** Writes down what is shared no more because its time is over. */
export const grantWatch = (context: Context, onError: (error: unknown) => void): Job =>
  repeated(context, 'ends of what is shared', lookEvery, (node) => sweepEnded(node), onError)

function repeated(
  context: Context,
  name: string,
  every: number,
  work: (context: Context, ending: AbortSignal) => Promise<unknown>,
  onError: (error: unknown) => void,
): Job {
  return {
    name,
    start() {
      const node = new AbortController()
      let underWay: Promise<unknown> | undefined
      const look = () => {
        underWay ??= work(context, node.signal)
          .then(() => context.metrics.round(name))
          .catch((error) => {
            if (!node.signal.aborted) onError(error)
          })
          .finally(() => {
            underWay = undefined
          })
      }
      const looking = setInterval(look, every)
      looking.unref()
      look()
      return async () => {
        clearInterval(looking)
        node.abort()
        await underWay
      }
    },
  }
}

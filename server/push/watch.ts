import type { Context } from '../lib/http.ts'
import type { Job } from '../lib/job.ts'
import { sendPushes } from './send-pushes.ts'

const lookEvery = 10_000

/** Nothing where the operator has not switched it on. */
export const pushWatch = (context: Context, onError: (error: unknown) => void): Job => ({
  name: 'push to who is away',
  start() {
    if (!context.env.push) return async () => {}
    let underWay: Promise<unknown> | undefined
    const round = async () => {
      await sendPushes(context, new Date())
      context.metrics.round('push to who is away')
    }
    const looking = setInterval(() => {
      underWay ??= round()
        .catch(onError)
        .finally(() => {
          underWay = undefined
        })
    }, lookEvery)
    return async () => {
      clearInterval(looking)
      await underWay
    }
  },
})

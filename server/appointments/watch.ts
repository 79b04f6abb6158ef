import type { Context } from '../lib/http.ts'
import type { Job } from '../lib/job.ts'
import { expireUnanswered } from './end.ts'
import { lapseProposals } from './proposal.ts'
import { sendReminders } from './send-reminders.ts'

const lookEvery = 10_000

/** Reminds of what is near, and ends what nobody answered. Every node looks; one has each. */
export const appointmentWatch = (context: Context, onError: (error: unknown) => void): Job => ({
  name: 'appointments',
  start() {
    let isStopping = false
    let underWay: Promise<unknown> | undefined
    const round = async () => {
      await sendReminders(context, new Date(), () => isStopping)
      await expireUnanswered(context, new Date())
      await lapseProposals(context, new Date())
      context.metrics.round('appointments')
    }
    const looking = setInterval(() => {
      underWay ??= round()
        .catch(onError)
        .finally(() => {
          underWay = undefined
        })
    }, lookEvery)
    return async () => {
      isStopping = true
      clearInterval(looking)
      await underWay
    }
  },
})

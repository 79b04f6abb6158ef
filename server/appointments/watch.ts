import type { Context } from '../lib/http.ts'
import { type Job, startRounds } from '../lib/job.ts'
import { expireUnanswered } from './end.ts'
import { lapseProposals } from './proposal.ts'
import { sendReminders } from './send-reminders.ts'
import { lapseSeries } from './series.ts'

const every = 10_000

/** Reminds of what is near, and ends what nobody answered. Every node looks; one has each. */
export const appointmentWatch = (context: Context, onError: (error: unknown) => void): Job => {
  const name = 'appointments'
  const round = async (isStopping: () => boolean) => {
    await sendReminders(context, new Date(), isStopping)
    await expireUnanswered(context, new Date())
    await lapseProposals(context, new Date())
    await lapseSeries(context, new Date())
  }
  return { name, start: () => startRounds({ context, name, every, round, onError }) }
}

import type { Context } from '../lib/http.ts'
import { type Job, startRounds } from '../lib/job.ts'
import { sendPushes } from './send-pushes.ts'

const every = 10_000

/** Nothing where the operator has not switched it on. */
export const pushWatch = (context: Context, onError: (error: unknown) => void): Job => {
  const name = 'push to who is away'
  const round = () => sendPushes(context, new Date())
  const start = () => startRounds({ context, name, every, round, onError })
  return { name, start: context.env.push ? start : () => async () => {} }
}

import type { Context } from '../lib/http.ts'
import { type Job, startRounds } from '../lib/job.ts'
import { fetchDue } from './take-over.ts'

const every = 15_000

/** Reads the addresses of other calendars that are due. Every node looks; one has each. */
export const busyWatch = (context: Context, onError: (error: unknown) => void): Job => {
  const name = 'busy times elsewhere'
  return {
    name,
    start() {
      const ending = new AbortController()
      const round = () =>
        fetchDue(context, new Date(), ending.signal).catch((error: unknown) => {
          if (!ending.signal.aborted) throw error
        })
      const stop = startRounds({ context, name, every, round, onError })
      return () => {
        ending.abort()
        return stop()
      }
    },
  }
}

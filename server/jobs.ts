import { sweepDevices } from './auth/device-store.ts'
import type { Sessions } from './auth/sessions.ts'
import { sweepTokens } from './auth/token-store.ts'
import type { Analyst } from './journals/analyst.ts'
import type { Context } from './lib/http.ts'
import type { Job } from './lib/job.ts'
import { mailSender } from './mail/sender.ts'
import type { LiveDirectory } from './matching/live-directory.ts'
import { responsivenessWatch } from './responsiveness/watch.ts'

type Parts = { directory: LiveDirectory; analyst: Analyst; sessions: Sessions }

/** All that a serving node does in the background; nothing else starts by itself. */
export const backgroundJobs = (
  context: Context,
  { directory, analyst, sessions }: Parts,
  onError: (error: unknown) => void,
): Job[] => [
  directory,
  analyst,
  sessionSweep(context, sessions, onError),
  mailSender(context, onError),
  responsivenessWatch(context, onError),
]

const sweepEvery = 60 * 60_000

const sessionSweep = (
  { db }: Context,
  sessions: Sessions,
  onError: (error: unknown) => void,
): Job => ({
  name: 'sweep of ended sessions',
  start() {
    const sweep = async () => {
      await sessions.sweep()
      await sweepDevices(db)
      await sweepTokens(db)
    }
    const sweeping = setInterval(() => void sweep().catch(onError), sweepEvery)
    return async () => clearInterval(sweeping)
  },
})

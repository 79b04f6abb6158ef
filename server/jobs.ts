import { appointmentWatch } from './appointments/watch.ts'
import type { Sessions } from './auth/sessions.ts'
import { busyWatch } from './busy-times/watch.ts'
import { libraryAhead } from './chatbot/learn-ahead.ts'
import { diskWatch } from './erasure/watch.ts'
import type { Analyst } from './journals/analyst.ts'
import { learningWatch } from './learning/watch.ts'
import type { Context } from './lib/http.ts'
import type { Job } from './lib/job.ts'
import { smallHeap } from './lib/small-heap.ts'
import { mailSender } from './mail/sender.ts'
import type { LiveDirectory } from './matching/live-directory.ts'
import { presenceIn } from './messages/presence.ts'
import type { ChatServer } from './messages/socket.ts'
import { awayWatch } from './notifications/away-watch.ts'
import { grantWatch, retentionJob, suspensionWatch } from './operator/retention-job.ts'
import { townsAhead } from './places/towns-ahead.ts'
import { pushWatch } from './push/watch.ts'
import type { ReachCounter } from './reach/counter.ts'
import { reachWatch } from './reach/watch.ts'
import { responsivenessWatch } from './responsiveness/watch.ts'

type Parts = {
  directory: LiveDirectory
  analyst: Analyst
  sessions: Sessions
  chat: ChatServer
  reach: ReachCounter
}

/** All that a serving node does in the background; nothing else starts by itself. */
export const backgroundJobs = (
  context: Context,
  { directory, analyst, sessions, chat, reach }: Parts,
  onError: (error: unknown) => void,
): Job[] => [
  directory,
  analyst,
  idleWatch(sessions, onError),
  retentionJob(context, onError),
  suspensionWatch(context, onError),
  grantWatch(context, onError),
  mailSender(context, onError),
  awayWatch(context, presenceIn(chat), onError),
  pushWatch(context, onError),
  appointmentWatch(context, onError),
  busyWatch(context, onError),
  responsivenessWatch(context, onError),
  reachWatch(context, reach, onError),
  learningWatch(context, onError),
  diskWatch(context, onError),
  libraryAhead(onError),
  townsAhead(onError),
  smallHeap(),
]

const lookEvery = 5_000

/** Ends what ran out by itself, so that an open socket hears nothing more. */
const idleWatch = (sessions: Sessions, onError: (error: unknown) => void): Job => ({
  name: 'end of idle sessions',
  start() {
    const looking = setInterval(() => void sessions.endIdle().catch(onError), lookEvery)
    return async () => clearInterval(looking)
  },
})

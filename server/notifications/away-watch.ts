import type { Context } from '../lib/http.ts'
import { type Job, startRounds } from '../lib/job.ts'
import { queueAwayMails } from './away-mails.ts'
import { noteSeen, seenWriter } from './seen.ts'

const every = 10_000
/** In seconds: of who stays it is written down so often at most, and far more often than it is asked for. */
const apart = 20

export type Presence = {
  /** Whoever has a page open, each once. */
  connected: () => readonly string[]
  /** Heard when a page of theirs is opened or closed; gives what ends it. */
  onChange: (heard: (person: string) => void) => () => void
}

/** Who has a page open is not told by mail; who has none is, once that is due. */
export const awayWatch = (
  context: Context,
  { connected, onChange }: Presence,
  onError: (error: unknown) => void,
): Job => {
  const name = 'mails to who is away'
  const round = async () => {
    const now = new Date()
    const here = new Map(connected().map((person) => [person, now]))
    if (here.size > 0) await noteSeen(context, here, apart)
    await queueAwayMails(context, now)
  }
  return {
    name,
    start() {
      const seen = seenWriter(context, onError)
      const stopHearing = onChange(seen.note)
      const stop = startRounds({ context, name, every, round, onError })
      return async () => {
        const stopped = stop()
        stopHearing()
        await Promise.all([stopped, seen.written()])
      }
    },
  }
}

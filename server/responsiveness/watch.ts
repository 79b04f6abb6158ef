import type { Context } from '../lib/http.ts'
import { measureAll } from './measure.ts'

const every = 10 * 60_000

/** Counts now and again in the background; whoever's figures changed is told to every node's index. */
export function watchResponsiveness(context: Context, onError: (error: unknown) => void) {
  let round: Promise<void> | undefined
  const look = () => {
    round ??= measureAndTell(context, new Date())
      .catch(onError)
      .finally(() => {
        round = undefined
      })
  }
  const looking = setInterval(look, every)
  looking.unref()
  look()
  return {
    async stop() {
      clearInterval(looking)
      await round
    },
  }
}

export async function measureAndTell({ db, bus }: Context, now: Date) {
  for (const therapist of await measureAll(db, now)) await bus.publish('practice', { therapist })
}

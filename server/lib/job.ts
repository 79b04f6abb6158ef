import type { Context } from './http.ts'
import { within } from './person.ts'

/** Work that goes on beside the requests of a node. */
export type Job = {
  name: string
  /** Begins; gives what stops it, which resolves once nothing of it is under way. */
  start: () => () => Promise<void>
}

type Rounds = {
  context: Pick<Context, 'metrics'>
  name: string
  /** Milliseconds from one beginning to the next. */
  every: number
  /** `isStopping` is true once the node ends: what is long ends early then. */
  round: (isStopping: () => boolean) => Promise<unknown>
  onError: (error: unknown) => void
}

/** One round at a time: what takes longer than the pause lets the next one out. Waited for at the end. */
export function startRounds({ context, name, every, round, onError }: Rounds): () => Promise<void> {
  let isStopping = false
  let underWay: Promise<unknown> | undefined
  const looking = setInterval(() => {
    underWay ??= round(() => isStopping)
      .then(() => context.metrics.round(name))
      .catch(onError)
      .finally(() => {
        underWay = undefined
      })
  }, every)
  return async () => {
    isStopping = true
    clearInterval(looking)
    await underWay
  }
}

/** Starts them in this order, and gives what stops them in the opposite one; what a job does last is its own, too. */
export function startJobs(jobs: readonly Job[]): () => Promise<void> {
  const started = jobs.map(({ name, start }) => {
    const own = { as: 'job', name } as const
    const stop = within(own, start)
    return () => within(own, stop)
  })
  return async () => {
    for (const stop of started.toReversed()) await stop()
  }
}

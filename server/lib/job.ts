import { within } from './person.ts'

/** Work that goes on beside the requests of a node. */
export type Job = {
  name: string
  /** Begins; gives what stops it, which resolves once nothing of it is under way. */
  start: () => () => Promise<void>
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

import { within } from './person.ts'

/** Work that goes on beside the requests of a node. */
export type Job = {
  name: string
  /** Begins; gives what stops it, which resolves once nothing of it is under way. */
  start: () => () => Promise<void>
}

/** Starts them in this order, and gives what stops them in the opposite one. */
export function startJobs(jobs: readonly Job[]): () => Promise<void> {
  const started = jobs.map(({ name, start }) => within({ as: 'job', name }, start))
  return async () => {
    for (const stop of started.toReversed()) await stop()
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway } from './errors.ts'

/**
 * Does work that may be done again until the database is there to answer it, for half a minute at most:
 * while a machine starts it may be busy with much else. Any other failure is thrown at once.
 */
export async function rideOut<T>(work: () => Promise<T>, tries = 30, pause = 1_000): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries <= 1 || !isDatabaseAway(error)) throw error
    await wait(pause)
    return rideOut(work, tries - 1, pause)
  }
}

import { isDatabaseAway } from './errors.ts'

const mostTries = 30
const pause = 1_000

/**
 * Does work that may be done again until the database is there to answer it, for half a minute at most:
 * while a machine starts it may be busy with much else. Any other failure is thrown at once.
 */
export async function rideOut<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === mostTries || !isDatabaseAway(error)) throw error
      await new Promise((done) => setTimeout(done, pause))
    }
  }
}

import { sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { finishRotation, isRotationDue, rotateEpoch } from '../lib/epoch-rotation.ts'
import type { Context } from '../lib/http.ts'
import type { Job } from '../lib/job.ts'
import { clearDisk, type Patience } from './clear-disk.ts'

const lookEvery = 60 * 60_000

/**
 * Nobody waits for long: what is in use is left for the next look. Longer than the second after which
 * PostgreSQL ends a VACUUM of its own that is in the way.
 */
const patience: Patience = { lockWithin: 1_500, tries: 3, pause: 2_000 }

/**
 * What was deleted leaves the disk within a day: its key with the epoch, and what no key seals with
 * the tables it stood in. Looks at once, too: either may have been cut off. What was in use, or
 * failed, is tried again after `soon` milliseconds, then after twice as long each time.
 */
export const diskWatch = (
  { db, keys, databaseUrl }: Context,
  onError: (error: unknown) => void,
  soon = 20_000,
): Job => ({
  name: 'what was deleted leaves the disk',
  start() {
    const node = new AbortController()
    let pause = soon
    let next: NodeJS.Timeout | undefined
    let underWay: Promise<void> = Promise.resolve()
    /** True where something is left that the next look may take. */
    const look = async () => {
      await finishRotation(db, keys)
      if (await isRotationDue(db)) await rotateEpoch(db, keys)
      if (!(await isClearingDue(db, new Date()))) return false
      const { waiting } = await clearDisk(databaseUrl, patience, node.signal)
      return waiting.length > 0
    }
    const goOn = async () => {
      const isLeft = await look().catch((error: unknown) => {
        onError(error)
        return true
      })
      if (node.signal.aborted) return
      next = setTimeout(begin, isLeft ? pause : lookEvery)
      pause = isLeft ? Math.min(2 * pause, lookEvery) : soon
    }
    const begin = () => {
      underWay = goOn()
    }
    begin()
    return async () => {
      clearTimeout(next)
      node.abort()
      await underWay
    }
  },
})

/** By the clock of this machine: three looks, as a table may be in use. */
const isQuiet = (now: Date) => now.getHours() >= 2 && now.getHours() < 5

/** At night; where it did not come to that, such as when nothing ran, before the day is over. */
export async function isClearingDue(db: Db, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ since: number }>(sql`
    SELECT extract(epoch FROM now() - min(since))::int AS since FROM emptied_tables
    HAVING count(*) > 0`)
  const [oldest] = rows
  return oldest !== undefined && (isQuiet(now) || oldest.since >= longest)
}

/** In seconds: 22 hours, so that the next look is within the day, too. */
const longest = 22 * 60 * 60

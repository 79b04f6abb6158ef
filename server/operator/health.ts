import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Redis } from 'ioredis'
import type pg from 'pg'
import type { Context } from '../lib/http.ts'

/** What of this node the context does not hold. */
export type Node = {
  pool: pg.Pool
  redis: Redis | undefined
  /** How many sockets are open here. */
  sockets: () => number
}

const redisWithin = 1_000

/** Line by line, in words; a part that fails says so and holds up no other. */
export async function readHealth({ env, db, metrics }: Context, node: Node) {
  const [database, redis, disk] = await Promise.all([
    said(async () => {
      const before = performance.now()
      const { rows } = await db.execute<{ version: string; schema: string }>(sql`
        SELECT current_setting('server_version') AS version,
          pg_size_pretty(pg_database_size(current_database())) AS schema`)
      const took = Math.round(performance.now() - before)
      return `answered in ${took} ms; PostgreSQL ${rows[0]?.version}, ${rows[0]?.schema}`
    }),
    node.redis ? said(() => ping(node.redis)) : 'not set: one node',
    said(async () => {
      const { bsize, blocks, bavail } = await statfs(env.dataDir)
      return `${gibibytes(bsize * bavail)} of ${gibibytes(bsize * blocks)} free where DATA_DIR is`
    }),
  ])
  const { totalCount, idleCount, waitingCount } = node.pool
  return [
    ['Database', database],
    ['Connections', `${totalCount} open, ${idleCount} idle, ${waitingCount} waiting for one`],
    ['Redis', redis],
    ['Disk', disk],
    ['Memory', `${gibibytes(process.memoryUsage().rss)} held by this process`],
    ['Open sockets', String(node.sockets())],
    ['Running since', new Date(Date.now() - process.uptime() * 1000).toISOString()],
    ['Node', process.version],
    ...[...metrics.lastRounds()].map(
      ([job, at]) => [`Job: ${job}`, `last done ${at.toISOString()}`] as const,
    ),
  ] as const
}

async function ping(redis: Redis | undefined) {
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('late')), redisWithin).unref()
  })
  await Promise.race([redis?.ping(), late])
  return 'answers'
}

const said = (look: () => Promise<string>) => look().catch(() => 'does not answer')

const gibibytes = (bytes: number) => `${(bytes / 2 ** 30).toFixed(1)} GiB`

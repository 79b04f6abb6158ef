import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { describe, expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'

const app = await startSharedApp()

const two = () => app.context.db.execute<{ n: number }>(sql`SELECT 1 + 1 AS n`)

describe('a transaction', () => {
  test('that cannot begin gives its connection back: as many as you like leave room for others', async () => {
    const cut = (client: PoolClient) => client.connection.stream.destroy()
    app.serverPool.on('acquire', cut)
    for (let n = 0; n < app.serverPool.options.max + 5; n++)
      await expect(app.context.db.transaction(async () => {})).rejects.toThrow()
    app.serverPool.off('acquire', cut)
    expect((await two()).rows).toEqual([{ n: 2 }])
    expect(app.serverPool.totalCount).toBeLessThanOrEqual(2)
  })

  test('that fails is undone, and its connection serves the next', async () => {
    const before = app.serverPool.totalCount
    const work = app.context.db.transaction(async (tx) => {
      await tx.execute(sql`CREATE TEMPORARY TABLE half_done (n int)`)
      throw new Error('on purpose')
    })
    await expect(work).rejects.toThrow('on purpose')
    const { rows } = await app.context.db.execute(sql`SELECT to_regclass('half_done') AS name`)
    expect(rows).toEqual([{ name: null }])
    expect(app.serverPool.totalCount).toBeLessThanOrEqual(Math.max(before, 1))
  })

  test('within a transaction can fail alone', async () => {
    const kept = await app.context.db.transaction(async (tx) => {
      await tx.execute(sql`CREATE TEMPORARY TABLE counted (n int) ON COMMIT DROP`)
      await tx.execute(sql`INSERT INTO counted VALUES (1)`)
      const inner = tx.transaction(async (inside) => {
        await inside.execute(sql`INSERT INTO counted VALUES (2)`)
        throw new Error('inner')
      })
      await expect(inner).rejects.toThrow('inner')
      return (await tx.execute(sql`SELECT n FROM counted`)).rows
    })
    expect(kept).toEqual([{ n: 1 }])
  })
})

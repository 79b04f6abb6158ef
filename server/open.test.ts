import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { migrateDatabase } from './lib/db.ts'
import { asJob } from './lib/person.ts'
import { openContext } from './open.ts'
import { testEnv } from './testing/app.ts'
import { databaseUrl, onServer } from './testing/database.ts'
import { placesOf } from './testing/rows.ts'
import { temporaryFolder } from './testing/temporary.ts'
import { readUser } from './users/store.ts'

test('a start seals the contact data of a database of an older version, and a later one has nothing to do', async () => {
  const name = `older_${randomUUID().replaceAll('-', '')}`
  await onServer(inject('postgresUrl'), `CREATE DATABASE ${name}`)
  const url = databaseUrl(inject('postgresUrl'), name)
  await migrateDatabase(url, async () => {})
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const { rows } = await pool.query(
    `INSERT INTO users (name, username, email, phone)
     SELECT 'Ada ' || n, 'Ada' || n, 'Ada.' || n || '@people.example', '+1 555 ' || n
     FROM generate_series(1, 210) AS n RETURNING id`,
  )
  const env = {
    ...testEnv,
    databaseUrl: url,
    keyDir: join(temporaryFolder('older'), 'keys'),
    encryptionKey: randomBytes(32).toString('base64'),
  }
  for (let start = 0; start < 2; start++) {
    const { context, close } = await openContext(env, () => {})
    const [first, last] = [rows[0].id, rows.at(-1).id]
    const readAs = (id: string) => asJob('test', () => readUser(context.db, context.vault, id))
    expect(await readAs(first)).toMatchObject({
      ...{ name: 'Ada 1', username: 'Ada1', email: 'Ada.1@people.example', phone: '+1 555 1' },
    })
    expect((await readAs(last))?.name).toBe('Ada 210')
    expect(await placesOf(pool, '@people.example', 'Ada', '+1 555')).toEqual([])
    await close()
  }
  await pool.end()
}, 60_000)

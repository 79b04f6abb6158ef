import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { tellJob } from '../lib/personal-query.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp } from '../testing/sign-up.ts'
import { asApp } from './app-role.ts'

const app = await startSharedApp()
const client = new pg.Client(asApp(app.url))
await client.connect()
await tellJob(client)
afterAll(() => client.end())

test('the server’s own role reads and writes rows', async () => {
  const pat = await signUp(app, 'user')
  const { rows } = await client.query('SELECT current_user AS role, id FROM users WHERE id = $1', [
    pat.id,
  ])
  expect(rows).toEqual([{ role: 'attune_app', id: pat.id }])
  const used = await app.context.db.execute('SELECT current_user AS role')
  expect(used.rows).toEqual([{ role: 'attune_app' }])
})

test.each([
  'ALTER TABLE users ADD COLUMN more text',
  'DROP TABLE users',
  'TRUNCATE users',
  'CREATE TABLE more (id int)',
  'ALTER TABLE journals DISABLE TRIGGER ALL',
  "COPY users TO '/tmp/users'",
  "COPY users TO PROGRAM 'cat'",
  "SELECT pg_read_file('postgresql.conf')",
  "SELECT lo_import('/etc/passwd')",
  'CREATE ROLE more SUPERUSER LOGIN',
  'ALTER ROLE attune_app SUPERUSER',
  'SET ROLE attune',
  'CREATE EXTENSION file_fdw',
  "ALTER SYSTEM SET fsync = 'off'",
  'SELECT rolpassword FROM pg_authid',
  'DELETE FROM drizzle.__drizzle_migrations',
  'UPDATE threads SET b_id = gen_random_uuid()',
  'UPDATE threads SET key_id = gen_random_uuid()',
  "UPDATE threads SET a_model = 'Therapist'",
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'attune'",
])('and may not: %s', async (statement) => {
  await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' })
})

test('owns nothing', async () => {
  const { rows } = await client.query(
    "SELECT relname FROM pg_class JOIN pg_roles ON pg_roles.oid = relowner WHERE rolname = 'attune_app'",
  )
  expect(rows).toEqual([])
  expect(inject('postgresUrl')).toContain('attune:')
})

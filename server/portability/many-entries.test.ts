import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { dataOf, download, upload } from '../testing/archives.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp } from '../testing/sign-up.ts'
import { statementsOf } from '../testing/statements.ts'

const app = await startSharedApp()
const own = await signUp(app, 'user')
await own.call('POST', `/users/${own.id}/journals`, { title: 'A day', content: 'Quiet' })
await own.call('PUT', `/users/${own.id}/journal-consent`, { allowed: true })
const good = await dataOf(await download(own))

async function archiveOf(entries: number): Promise<Buffer> {
  const [entry] = good.journal
  const journal = Array.from({ length: entries }, (_, i) => ({ ...entry, title: `Day ${i}` }))
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  await writer.add('data.json', new TextReader(JSON.stringify({ ...good, journal })))
  return Buffer.from(await writer.close())
}

const entriesOf = async (person: SignedUp) => {
  const { rows } = await app.pool.query('SELECT 1 FROM journals WHERE user_id = $1', [person.id])
  return rows.length
}

test('three thousand entries are taken in with few statements, and each waits to be read', async () => {
  const pat = await signUp(app, 'user')
  const archive = await archiveOf(3_000)
  const asked = await statementsOf(async () => {
    expect((await upload(app, pat, archive)).status).toBe(200)
  })
  expect(asked.length).toBeLessThan(300)
  expect(await entriesOf(pat)).toBe(3_000)
  const { rows } = await app.pool.query('SELECT 1 FROM journal_analyses WHERE user_id = $1', [
    pat.id,
  ])
  expect(rows.length).toBe(3_000)
})

test('who leaves midway has taken nothing in, and may come again', async () => {
  const pat = await signUp(app, 'user')
  const archive = await archiveOf(20_000)
  const leaving = new AbortController()
  const sent = fetch(`${await app.listen()}/api/portability/import`, {
    method: 'POST',
    headers: { cookie: pat.cookie, 'content-type': 'application/zip' },
    body: new Uint8Array(archive),
    signal: leaving.signal,
  })
  await begun(app)
  leaving.abort()
  await expect(sent).rejects.toThrow()
  expect((await upload(app, pat, await archiveOf(3))).body).toMatchObject({ entries: 3 })
  expect(await entriesOf(pat)).toBe(3)
})

test('a node that ends does not wait for the last of them', async () => {
  const node = await startTestApp()
  const pat = await signUp(node, 'user')
  const taking = upload(node, pat, await archiveOf(20_000))
  await begun(node)
  await node.close()
  const { status, body } = await taking
  expect([status, body.error]).toEqual([503, expect.stringContaining('nothing of it was')])
})

/** Until an archive is being taken in. */
const begun = ({ pool }: typeof app) =>
  expect
    .poll(
      async () => {
        const { rows } = await pool.query(
          'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query ILIKE \'insert into "journals"%\'',
        )
        return rows.length
      },
      { timeout: 10_000, interval: 5 },
    )
    .toBeGreaterThan(0)

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Archive, archiveLists, archiveSingles } from '@attune/contract/archive.ts'
import { expect, test } from 'vitest'
import { download, unzip } from '../testing/archives.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp } from '../testing/sign-up.ts'
import { coverage } from './coverage.ts'
import { archiveSchema } from './write-archive.ts'

const app = await startSharedApp()

test('every table says what an archive takes of it and what a deletion does to it', async () => {
  const { rows } = await app.pool.query(
    "SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace",
  )
  expect(Object.keys(coverage).sort()).toEqual(rows.map(({ name }) => name).sort())
  for (const [table, said] of Object.entries(coverage))
    expect([table, said.export !== '', said.deletion !== '']).toEqual([table, true, true])
})

test('every part of an archive comes out of a table', () => {
  const said = Object.values(coverage).map((one) => one.export)
  for (const part of [...Object.keys(archiveSingles), ...Object.keys(archiveLists)])
    expect([part, said.some((words) => words.split(/[^a-zA-Z]+/).includes(part))]).toEqual([
      part,
      true,
    ])
})

test('the schema in the documents is the one that is shipped, and an archive keeps to it', async () => {
  const file = join(import.meta.dirname, '../../docs/export.md')
  const made = archiveSchema()
  const [, written = ''] = readFileSync(file, 'utf8').split(/\n```(?:json)?\n/)
  expect(JSON.parse(written)).toEqual(made)
  const pat = await signUp(app, 'user')
  const files = await unzip(await download(pat))
  expect(JSON.parse(files.get('data.schema.json') ?? '')).toEqual(made)
  expect(Archive.safeParse(JSON.parse(files.get('data.json') ?? '')).success).toBe(true)
})

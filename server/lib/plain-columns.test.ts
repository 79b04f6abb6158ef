import { globSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { inTheClear } from '../testing/plain-columns.ts'

const server = join(import.meta.dirname, '..')

test('words in the clear stand only where no patient writes them', async () => {
  const paths = globSync('*/table.ts', { cwd: server }).map((path) => join(server, path))
  const modules: object[] = await Promise.all(paths.map((path) => import(path)))
  const columns = modules
    .flatMap((module) => Object.values(module))
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter((column) => /text|char|json|citext/.test(column.getSQLType()))
        .map((column) => `${getTableConfig(table).name}.${column.name}`),
    )
  expect(columns.toSorted()).toEqual(Object.values(inTheClear).flat().toSorted())
})

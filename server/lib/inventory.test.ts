import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { portabilityLimits } from '@attune/contract/portability.ts'
import { expect, test } from 'vitest'
import { policies } from '../postgres/policies.ts'
import { limitRules } from './limits.ts'

const inventory = readFileSync(
  resolve(import.meta.dirname, '../../docs/security-inventory.md'),
  'utf8',
)
/** The rows below a heading, as cells. */
const rowsOf = (heading: string) =>
  (inventory.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '))

test('every limit is written down as it is, and no other', () => {
  const written = rowsOf('Limits').map(([name, points, duration]) => [
    name,
    { points: Number(points), duration: Number(duration) },
  ])
  expect(written).toEqual(Object.entries(limitRules))
})

test('every table of the database stands in one level of data', () => {
  const named = rowsOf('Data by level').flatMap(([, tables = '']) =>
    [...tables.matchAll(/`(\w+)`/g)].map(([, table]) => table),
  )
  expect(named.toSorted()).toEqual(Object.keys(policies).toSorted())
})

test('archives are as large as is written', () => {
  const [, , most] = rowsOf('What is taken in').find(([what]) => what === 'an archive') ?? []
  expect(most).toBe(`${portabilityLimits.archiveBytes / 1024 / 1024} MB`)
})

import { expect, test } from 'vitest'
import { tooLongFiles, tooLongFunctions } from './lengths.ts'
import { parseSource, readOwnTree } from './source.ts'

const tree = readOwnTree()
const calls = (count: number) => 'call()\n'.repeat(count)

test('a file has 300 lines at most, or stands on the list with a reason', () => {
  expect(tooLongFiles(tree)).toEqual([])
  const bad = [
    parseSource('web/a/fits.ts', calls(300)),
    parseSource('web/a/long.css', '.a {}\n'.repeat(301)),
    parseSource('web/a/listed.ts', calls(311)),
  ]
  const listed = {
    'web/a/listed.ts': { limit: 310, why: 'a sample' },
    'web/a/fits.ts': { limit: 400, why: 'a sample' },
  }
  expect(tooLongFiles(bad, listed)).toEqual([
    'web/a/long.css has 301 lines, over 300',
    'web/a/listed.ts has 311 lines, over 310',
    'web/a/fits.ts is on the list and need not be',
  ])
})

test('a function has 60 lines at most, or stands on the list with a reason', () => {
  expect(tooLongFunctions(tree)).toEqual([])
  const bad = parseSource(
    'web/a/all.tsx',
    [
      `export function Page() {\n${calls(58)}}`,
      `export const Long = () => {\n${calls(59)}}`,
      `export const routes = { list() {\n${calls(59)}} }`,
      `onClose(() => {\n${calls(60)}})`,
    ].join('\n'),
  )
  expect(tooLongFunctions([bad], { 'web/a/all.tsx Page': 'a sample' })).toEqual([
    'web/a/all.tsx:61 Long has 61 lines',
    'web/a/all.tsx:122 list has 61 lines',
    'web/a/all.tsx:183 in onClose() has 62 lines',
    'web/a/all.tsx Page is on the list and need not be',
  ])
})

test('a group of tests may be longer, a test may not', () => {
  const source = parseSource(
    'web/a/a.test.ts',
    `describe('a', () => {\n test('b', () => {\n${calls(60)} })\n})`,
  )
  expect(tooLongFunctions([source], {})).toEqual(['web/a/a.test.ts:2 in test() has 62 lines'])
})

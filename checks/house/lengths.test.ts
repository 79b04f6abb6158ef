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
    parseSource('web/a/long.html', '<p></p>\n'.repeat(301)),
    parseSource('web/public/long.js', calls(301)),
    parseSource('web/a/long.mts', calls(301)),
    parseSource('web/a/listed.ts', calls(311)),
  ]
  const listed = {
    'web/a/listed.ts': { limit: 310, why: 'a sample' },
    'web/a/fits.ts': { limit: 400, why: 'a sample' },
  }
  expect(tooLongFiles(bad, listed)).toEqual([
    'web/a/long.css has 301 lines, over 300',
    'web/a/long.html has 301 lines, over 300',
    'web/public/long.js has 301 lines, over 300',
    'web/a/long.mts has 301 lines, over 300',
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
  const why = 'a sample'
  const listed = {
    'web/a/all.tsx Page': { limit: 61, why },
    'web/a/all.tsx Long': { limit: 61, why },
    'web/a/all.tsx list': { limit: 60, why },
  }
  expect(tooLongFunctions([bad], listed)).toEqual([
    'web/a/all.tsx:183 its top level has 62 lines',
    'web/a/all.tsx:122 list has 61 lines',
    'web/a/all.tsx:183 in onClose() has 62 lines',
    'web/a/all.tsx Page is on the list with more than it needs',
  ])
  const grown = { 'web/a/all.tsx Long': { limit: 64, why } }
  expect(tooLongFunctions([bad], grown)).toContain(
    'web/a/all.tsx Long is on the list with more than it needs',
  )
  const growing = { limit: Number.POSITIVE_INFINITY, why }
  const left = tooLongFunctions([bad], {
    'web/a/all.tsx Long': growing,
    'web/a/all.tsx Page': growing,
  })
  expect(left.join()).not.toMatch('Long')
  expect(left).toContain('web/a/all.tsx Page is on the list with more than it needs')
})

test.each([
  ['lab/a.ts', calls(61)],
  ['lab/a.ts', `if (true) {\n${calls(60)}}`],
  ['lab/a.ts', `const a = await Promise.all([\n${'call(),\n'.repeat(60)}])`],
  ['lab/a.ts', `export const a = await all([\n${'call(),\n'.repeat(60)}])`],
  ['lab/a.test.ts', `for (const one of all) {\n${calls(60)}}`],
  ['web/a/a.tsx', `export const a = (\n<p>\n${'<br />\n'.repeat(60)}</p>)`],
  ['web/a/a.tsx', `const a = {\none: <p>\n${'<br />\n'.repeat(60)}</p> }`],
  ['web/a/a.tsx', `const a = [\n${'<br />,\n'.repeat(60)}]`],
  ['web/public/a.js', `function long() {\n${calls(60)}}`],
  ['web/a/a.mts', `export const long = () => {\n${calls(60)}}`],
  ['web/a/a.ts', `class A { static {\n${calls(60)}} }`],
  ['web/a/a.ts', `class A { long() {\n${calls(60)}} }`],
])('more than 60 lines are found in %s: %.30s', (path, text) => {
  expect(tooLongFunctions([parseSource(path, text)], {})).toHaveLength(1)
})

test('data, declarations and what fits are none', () => {
  const sources = [
    parseSource('content/a/a.ts', `export const list = [\n${"'a',\n".repeat(100)}]`),
    parseSource('contract/a.ts', `export type A = {\n${'a: 1\n'.repeat(100)}}`),
    parseSource('lab/a.ts', calls(60)),
    parseSource('web/a/a.tsx', `const a = (\n<p>\n${'<br />\n'.repeat(50)}</p>)`),
  ]
  expect(tooLongFunctions(sources, {})).toEqual([])
})

test('a group of tests may be longer, a test may not', () => {
  const source = parseSource(
    'web/a/a.test.ts',
    `describe('a', () => {\n test('b', () => {\n${calls(60)} })\n})`,
  )
  expect(tooLongFunctions([source], {})).toEqual(['web/a/a.test.ts:2 in test() has 62 lines'])
})

import { expect, test } from 'vitest'
import { fileCircles, folderCircles, nestedCircles } from './circles.ts'
import { parseSource, readOwnTree } from './source.ts'

const tree = readOwnTree()

test('folders import each other in no circle', () => {
  expect(folderCircles(tree)).toEqual([])
  expect(nestedCircles(tree)).toEqual([])
})

test('nor do files, by their types', () => {
  expect(fileCircles(tree)).toEqual([])
})

test('a circle is found around three folders, by types alone and past tests', () => {
  const sources = [
    parseSource('web/a/one.ts', "import type { Two } from '../b/two.ts'"),
    parseSource('web/b/two.ts', "export { three } from '../c/three.ts'"),
    parseSource('web/c/three.ts', "export const one = () => import('../a/one.ts')"),
    parseSource('web/d/four.ts', "import { one } from '../a/one.ts'"),
    parseSource('web/a/one.test.ts', "import { four } from '../d/four.ts'"),
  ]
  expect(folderCircles(sources)).toEqual([
    {
      folders: ['web/a', 'web/b', 'web/c'],
      ties: [
        'web/a/one.ts → web/b/two.ts',
        'web/b/two.ts → web/c/three.ts',
        'web/c/three.ts → web/a/one.ts',
      ],
    },
  ])
})

test.each([
  ['e2e/a.ts', './b.ts', 'e2e/b.ts', './a.ts'],
  ['bench/match/a.ts', '../b.ts', 'bench/b.ts', './match/a.ts'],
  ['tools/a/a.ts', '../b/b.ts', 'tools/b/b.ts', '../a/a.ts'],
  ['lab/a/a.ts', '../b/b.ts', 'lab/b/c.ts', '../a/a.ts'],
])('a circle of folders is found from %s', (one, toOther, other, toOne) => {
  const sources = [
    parseSource(one, `import type { A } from '${toOther}'`),
    parseSource(other, `export const a = () => import(\`${toOne}\`)`),
  ]
  expect(folderCircles(sources)).toHaveLength(1)
})

test('a circle is found within a folder of a workspace', () => {
  const sources = [
    parseSource('content/chatbot/pages.ts', "import { help } from './entries/help.ts'"),
    parseSource('content/chatbot/entries/help.ts', "import type { Entry } from '../entry.ts'"),
  ]
  expect(folderCircles(sources)).toEqual([])
  expect(nestedCircles(sources)).toHaveLength(1)
  expect(fileCircles(sources)).toEqual([])
})

test('a circle of two files is found by their types', () => {
  const sources = [
    parseSource('web/a/one.ts', "import type { Two } from './two.ts'"),
    parseSource('web/a/two.ts', "export type One = import('./one.ts').One"),
  ]
  expect(nestedCircles(sources)).toEqual([])
  expect(fileCircles(sources)).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { folderCircles } from './circles.ts'
import { parseSource, readOwnTree } from './source.ts'

const tree = readOwnTree()

test('folders import each other in no circle', () => {
  expect(folderCircles(tree)).toEqual([])
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

import { expect, test } from 'vitest'
import * as code from './code.ts'
import { parseSource, readOwnTree, type Source } from './source.ts'

const tree = readOwnTree()

type Rule = (sources: readonly Source[]) => string[]

/** Nothing in the tree breaks the rule; the sample does, once, and the good one does not. */
function hold(rule: Rule, [path, bad]: [string, string], good: string) {
  expect(rule(tree)).toEqual([])
  expect(rule([parseSource(path, bad)])).toHaveLength(1)
  expect(rule([parseSource(path, good)])).toEqual([])
}

test('no file only passes others on', () => {
  const bad = "export * from './a.ts'\nexport { b } from './b.ts'"
  hold(code.filesThatPassOn, ['web/a/all.ts', bad], `${bad}\nexport const c = 1`)
})

test('a name says what is inside', () => {
  expect(code.namesThatSayNothing(tree)).toEqual([])
  const bad = ['server/ai/text-utils.ts', 'web/lib/index.tsx'].map((path) => parseSource(path, ''))
  expect(code.namesThatSayNothing(bad)).toHaveLength(2)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as code from './code.ts'
import { parseSource, readOwnTree, type Source } from './source.ts'

const tree = readOwnTree()
const specification = readFileSync(join(import.meta.dirname, '../../docs/spec.md'), 'utf8')

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

test('texts exclaim only where it is specified, and never say “you have”', () => {
  const rule: Rule = (sources) => code.textsThatTell(sources, specification)
  hold(
    rule,
    ['web/a/a.tsx', 'export const A = () => <p>Well done!</p>'],
    "export const a = 'Done.'",
  )
  expect(rule([parseSource('web/a/a.ts', "a('You have depression.')")])).toHaveLength(1)
  expect(rule([parseSource('web/a/a.ts', "a('Journal entry saved!')")])).toEqual([])
})

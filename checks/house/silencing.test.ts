import { expect, test } from 'vitest'
import { forcedTypes, ignoredRules, silencedErrors } from './silencing.ts'
import { parseSource, readOwnTree } from './source.ts'

const tree = readOwnTree()

test('nothing of the tree is silenced beyond the list', () => {
  expect.soft(silencedErrors(tree)).toEqual([])
  expect.soft(ignoredRules(tree)).toEqual([])
  expect.soft(forcedTypes(tree)).toEqual([])
})

test.each([
  '// @ts-ignore\na()',
  '//@ts-ignore\na()',
  '/// @ts-ignore\na()',
  '// @ts-expect-error later\na()',
  '//   @ts-expect-error: later\na()',
  '/* @ts-ignore */ a()',
  '/** @ts-expect-error */ a()',
  '/*\n * Why.\n * @ts-ignore\n */\na()',
  '/* Why.\n   @ts-expect-error */\na()',
  'export const A = () => <p>{/* @ts-ignore */ a}</p>',
  '// @ts-nocheck\na()',
  '/* @ts-nocheck */\na()',
  '// @TS-NoCheck\na()',
  '/// <reference types="node" />\na()',
  '///<reference lib="dom" />\na()',
  '/// <reference path="./a.d.ts" />\na()',
])('silences the compiler: %s', (bad) => {
  expect(silencedErrors([parseSource('web/a/a.tsx', bad)])).toHaveLength(1)
})

test.each(["a('@ts-ignore')", '// See the reference.\na()', '// <reference>\na()'])(
  'is well: %s',
  (good) => {
    expect(silencedErrors([parseSource('web/a/a.tsx', good)])).toEqual([])
  },
)

test.each([
  ['web/a/a.ts', '// biome-ignore lint/style/useConst: why\nlet a = 1'],
  ['web/a/a.ts', '/* biome-ignore lint/style/useConst: why */ let a = 1'],
  ['web/a/a.tsx', 'const a = <p>{/* biome-ignore lint/a11y/useAltText: why */}</p>'],
  ['web/a/a.ts', '// biome-ignore format: why\na()'],
  ['web/a/a.ts', '// biome-ignore lint: why\na()'],
  ['web/a/a.ts', '// biome-ignore lint/suspicious: why\na()'],
  ['web/a/a.ts', '// biome-ignore-all lint/style/useConst: why\na()'],
  ['web/a/a.ts', '/** biome-ignore-all lint: why */\na()'],
  ['web/a/a.ts', '// biome-ignore-start format: why\na()'],
  ['web/a/a.css', '/* biome-ignore lint/style/noDescendingSpecificity: why */'],
  ['web/a/a.html', '<!-- biome-ignore lint/a11y/useAltText: why -->'],
  ['web/a/a.js', '// biome-ignore lint/style/useConst: why\nlet a = 1'],
])('silences lint: %s %s', (path, bad) => {
  expect(ignoredRules([parseSource(path, bad)], [])).toHaveLength(1)
})

test.each([
  'lint/suspicious/noExplicitAny',
  'lint/nursery/noFloatingPromises',
  'lint/suspicious/noConsole',
  'lint/style/noRestrictedImports',
  'lint/security/noDangerouslySetInnerHtml',
  'lint/security/noDangerouslySetInnerHtml(a)',
])('%s is never silenced, on the list or not', (rule) => {
  const listed = [{ rule, where: { 'web/a/a.ts': 1 }, why: 'a sample' }]
  expect(
    ignoredRules([parseSource('web/a/a.ts', `// biome-ignore ${rule}: why\na()`)], listed),
  ).toContain(`web/a/a.ts:1 ${rule.replace('(a)', '')} is ignored`)
})

test('a place on the list is for as often as it says, and is used', () => {
  const listed = [
    {
      rule: 'format',
      where: { 'web/a/a.ts': 1, 'web/a/b.ts': 1, 'web/a/c.ts': 1 },
      why: 'a sample',
    },
  ]
  const once = '// biome-ignore format: why\na()\n'
  const sources = [parseSource('web/a/a.ts', once), parseSource('web/a/b.ts', once + once)]
  expect(ignoredRules(sources, listed)).toEqual([
    'web/a/b.ts:3 format is ignored',
    'web/a/c.ts format is on the list and need not be',
  ])
})

test.each([
  'a as unknown as B',
  '(a as unknown) as B',
  '(a as unknown)! as B',
  '<B>(<unknown>a)',
  '<B><unknown>a',
  'a as object as B',
  'a as never',
  'a as never[]',
  'a as any',
  '<any>a',
  'a as Record<string, any>',
])('forces a type: %s', (bad) => {
  expect(forcedTypes([parseSource('web/a/a.ts', `b(${bad})`)])).toHaveLength(1)
  expect(forcedTypes([parseSource('web/a/a.test.ts', `b(${bad})`)])).toEqual([])
})

test.each(['a as B', 'a as const', '([] as const) as B', 'a as unknown', 'a satisfies never'])(
  'forces none: %s',
  (good) => {
    expect(forcedTypes([parseSource('web/a/a.ts', `b(${good})`)])).toEqual([])
  },
)

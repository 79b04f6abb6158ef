import { expect, test } from 'vitest'
import { impurities } from './purity.ts'
import { parseSource, readOwnTree } from './source.ts'

const found = (text: string, path = 'engine/a/a.ts') => impurities([parseSource(path, text)])

test('engine and content are pure', () => {
  expect(impurities(readOwnTree())).toEqual([])
})

test.each([
  'Date.now()',
  "Date['now']()",
  'Date[`now`]()',
  'Date?.now()',
  'Date[which]()',
  ';(0, Date).now()',
  ';(Date as Clock).now()',
  'Date()',
  'new Date()',
  'new Date',
  'new Date(...[])',
  'const { now } = Date',
  'const Clock = Date\nnew Clock()',
  'days.map(Date.now)',
  'Math.random()',
  "Math['ran' + 'dom']()",
  'Math[which]()',
  'const { random } = Math',
  'const M = Math\nM.random()',
  'performance.now()',
  'crypto.randomUUID()',
  'process.hrtime()',
  'process.env.A',
  'globalThis.Date.now()',
  "globalThis['performance'].now()",
  'const { crypto: c } = globalThis',
  'const a = { process }',
  'setTimeout(go, 1)',
  'const wait = setTimeout',
  'setInterval(go, 1)',
  'setImmediate(go)',
  'queueMicrotask(go)',
  "fetch('/a')",
  "console.log('a')",
  "eval('1')",
  "new Function('return 1')",
  'import.meta.url',
  'await import(name)',
  "import { readFileSync } from 'node:fs'",
  "import { readFileSync } from 'fs'",
  "import { z } from 'zod'",
  "import type { App } from '../../server/lib/http.ts'",
  "import type { App } from '@attune/server/lib/http.ts'",
  "const a = await import('node:crypto')",
  "type A = import('node:crypto').Hash",
  "export { z } from 'zod'",
  "import { answers } from '../testing/answers.ts'",
])('%s', (bad) => {
  expect(found(bad).length).toBeGreaterThan(0)
})

test.each([
  "import { a } from '@attune/engine/a/a.ts'",
  "import { a } from '../../engine/a/a.ts'",
  "import { z } from 'zod'",
  'new Date()',
])('in content: %s', (bad) => {
  expect(found(bad, 'content/a/a.ts')).toHaveLength(1)
})

test.each([
  'new Date(day)',
  'new Date(Date.UTC(2026, 1, 1))',
  'Date.parse(day)',
  'a instanceof Date',
  'const on = (day: Date): Date => day',
  'type Clock = typeof Date',
  'Math.max(1, 2)',
  "Math['max'](1, 2)",
  'a.process(b)',
  'a.performance',
  'const a = { process: 1, crypto: 2 }',
  'type A = { process: string; document: number }',
  "import { a } from '@attune/contract/paths.ts'",
  "import { a } from '@attune/content/a/a.ts'",
  "import { a } from '../b/b.ts'",
])('is well: %s', (good) => {
  expect(found(good)).toEqual([])
})

test('a test may use what it likes, and so may the server', () => {
  expect(found('new Date()', 'engine/a/a.test.ts')).toEqual([])
  expect(found('new Date()', 'server/a/a.ts')).toEqual([])
})

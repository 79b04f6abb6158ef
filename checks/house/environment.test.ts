import { expect, test } from 'vitest'
import { environmentReads, prints } from './environment.ts'
import { parseSource, readOwnTree, type Source } from './source.ts'

const tree = readOwnTree()
const found = (
  rule: (sources: readonly Source[], listed: Record<string, string>) => string[],
  text: string,
) => rule([parseSource('server/a/a.ts', text)], {})

test('the environment is read, and something printed, where the lists say so', () => {
  expect.soft(environmentReads(tree)).toEqual([])
  expect.soft(prints(tree)).toEqual([])
})

test.each([
  'a(process.env.PORT)',
  "a(process['env'].PORT)",
  'a(process?.env.PORT)',
  'a(process[`env`])',
  "a(process['e' + 'nv'])",
  'a(process[which])',
  'a((process as Machine).env)',
  'a((0, process).env)',
  'const { env } = process',
  'const { env: { PORT } } = process',
  "const { 'env': all } = process",
  'const { ...all } = process',
  'const { [which]: all } = process',
  'let env\n;({ env } = process)',
  'const a = ({ env } = process) => env',
  'const p = process\np.env',
  'read(process)',
  "Reflect.get(process, 'env')",
  'a(globalThis.process.env)',
  "a(globalThis['process']['env'])",
  'a(global.process.env)',
  'const { process: p } = globalThis',
  'const { process: { env } } = globalThis',
  "import { env } from 'node:process'",
  "import { env as all } from 'process'",
  "import p from 'node:process'\na(p.env)",
  "import * as p from 'node:process'\na(p.env)",
  "import * as p from 'node:process'\na(p.default.env)",
  "const p = await import('node:process')",
  "const p = require('node:process')",
  'a(import.meta.env.PORT)',
])('reads the environment: %s', (bad) => {
  expect(found(environmentReads, bad).length).toBeGreaterThan(0)
})

test.each([
  'a(process.pid)',
  'const { pid } = process',
  "process.on('SIGTERM', stop)",
  'process.exit(1)',
  "typeof process === 'undefined'",
  'a(context.env.port)',
  'const { env } = context',
  'import.meta.dirname',
  "import { pid } from 'node:process'",
  'type E = typeof process.env',
])('reads none: %s', (good) => {
  expect(found(environmentReads, good)).toEqual([])
})

test.each([
  "console.log('a')",
  "console['log']('a')",
  "console?.error('a')",
  'const { log } = console',
  'const c = console',
  'all.forEach(console.log)',
  "globalThis.console.log('a')",
  "globalThis['console'].log('a')",
  'const { console: c } = globalThis',
  "import { log } from 'node:console'",
  "import console from 'node:console'",
  "import { Console } from 'console'",
  "const c = await import('node:console')",
  "process.stdout.write('a')",
  "process['stderr'].write('a')",
  'const { stdout } = process',
  "import { stdout } from 'node:process'",
  "import p from 'node:process'\np.stdout.write('a')",
  "globalThis.process.stderr.write('a')",
])('prints: %s', (bad) => {
  expect(found(prints, bad).length).toBeGreaterThan(0)
})

test.each(["log('a')", 'child.stdout.on(a)', 'const { stdout } = await run()', 'a.console'])(
  'prints nothing: %s',
  (good) => {
    expect(found(prints, good)).toEqual([])
  },
)

test('a place on the list is used', () => {
  const listed = { 'server/a/': 'a sample', 'server/b.ts': 'a sample' }
  expect(prints([parseSource('server/a/a.ts', "console.log('a')")], listed)).toEqual([
    'server/b.ts is on the list and need not be',
  ])
})

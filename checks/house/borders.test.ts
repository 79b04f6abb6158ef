import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOverBorders, type Packages, unreadableImports } from './borders.ts'
import { readManifests } from './dependencies.ts'
import { parseSource, readOwnTree } from './source.ts'

const tree = readOwnTree()
const manifests = readManifests(join(import.meta.dirname, '../..'))

test('each room imports what the table and its package.json grant it', () => {
  expect(importsOverBorders(tree, manifests)).toEqual([])
})

const made: Packages[] = [
  { room: '', versions: { vitest: '1', fastify: '1', vite: '1' }, shipped: [] },
  { room: 'contract', versions: { zod: '1' }, shipped: ['zod'] },
  {
    room: 'web',
    versions: { react: '1', vite: '1', 'happy-dom': '1' },
    shipped: ['react', 'vite'],
  },
  { room: 'server', versions: { fastify: '1', 'socket.io-client': '1' }, shipped: ['fastify'] },
]
const faults = (path: string, text: string) => importsOverBorders([parseSource(path, text)], made)

test.each([
  ["import { a } from '../engine/a.ts'"],
  ["import { a } from '@attune/engine/a.ts'"],
  ["import '@attune/web/../engine/a.ts'"],
  ["import type { A } from '../engine/a.ts'"],
  ["import { type A } from '@attune/engine/a.ts'"],
  ["export { a } from '../engine/a.ts'"],
  ["export * from '@attune/engine/a.ts'"],
  ["export const a = () => import('../engine/a.ts')"],
  ['export const a = () => import(`../engine/a.ts`)'],
  ["export type A = import('../engine/a.ts').A"],
  ["import a from '../engine/a.ts?raw'"],
  ["import { app } from 'fastify'"],
  ["import { readFileSync } from 'node:fs'"],
  ["import { readFileSync } from 'fs'"],
  ["import '../node_modules/fastify/fastify.js'"],
  ["import '/engine/a.ts'"],
  ["import '../package.json'"],
  ["import './a.test.ts'"],
])('contract is refused %s', (text) => {
  expect(faults('contract/a.ts', text)).toHaveLength(1)
})

test.each([
  ['content/a/a.ts', '../../engine/a/a.ts'],
  ['engine/a/a.ts', '../../server/a/a.ts'],
  ['engine/a/a.ts', '../testing/a.ts'],
  ['engine/a/a.ts', '../../lab/a.ts'],
  ['server/lib/a.ts', '../journals/a.ts'],
  ['server/lib/a.ts', '@attune/server/journals/a.ts'],
  ['server/journals/a.ts', '../app.ts'],
  ['server/journals/a.ts', '../testing/app.ts'],
  ['server/journals/a.ts', '../users/testing/a.ts'],
  ['server/journals/a.ts', '../faults/crash.ts'],
  ['server/journals/a.ts', '@attune/web/lib/a.ts'],
  ['server/journals/a.ts', 'socket.io-client'],
  ['server/main.ts', '../bench/run.ts'],
  ['web/lib/a.ts', '@attune/content/a/a.ts'],
  ['web/lib/a.ts', '../ui/a.tsx'],
  ['web/ui/a.tsx', '../journals/a.ts'],
  ['web/journals/a.tsx', '../dashboard/card.tsx'],
  ['web/journals/a.tsx', '../routes.tsx'],
  ['web/journals/a.tsx', '../build.ts'],
  ['web/journals/a.tsx', '@attune/content/a/a.ts'],
  ['web/journals/a.tsx', 'vite'],
  ['web/journals/a.tsx', 'happy-dom'],
  ['web/home/a.tsx', '../landing/a.tsx'],
  ['web/journals/a.test.tsx', '@attune/server/journals/store.ts'],
  ['web/journals/a.test.tsx', '../../e2e/scene.ts'],
  ['checks/house/a.ts', '../../server/lib/env.ts'],
  ['scripts/a.ts', '../server/lib/env.ts'],
])('%s may not import %s', (path, target) => {
  expect(faults(path, `import '${target}'`)).toHaveLength(1)
})

test.each([
  ['contract/a.ts', './b.ts'],
  ['contract/a.ts', 'zod'],
  ['contract/a.test.ts', 'vitest'],
  ['engine/a/a.test.ts', '../testing/a.ts'],
  ['server/journals/a.ts', '@attune/engine/a/a.ts'],
  ['server/journals/a.ts', '../users/a.ts'],
  ['server/journals/a.ts', 'node:crypto'],
  ['server/journals/a.test.ts', '../testing/app.ts'],
  ['server/journals/a.test.ts', 'socket.io-client'],
  ['web/journals/a.tsx', '../users/a.ts'],
  ['web/journals/a.test.tsx', 'happy-dom'],
  ['web/routes.tsx', './dashboard/card.tsx'],
  ['web/build.ts', 'vite'],
  ['web/build.ts', 'node:fs'],
  ['lab/a/a.ts', '../../engine/testing/a.ts'],
])('%s may import %s', (path, target) => {
  expect(faults(path, `import '${target}'`)).toEqual([])
})

test('every import can be read from the text', () => {
  expect(unreadableImports(tree)).toEqual([])
  const texts = [
    "export const a = (b: string) => import('../' + b)",
    ['export const a = (b: string) => import(`../$', '{b}.ts`)'].join(''),
    "export const a = require('fastify')",
    "export const all = import.meta.glob('../server/*.ts')",
  ]
  const refused = texts.filter(
    (text) => unreadableImports([parseSource('web/a/a.ts', text)]).length > 0,
  )
  expect(refused).toEqual(texts)
  const good = parseSource('web/a/a.ts', "// require is not here\nimport('../b.ts')")
  expect(unreadableImports([good])).toEqual([])
})

import { expect, test } from 'vitest'
import config from '../../vitest.config.ts'
import { looseTests, type Project, testsNobodyRuns } from './loose-tests.ts'
import { parseSource, readOwnTree } from './source.ts'

const tree = readOwnTree()
const found = (text: string, path = 'web/a/a.test.tsx') => looseTests([parseSource(path, text)])

test('no test of the tree is skipped, left alone, mocked or a snapshot', () => {
  expect(looseTests(tree)).toEqual([])
})

test.each([
  "test.skip('a', () => {})",
  "test['skip']('a', () => {})",
  "test?.skip('a', () => {})",
  "it.skip('a', () => {})",
  "describe.only('a', () => {})",
  "suite.skip('a', () => {})",
  "bench.skip('a', () => {})",
  "test.concurrent.skip('a', () => {})",
  "test.skip.each([1])('a', () => {})",
  "test.each([1]).only('a', () => {})",
  "describe.sequential.only('a', () => {})",
  "test.describe.only('a', () => {})",
  "test.describe.fixme('a', () => {})",
  "test.skipIf(isCi)('a', () => {})",
  "test.runIf(isCi)('a', () => {})",
  "test.todo('a')",
  "test.fails('a', () => {})",
  "test.extend({}).skip('a', () => {})",
  'const check = isCi ? test : test.skip',
  "const check = test\ncheck.skip('a', () => {})",
  "const check = test.extend({})\ncheck.only('a', () => {})",
  'const { skip } = test',
  'const { only: focus } = describe',
  "import { test as check } from 'vitest'\ncheck.skip('a', () => {})",
  "import * as kit from 'vitest'\nkit.test.skip('a', () => {})",
  "import check from 'node:test'\ncheck.skip('a', () => {})",
  "test('a', (ctx) => { ctx.skip() })",
  "test('a', async (one) => { one.skip(isCi, 'why') })",
  "test('a', ({ skip }) => { skip() })",
  "test('a', ({ skip: leave }) => { leave() })",
  "test('a', function (ctx) { ctx['skip']() })",
  'beforeEach((ctx) => ctx.skip())',
  'beforeEach(({ skip }) => skip())',
  "test.each([1])('a', (one, ctx) => { ctx.skip() })",
  "test('a', async ({ page }, info) => { info.fixme() })",
  'test.info().skip()',
  'const leave = (ctx: TestContext) => ctx.skip()',
  "test('a', { skip: true }, () => {})",
  "test('a', { only: true }, () => {})",
  "test('a', { todo: true })",
  "test('a', { fails: true }, () => {})",
  "test('a', { skip: isCi }, () => {})",
  "test('a', { 'skip': true }, () => {})",
  "describe('a', { skip: true }, () => {})",
  "const options = { skip: true }\ntest('a', options, () => {})",
])('leaves a test out: %s', (bad) => {
  expect(found(bad).length).toBeGreaterThan(0)
})

test.each([
  'expect(1).toMatchSnapshot()',
  "expect(1).toMatchInlineSnapshot('1')",
  "expect(1)['toMatchSnapshot']()",
  'expect(1).not.toMatchSnapshot()',
  "await expect(1).toMatchFileSnapshot('a')",
  'expect(a).toThrowErrorMatchingSnapshot()',
  "expect(a).toThrowErrorMatchingInlineSnapshot('a')",
  'await expect(page).toHaveScreenshot()',
  "await expect(page).toMatchAriaSnapshot('a')",
])('is a snapshot: %s', (bad) => {
  expect(found(bad).length).toBeGreaterThan(0)
})

test.each([
  "vi.mock('./b.ts')",
  "vi.mock(import('./b.ts'))",
  "vi['mock']('./b.ts')",
  "vi.doMock('./b.ts')",
  "vitest.mock('./b.ts')",
  "import { vi as v } from 'vitest'\nv.mock('./b.ts')",
  "const v = vi\nv.mock('./b.ts')",
  'const { mock } = vi',
  'const { doMock: replace } = vi',
  "mock.module('./b.ts', {})",
  "import { mock as m } from 'node:test'\nm.module('./b.ts')",
  "import * as store from './store.ts'\nvi.spyOn(store, 'save')",
  "import * as store from '@attune/contract/paths.ts'\nvi.spyOn(store, 'save')",
  "import * as store from './store.ts'\nvi.spyOn(store as object, 'save')",
  "const store = await import('./store.ts')\nvi.spyOn(store, 'save')",
  "vi.spyOn(await import('./store.ts'), 'save')",
  "import { mock } from 'node:test'\nimport * as store from './store.ts'\nmock.method(store, 'save')",
])('mocks our own: %s', (bad) => {
  expect(found(bad).length).toBeGreaterThan(0)
})

test.each([
  "test('a', () => {})",
  "test.each([1])('a', () => {})",
  "test.describe.configure({ mode: 'serial' })",
  "test('a', { timeout: 1 }, () => {})",
  "test('a', { skip: false }, () => {})",
  "test('a', async ({ page }) => { await page.goto('/') })",
  'playback.skip()',
  'const { skip } = playback',
  "test.each(all)('%s', (one) => { expect(one.fails).toBe(one.only) })",
  "const tested = regex.test(a)\nconst only = { only: 'a' }",
  "vi.spyOn(console, 'warn')",
  "vi.spyOn(Element.prototype, 'getBoundingClientRect')",
  "import * as path from 'node:path'\nvi.spyOn(path, 'join')",
  'const seen = vi.fn()\nexpect(seen.mock.calls).toEqual([])',
  'vi.useFakeTimers()',
])('is well: %s', (good) => {
  expect(found(good)).toEqual([])
})

test('what tests are made with is held to the same', () => {
  const bad = "import { test } from '@playwright/test'\ntest.skip()"
  expect(found(bad, 'e2e/all-scenes.ts')).toHaveLength(1)
  expect(
    found("import { vi } from 'vitest'\nvi.mock('./a.ts')", 'server/testing/a.ts'),
  ).toHaveLength(1)
})

const projects = config.test?.projects?.map((one): Project => {
  const { include = [], exclude = [] } =
    typeof one === 'object' && 'test' in one ? (one.test ?? {}) : {}
  return { include, exclude }
})

test('every test is run by somebody', () => {
  const paths = tree.map(({ path }) => path)
  expect(testsNobodyRuns(paths, projects ?? [])).toEqual([])
  const good = [
    'web/a/a.test.tsx',
    'server/a/a.test.ts',
    'e2e/a.spec.ts',
    'server/faults/a.test.ts',
  ]
  expect(testsNobodyRuns(good, projects ?? [])).toEqual([])
  const bad = [
    'web/a/a.spec.ts',
    'e2e/a.spec.tsx',
    'e2e/a.test.ts',
    'server/a/a.test.tsx',
    'server/a/a.test.mts',
    'web/a/a.test.js',
    'docs/a.test.ts',
    'web/a/__mocks__/b.ts',
  ]
  expect(testsNobodyRuns(bad, projects ?? [])).toHaveLength(bad.length)
})

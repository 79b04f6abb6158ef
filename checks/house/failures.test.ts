import { expect, test } from 'vitest'
import { failuresInRoutes, messagesRead } from './failures.ts'
import { parseSource, readOwnTree } from './source.ts'

const tree = readOwnTree()
const inRoutes = (text: string) => failuresInRoutes([parseSource('server/a/routes.ts', text)], {})
const read = (text: string, path = 'server/a/a.ts') => messagesRead([parseSource(path, text)], {})

test('a failure is thrown, and known by its class and code', () => {
  expect.soft(failuresInRoutes(tree)).toEqual([])
  expect.soft(messagesRead(tree)).toEqual([])
})

test.each([
  'async function a() { try { await b() } catch {} }',
  'async function a() { try { await b() } finally { c() } }',
  'const a = () => b().catch(() => null)',
  "const a = () => b()['catch'](() => null)",
  'const a = () => b()?.catch(() => null)',
  'const a = () => b().then(c).catch(() => null)',
  'const a = () => b().then(c, d)',
  'const a = () => Promise.allSettled([b()])',
  'const { allSettled } = Promise\nconst a = Promise["allSettled"]',
  'route(app, a, async (_, reply) => reply.code(404))',
  'route(app, a, async (_, reply) => reply.status(404).send({}))',
  'route(app, a, async (_, reply) => reply.send({}))',
  "route(app, a, async (_, reply) => reply.header('a', 'b').code(404))",
  "route(app, a, async (_, reply) => reply['code'](404))",
  'route(app, a, async (_, answer) => answer!.code(404))',
  'route(app, a, async (_, reply) => { reply.statusCode = 404 })',
  'route(app, a, async (_, { code }) => code)',
  'route(app, a, async (_, reply) => { const { send } = reply })',
  'app.setErrorHandler(() => {})',
  "app['setErrorHandler'](() => {})",
  'app.route({ errorHandler: () => {} })',
])('a route answers a failure: %s', (bad) => {
  expect(inRoutes(bad).length).toBeGreaterThan(0)
})

test.each([
  'route(app, a, async ({ params }) => read(db, params.id))',
  "route(app, a, async (_, reply) => { reply.header('a', 'b').type('c') })",
  "const a = () => { throw new AppError('not_found', 'Not found') }",
  'const a = () => b().then(c)',
  'const a = () => Promise.all([b()])',
  'const a = body.code',
])('answers none: %s', (good) => {
  expect(inRoutes(good)).toEqual([])
})

test.each([
  "error.message === 'a'",
  "'a' !== error.message",
  "error.message == 'a'",
  "error?.message === 'a'",
  "error['message'] === 'a'",
  "(error as Error).message === 'a'",
  "error.message.includes('a')",
  "error.message.toLowerCase().startsWith('a')",
  "error.message.endsWith('a')",
  'error.message.match(/a/)',
  'error.message.search(/a/) > 0',
  "error.message.indexOf('a') > 0",
  '/a/.test(error.message)',
  `/a/.exec(\`\${error.message}\`)`,
  '/a/.test(String(error))',
  "error.toString().includes('a')",
  `\`\${error}\`.includes('a')`,
  "['a'].includes(error.message)",
  'known.has(error.message)',
  'table[error.message]',
  'error.message in table',
  "switch (error.message) { case 'a': }",
  "error.cause.message === 'a'",
  "job.error.message === 'a'",
  "(error.message ?? '').includes('a')",
  "const { message } = error\nmessage === 'a'",
  "const { message: said } = error\nsaid.includes('a')",
  "const said = error.message\nsaid.includes('a')",
  "try {} catch (x) { x.message === 'a' }",
  "try {} catch ({ message }) { message === 'a' }",
  "a().catch((x) => x.message === 'a')",
  "a().then(b, (x) => x.message === 'a')",
  "a.on('error', (x) => x.message === 'a')",
  "const a = (x: Error) => x.message === 'a'",
  "x instanceof Error && x.message === 'a'",
])('reads what a failure says: %s', (bad) => {
  expect(read(bad).length).toBeGreaterThan(0)
  expect(read(bad, 'web/a/a.ts').length).toBeGreaterThan(0)
  expect(read(bad, 'web/a/a.test.ts')).toEqual([])
})

test.each([
  "error.code === 'not_found'",
  'error instanceof AppError',
  'log(error.message)',
  "draft.message.trim() === ''",
  "'message' in reply",
  "last.message.includes('a')",
  `throw new StartError(\`It failed: \${error.message}\`)`,
])('reads none: %s', (good) => {
  expect(read(good)).toEqual([])
})

test('an entry of a list is used', () => {
  const listed = { 'server/a/routes.ts reply.code(304)': 'a sample', 'b.ts c': 'a sample' }
  const source = parseSource('server/a/routes.ts', 'reply.code(304)\nreply.code(404)')
  expect(failuresInRoutes([source], listed)).toEqual([
    'server/a/routes.ts:2 reply.code(404)',
    'b.ts c is on the list and need not be',
  ])
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLinks } from './check-links.ts'

const limits = { atOnce: 2, eachWithin: 300, within: 20_000 }
const asked: string[] = []
let server: Server
let site: string
let busy = 0
let busiest = 0
beforeAll(async () => {
  server = createServer(async (request, reply) => {
    asked.push(`${request.method} ${request.url}`)
    if (request.url?.startsWith('/silent')) return
    busiest = Math.max(busiest, ++busy)
    reply.on('finish', () => busy--)
    const [, status] = /^\/(\d+)/.exec(request.url ?? '') ?? []
    const noHead = request.url === '/200-no-head' && request.method === 'HEAD'
    reply.writeHead(noHead ? 405 : Number(status)).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('a link works, is gone, is closed to programs, or was not reached', async () => {
  const paths = ['/200', '/200-no-head', '/404', '/500', '/403', '/silent']
  const nowhere = await closedSite()
  const checked = await checkLinks([...paths.map((path) => site + path), nowhere], limits)
  expect(checked.map(({ state }) => state)).toEqual([
    'works',
    'works',
    'gone',
    'gone',
    'closed',
    'unreached',
    'unreached',
  ])
  expect(checked.at(-1)?.why).toBe('ECONNREFUSED')
  expect(checked.at(-2)?.why).toBe('no answer in time')
})

test('a publisher is asked one page at a time, and for each only once', async () => {
  asked.length = 0
  busiest = 0
  await checkLinks(Array(5).fill(`${site}/200?a`).concat(`${site}/200?b`), limits)
  expect(asked).toEqual(['HEAD /200?a', 'HEAD /200?b'])
  expect(busiest).toBe(1)
})

test('it ends in time, whatever does not answer', { retry: 2 }, async () => {
  const links = Array.from({ length: 30 }, (_, i) => `${site}/silent?${i}`)
  const start = performance.now()
  const checked = await checkLinks(links, { ...limits, within: 500 })
  expect(performance.now() - start).toBeLessThan(3_000)
  expect(checked.every(({ state }) => state === 'unreached')).toBe(true)
})

/** An address at which nobody listens any more. */
async function closedSite() {
  const closed = createServer()
  await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done))
  const { port } = closed.address() as AddressInfo
  await new Promise((done) => closed.close(done))
  return `http://127.0.0.1:${port}/`
}

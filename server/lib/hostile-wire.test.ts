import { mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { temporaryFolder } from '../testing/temporary.ts'
import { securityHeaders } from './security-headers.ts'

/** What no client of ours sends: written on the socket, past whatever would put it right. */
const root = temporaryFolder('web')
mkdirSync(join(root, 'assets'))
writeFileSync(join(root, 'index.html'), '<title>Attune</title>')
const { context } = await startSharedApp()
const { app } = await buildApp(context, root)
afterAll(() => app.close())
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

type Heard = { status: number; headers: Map<string, string>; body: string; seconds: number }

/** Everything that comes back until the server closes, while `pieces` are sent at their moments. */
function send(first: string, more?: (write: (text: string) => void) => void): Promise<Heard> {
  const start = performance.now()
  return new Promise((done) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(first, 'latin1')
      more?.((piece) => {
        if (socket.writable) socket.write(piece)
      })
    })
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      const [head = '', ...body] = text.split('\r\n\r\n')
      const [line = '', ...lines] = head.split('\r\n')
      const headers = lines.map((one) => {
        const [name = '', ...value] = one.split(': ')
        return [name.toLowerCase(), value.join(': ')] as const
      })
      const seconds = (performance.now() - start) / 1_000
      const status = Number(line.split(' ')[1])
      done({ status, headers: new Map(headers), body: body.join(''), seconds })
    })
  })
}

const get = (path: string, lines: string[] = []) =>
  `GET ${path} HTTP/1.1\r\nHost: attune.example\r\nConnection: close\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`

function expectDressed({ headers }: Heard) {
  for (const [name, value] of Object.entries(securityHeaders(false)))
    expect(headers.get(name), name).toBe(value)
}

describe('every reply has the headers that guard a page', () => {
  test.each([
    ['an address that cannot be decoded', get('/%'), 400],
    ['the same within the API', get('/api/users/%E0%A4%A'), 400],
    ['an address that leads out', get('/..%2f..%2fetc%2fpasswd'), 200],
    ['a file that is not there', get('/gone.js'), 404],
    ['a call that is not there', get('/api/nothing'), 401],
    ['a long address', get(`/${'a'.repeat(9_000)}`), 200],
    ['a header that is too long', get('/', [`X-Long: ${'a'.repeat(20_000)}`]), 431],
    ['a header that is none', get('/', ['no colon']), 400],
    ['a method that is none', 'NONE / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a method nobody serves', 'PROPFIND / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
    ['a trace', get('/find-therapist').replace('GET', 'TRACE'), 404],
    ['a trace of a call', get('/api/health').replace('GET', 'TRACE'), 401],
    ['no HTTP at all', '\u0016\u0003\u0001\u0002\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two lengths', get('/', ['Content-Length: 1', 'Content-Length: 2']), 400],
    ['an expectation of its own', get('/', ['Expect: a miracle']), 417],
    ['the chat without a transport', get('/socket.io/'), 400],
    ['the chat by polling', get('/socket.io/?EIO=4&transport=polling'), 400],
    ['a page', get('/find-therapist'), 200],
    ['health', get('/api/health'), 200],
  ])('%s', async (_what, request, status) => {
    const heard = await send(request)
    expect(heard.status).toBe(status)
    expectDressed(heard)
    expect(heard.body).not.toContain('attune.example')
    if (status < 400 || heard.headers.get('content-type')?.includes('json') !== true) return
    expect(heard.body).not.toMatch(/node_modules|Error:|FST_/)
  })
})

describe('a body in no hurry', () => {
  const head = (length: number) =>
    `POST /api/users/login HTTP/1.1\r\nHost: attune.example\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

  test('is cut off within twelve seconds at a byte a second, with a word why', {
    retry: 2,
  }, async () => {
    const heard = await send(head(5_000), (write) => {
      const timer = setInterval(() => write(' '), 1_000)
      setTimeout(() => clearInterval(timer), 15_000)
    })
    expect(heard.status).toBe(408)
    expect(heard.seconds).toBeLessThan(12)
    expect(JSON.parse(heard.body)).toMatchObject({ code: 'invalid' })
    expectDressed(heard)
  })

  test('may pause before it comes, as over a bad connection', async () => {
    const body = JSON.stringify({ email: 'a@x.example', password: 'long enough' })
    const heard = await send(
      head(body.length).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
      async (write) => {
        await wait(4_000)
        write(body)
      },
    )
    expect(heard.status).toBe(401)
  })

  test('headers that never end are cut off too', { retry: 2 }, async () => {
    const heard = await send('GET / HTTP/1.1\r\nHost: attune.example\r\n')
    expect(heard.status).toBe(408)
    expect(heard.seconds).toBeLessThan(13)
    expectDressed(heard)
  })
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTransport, isRetryable, RequestFailed } from './transport.ts'

/** What the host answers next: a status, and a body in pieces as they go over the wire. */
const next = { status: 200, pieces: [] as readonly (string | Buffer)[] }
const bodies: unknown[] = []
const host = createServer(async (request, reply) => {
  let body = ''
  for await (const chunk of request) body += chunk
  bodies.push(JSON.parse(body))
  reply.writeHead(next.status).flushHeaders()
  for (const piece of next.pieces) {
    reply.write(piece)
    await new Promise((done) => setImmediate(done))
  }
  reply.end()
}).listen(0, '127.0.0.1')
await once(host, 'listening')
afterAll(() => host.close())

const { port } = host.address() as AddressInfo
const limits = { dailyCalls: 1, dailyCallsPerPerson: 1 }
const settings = {
  baseUrl: `http://127.0.0.1:${port}/v1/`,
  model: 'm',
  apiKey: undefined,
  ...limits,
}
const transport = createTransport(settings)
const request = {
  prompt: { instructions: 'Be kind.', data: { day: 'Monday' } },
  maxTokens: 5,
  signal: new AbortController().signal,
}
const answering = (...pieces: (string | Buffer)[]) => Object.assign(next, { status: 200, pieces })
async function streamed() {
  const pieces: string[] = []
  for await (const piece of transport.stream(request)) pieces.push(piece)
  return pieces
}
const chunk = (content: string | null) => JSON.stringify({ choices: [{ delta: { content } }] })

test('asks for the shape as JSON schema, and for nothing else', async () => {
  answering(JSON.stringify({ choices: [{ message: { content: '{"text":"yes","more":1}' } }] }))
  const shape = z.object({ text: z.string().max(9) })
  expect(await transport.generate(shape, request)).toEqual({ text: 'yes' })
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: { text: { type: 'string', maxLength: 9 } },
    required: ['text'],
    additionalProperties: false,
  }
  expect(bodies.at(-1)).toEqual({
    model: 'm',
    max_tokens: 5,
    messages: [
      { role: 'system', content: 'Be kind.' },
      { role: 'user', content: '{"day":"Monday"}' },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'response', strict: true, schema },
    },
  })
})

test('reads a stream however it is cut, with comments, line ends of Windows and no last word', async () => {
  const usage = JSON.stringify({ choices: [], usage: { total_tokens: 3 } })
  const events = [
    `: waiting`,
    `data: ${chunk('Grüße')}`,
    `data: ${chunk(null)}`,
    `data:${chunk('!')}`,
  ]
  const wire = Buffer.from([...events, `data: ${usage}`, ''].join('\r\n\r\n'))
  for (const size of [1, 7, wire.length]) {
    const pieces = []
    for (let at = 0; at < wire.length; at += size) pieces.push(wire.subarray(at, at + size))
    answering(...pieces)
    expect(await streamed()).toEqual(['Grüße', '!'])
  }
})

test('one connection serves one request after the other', async () => {
  let opened = 0
  host.on('connection', () => opened++)
  answering(`data: ${chunk('a')}\n\n`, 'data: [DONE]\n\n')
  for (let round = 0; round < 5; round++) expect(await streamed()).toEqual(['a'])
  expect(opened).toBeLessThanOrEqual(1)
})

test('ends at [DONE], whatever follows', async () => {
  answering(`data: ${chunk('a')}\n\ndata: [DONE]\n\ndata: ${chunk('b')}\n\n`)
  expect(await streamed()).toEqual(['a'])
})

test.each([
  ['an error in the middle', `data: ${chunk('a')}\n\ndata: {"error":{"message":"overloaded"}}\n\n`],
  ['half an event', 'data: {"choices":[{"del\n\n'],
  ['more than can be wanted', `data: ${chunk('a'.repeat(300_000))}\n\n`],
])('a stream with %s fails', async (_, wire) => {
  answering(wire)
  await expect(streamed()).rejects.toThrow()
})

test.each([
  [500, true],
  [429, true],
  [408, true],
  [401, false],
  [307, false],
])('a status of %i may pass: %s', async (status, passes) => {
  Object.assign(next, { status, pieces: ['secret words'] })
  const error = await streamed().catch((thrown) => thrown)
  expect(error).toBeInstanceOf(RequestFailed)
  expect([error.statusCode, isRetryable(error)]).toEqual([status, passes])
  expect(String(error)).not.toContain('secret')
})

test('a host that cannot be reached may be there a moment later', async () => {
  const nobody = createTransport({ ...settings, baseUrl: 'http://127.0.0.1:9/v1' })
  const error = await nobody.generate(z.object({}), request).catch((thrown) => thrown)
  expect([error.statusCode, isRetryable(error)]).toEqual([undefined, true])
})

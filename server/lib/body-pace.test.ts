import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPace } from './body-pace.ts'

/** A body of two pieces, with so many seconds between them in which the process stood still. */
async function sendAcross(seconds: number) {
  const pace = createPace({})
  const server = createServer(async (raw, reply) => {
    pace.watch({ raw }, { raw: reply })
    reply.end(await text(raw))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    pace.stop()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const sending = request({ port, method: 'POST' })
  const reply = once(sending, 'response')
  sending.write('a piece')
  await once(server, 'request')
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + seconds * 1_000)
  onTestFinished(() => void vi.restoreAllMocks())
  // Two looks.
  await wait(2_300)
  sending.end(', and one more')
  const [response] = await reply
  return { status: response.statusCode, body: await text(response) }
}

test('a body is not cut off for the time in which nobody read it', async () => {
  expect(await sendAcross(60)).toEqual({ status: 200, body: 'a piece, and one more' })
})

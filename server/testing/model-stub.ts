import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type ChatRequest, replyTo, type StubMode } from './model-stub-replies.ts'

/** What arrived at the model, and when the asker was gone again (ms since 1970). */
export type Received = {
  text: string
  authorization: string
  request: ChatRequest
  gone: Promise<number>
}

/** Milliseconds until a slow one answers: too late for who waits, in time for what is written meanwhile. */
const slowFor = 4_000

/**
 * An OpenAI-compatible model on loopback that misbehaves as told. `orders` are what an obedient one
 * says, in turn, when no text it was sent tells it what to say.
 */
export async function startModelStub() {
  const received: Received[] = []
  const state = { mode: 'normal' as StubMode, orders: [''], underWay: 0, slowFor }

  const server = createServer(async (request, reply) => {
    state.underWay++
    const gone = new Promise<number>((done) => {
      reply.on('close', () => {
        state.underWay--
        done(Date.now())
      })
    })
    const text = await bodyOf(request)
    const asked: ChatRequest = JSON.parse(text)
    received.push({
      text,
      request: asked,
      gone,
      authorization: request.headers.authorization ?? '',
    })
    await answer(asked, reply)
  })

  async function answer(asked: ChatRequest, reply: ServerResponse) {
    const { mode, orders } = state
    const order = orders[received.length % orders.length] ?? ''
    if (mode === 'hang') return
    if (mode === '429' || mode === '500') return fail(reply, Number(mode))
    if (mode === 'slow') await wait(state.slowFor, undefined, { ref: false })
    if (reply.destroyed) return
    const text = replyTo(asked, mode, order)
    if (asked.stream) await streamed(reply, mode, text)
    else whole(reply, mode, text)
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    state,
    received,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

export type ModelStub = Awaited<ReturnType<typeof startModelStub>>

async function bodyOf(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

function fail(reply: ServerResponse, status: number) {
  reply.writeHead(status, { 'content-type': 'application/json' })
  reply.end(JSON.stringify({ error: { message: 'not now', type: 'stub' } }))
}

const frame = { id: 'stub', created: 1, model: 'stub' }

function whole(reply: ServerResponse, mode: StubMode, content: string) {
  reply.writeHead(200, { 'content-type': 'application/json' })
  if (mode === 'broken JSON') return reply.end('{"id":"stub","choices":[{"mess')
  const message = { role: 'assistant', content }
  const sent = {
    ...frame,
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
  }
  if (mode !== 'endless') return reply.end(JSON.stringify(sent))
  reply.write('{"id":"')
  return pour(reply, 'a'.repeat(16_384))
}

async function streamed(reply: ServerResponse, mode: StubMode, text: string) {
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
  const event = (delta: object, finish_reason: string | null = null) =>
    `data: ${JSON.stringify({ ...frame, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`
  reply.write(event({ role: 'assistant', content: '' }))
  if (mode === 'broken JSON') return reply.end('data: {"id":"stub","choi\n\n')
  for (const piece of text.match(/[\s\S]{1,24}/g) ?? []) {
    if (reply.destroyed) return
    reply.write(event({ content: piece }))
    await wait(2)
  }
  if (mode === 'endless') return pour(reply, event({ content: 'and so on and on '.repeat(20) }))
  reply.write(event({}, 'stop'))
  reply.end('data: [DONE]\n\n')
}

/** Until the other side has had enough. */
async function pour(reply: ServerResponse, piece: string) {
  while (!reply.destroyed) {
    reply.write(piece)
    await wait(1)
  }
}

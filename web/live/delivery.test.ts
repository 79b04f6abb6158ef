import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { delayAfter, deliverer, patience } from './delivery.ts'
import { type Outbox, queued, refused, settled, type Verdict } from './outbox.ts'

/** An outbox with these messages and a line that answers each attempt as told. */
function line(messages: string[], answer: (message: string, attempt: number) => Verdict | null) {
  const state = { outbox: [] as Outbox, online: true, tried: [] as string[], waits: [] as number[] }
  const write = (message: string) => {
    const date = new Date().toISOString()
    const draft = { clientId: randomUUID(), to: randomUUID(), message, date }
    state.outbox = queued(state.outbox, { ...draft, toModel: 'User' })
  }
  for (const message of messages) write(message)
  const deliver = deliverer({
    outbox: { entries: () => state.outbox },
    connected: () => state.online,
    attempt: async ({ message }) => {
      state.tried.push(message)
      const verdict = answer(message, state.tried.length)
      if (!verdict) state.online = false
      return verdict
    },
    alone: (work) => work(),
    wait: async (milliseconds) => {
      state.waits.push(milliseconds)
    },
    onVerdict: (clientId, verdict) => {
      state.outbox =
        verdict.kind === 'refused'
          ? refused(state.outbox, clientId, verdict.reason)
          : settled(state.outbox, clientId)
    },
  })
  return { state, deliver, write }
}
const taken: Verdict = { kind: 'ignored' }

test('messages go one after another, also one written meanwhile', async () => {
  const { state, deliver, write } = line(['one', 'two'], (message) => {
    if (message === 'two') write('three')
    return taken
  })
  await Promise.all([deliver(), deliver()])
  expect(state.tried).toEqual(['one', 'two', 'three'])
  expect(state.outbox).toEqual([])
})

test('without an answer nothing is removed and nothing overtakes', async () => {
  const { state, deliver } = line(['one', 'two'], (_, attempt) => (attempt === 1 ? null : taken))
  await deliver()
  expect(state.tried).toEqual(['one'])
  expect(state.outbox.map((entry) => entry.state)).toEqual(['sending', 'sending'])
  state.online = true
  await deliver()
  expect(state.tried).toEqual(['one', 'one', 'two'])
})

test('a busy server is waited for, ever longer, up to half a minute', async () => {
  const busy: Verdict = { kind: 'later', refusable: false }
  const { state, deliver } = line(['one'], (_, attempt) => (attempt < 9 ? busy : taken))
  await deliver()
  expect(state.waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30].map((seconds) => seconds * 1_000))
  expect(delayAfter(1)).toBe(1_000)
  expect(state.outbox).toEqual([])
})

test('a message the server stumbles over fails in the end and lets the next one pass', async () => {
  const broken: Verdict = { kind: 'later', refusable: true }
  const { state, deliver } = line(['bad', 'good'], (message) =>
    message === 'bad' ? broken : taken,
  )
  await deliver()
  expect(state.tried).toEqual([...Array(patience).fill('bad'), 'good'])
  expect(state.outbox).toMatchObject([{ message: 'bad', state: 'failed' }])
})

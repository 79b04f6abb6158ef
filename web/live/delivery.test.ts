import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { backoffDelay, createDelivery, maxInternalErrors } from './delivery.ts'
import { type Outbox, queued, refused, type SendOutcome, settled } from './outbox.ts'

/** An outbox with these messages, and a server that answers each attempt as told. */
function deliveryOf(
  messages: string[],
  answer: (message: string, attempt: number) => SendOutcome | null,
) {
  const state = { outbox: [] as Outbox, online: true, tried: [] as string[], waits: [] as number[] }
  const write = (message: string) => {
    const date = new Date().toISOString()
    const draft = { clientId: randomUUID(), to: randomUUID(), message, date }
    state.outbox = queued(state.outbox, { ...draft, toModel: 'User' })
  }
  for (const message of messages) write(message)
  const deliver = createDelivery({
    outbox: { entries: () => state.outbox },
    connected: () => state.online,
    attempt: async ({ message }) => {
      state.tried.push(message)
      const outcome = answer(message, state.tried.length)
      if (!outcome) state.online = false
      return outcome
    },
    withLock: (work) => work(),
    wait: async (milliseconds) => {
      state.waits.push(milliseconds)
    },
    onOutcome: (clientId, outcome) => {
      state.outbox =
        outcome.kind === 'refused'
          ? refused(state.outbox, clientId, outcome.reason)
          : settled(state.outbox, clientId)
    },
  })
  return { state, deliver, write }
}
const taken: SendOutcome = { kind: 'ignored' }

test('messages go one after another, also one written meanwhile', async () => {
  const { state, deliver, write } = deliveryOf(['one', 'two'], (message) => {
    if (message === 'two') write('three')
    return taken
  })
  await Promise.all([deliver(), deliver()])
  expect(state.tried).toEqual(['one', 'two', 'three'])
  expect(state.outbox).toEqual([])
})

test('without an answer nothing is removed and nothing overtakes', async () => {
  const { state, deliver } = deliveryOf(['one', 'two'], (_, attempt) =>
    attempt === 1 ? null : taken,
  )
  await deliver()
  expect(state.tried).toEqual(['one'])
  expect(state.outbox.map((entry) => entry.state)).toEqual(['sending', 'sending'])
  state.online = true
  await deliver()
  expect(state.tried).toEqual(['one', 'one', 'two'])
})

test('a busy server is waited for, ever longer, up to half a minute', async () => {
  const busy: SendOutcome = { kind: 'later', refusable: false }
  const { state, deliver } = deliveryOf(['one'], (_, attempt) => (attempt < 9 ? busy : taken))
  await deliver()
  expect(state.waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30].map((seconds) => seconds * 1_000))
  expect(backoffDelay(1)).toBe(1_000)
  expect(state.outbox).toEqual([])
})

test('a message the server stumbles over fails in the end and lets the next one pass', async () => {
  const broken: SendOutcome = { kind: 'later', refusable: true }
  const { state, deliver } = deliveryOf(['bad', 'good'], (message) =>
    message === 'bad' ? broken : taken,
  )
  await deliver()
  expect(state.tried).toEqual([...Array(maxInternalErrors).fill('bad'), 'good'])
  expect(state.outbox).toMatchObject([{ message: 'bad', state: 'failed' }])
})

import { randomUUID } from 'node:crypto'
import type { Message } from '@attune/contract/messages.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Outbox, queued } from '../live/outbox.ts'
import { chatRows } from './chat-rows.ts'

const me = randomUUID()
const you = randomUUID()
const noon = (day: number) => new Date(2026, 10, day, 12)

type Sent = Message & { clientId: string }

function message(seq: number, from = me, date = noon(20)): Sent {
  const patient = from === me
  return {
    _id: randomUUID(),
    from,
    fromModel: patient ? 'User' : 'Therapist',
    to: patient ? you : me,
    toModel: patient ? 'Therapist' : 'User',
    message: `message ${seq}`,
    date,
    seq,
    clientId: randomUUID(),
  }
}
const outgoing = (clientId: string, text = 'on its way'): Outbox =>
  queued([], {
    clientId,
    to: you,
    toModel: 'Therapist',
    message: text,
    date: noon(20).toISOString(),
  })
const texts = (messages: readonly Message[], box: Outbox = []) =>
  chatRows({ messages, outgoing: box, me, now: noon(20) }).map((row) =>
    row.kind === 'day'
      ? row.label
      : row.kind === 'event'
        ? row.event.what
        : `${row.text} (${row.state})`,
  )

describe('a thread', () => {
  test('shows what I sent once, before and after it is known to be stored', () => {
    const stored = message(1)
    const box = outgoing(stored.clientId, stored.message)
    expect(texts([], box)).toEqual(['Today', 'message 1 (sending)'])
    expect(texts([stored], box)).toEqual(['Today', 'message 1 (sent)'])
    const keys = [[], [stored]].map(
      (messages) => chatRows({ messages, outgoing: box, me, now: noon(20) })[1]?.key,
    )
    expect(keys[0]).toBe(keys[1])
  })

  test('shows every message once for any split between outbox and stored', () => {
    const thread = Array.from({ length: 12 }, (_, n) => message(n + 1))
    fc.assert(
      fc.property(fc.nat(12), fc.nat(12), (storedUpTo, forgottenUpTo) => {
        const messages = thread.slice(0, storedUpTo)
        const box = thread
          .slice(Math.min(storedUpTo, forgottenUpTo))
          .flatMap((one) => outgoing(one.clientId, one.message))
        const said = texts(messages, box).slice(1)
        expect(said.map((text) => text.replace(/ \(.*/, ''))).toEqual(
          thread.map((one) => one.message),
        )
      }),
    )
  })

  test('says Sent under my last stored message only', () => {
    expect(texts([message(1), message(2), message(3, you)])).toEqual([
      'Today',
      'message 1 (stored)',
      'message 2 (sent)',
      'message 3 (stored)',
    ])
  })

  test('names the days once, the year where it is another one', () => {
    const old = message(1, me, new Date(2024, 11, 31, 23, 59))
    const rows = texts([old, message(2, me, noon(17)), message(3, me, noon(19)), message(4)])
    expect(rows.filter((row) => !row.startsWith('message'))).toEqual([
      'Tuesday 31 December 2024',
      'Tuesday 17 November',
      'Yesterday',
      'Today',
    ])
  })

  test('never opens a day that has passed when a clock runs behind', () => {
    const box = outgoing(randomUUID())
    const late = [message(1, you, noon(21))]
    expect(
      chatRows({ messages: late, outgoing: box, me, now: noon(21) }).map((row) => row.kind),
    ).toEqual(['day', 'bubble', 'bubble'])
  })
})

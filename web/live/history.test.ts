import { randomUUID } from 'node:crypto'
import type { Message } from '@attune/contract/messages.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  caughtUp,
  emptyHistory,
  fallenBehind,
  type History,
  merged,
  withLatest,
  withLive,
  withOlder,
} from './history.ts'

const [me, you] = [randomUUID(), randomUUID()]
const message = (seq: number): Message => ({
  _id: randomUUID(),
  from: me,
  fromModel: 'User',
  to: you,
  toModel: 'Therapist',
  message: `message ${seq}`,
  date: new Date(2026, 10, 20, 12, seq),
  seq,
  clientId: randomUUID(),
})
const thread = Array.from({ length: 40 }, (_, n) => message(n + 1))

test('pages, live messages and catch-up give one list, in any order, any number of times', () => {
  const page = fc
    .tuple(fc.nat(40), fc.nat(40))
    .map(([from, size]) => thread.slice(from, from + size))
  const live = fc.constantFrom(...thread).map((one) => [{ ...one }])
  const events = fc.array(fc.oneof(page, live), { maxLength: 40 })
  fc.assert(
    fc.property(
      events.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list]))),
      ([list, again]) => {
        const seen = new Set(list.flat().map((one) => one._id))
        const expected = thread.filter((one) => seen.has(one._id))
        expect(list.reduce(merged, [])).toEqual(expected)
        expect([...again, ...list].reduce(merged, [])).toEqual(expected)
      },
    ),
  )
})

describe('a connection that comes and goes', () => {
  const limit = 5
  /** What the server holds grows; the reader hears of it live only while connected. */
  function play(steps: readonly string[]): { history: History; stored: Message[] } {
    const stored = thread.slice(0, 12)
    let online = true
    let history: History = withLatest(emptyHistory, stored.slice(-limit), limit)
    for (const step of steps) {
      if (step === 'message') {
        const next = thread[stored.length]
        if (!next) continue
        stored.push(next)
        if (online) history = withLive(history, next)
      } else if (step === 'lose') {
        online = false
        history = fallenBehind(history)
      } else if (step === 'connect') online = true
      else if (step === 'catch up' && online) {
        const from = stored.findIndex((one) => one._id === history.tail)
        history = caughtUp(history, stored.slice(from + 1))
      } else if (step === 'older' && !history.complete) {
        const first = stored.findIndex((one) => one._id === history.messages[0]?._id)
        history = withOlder(history, stored.slice(Math.max(0, first - limit), first), limit)
      }
    }
    return { history, stored }
  }

  test('leaves no hole: after catching up, what is shown ends where the thread ends', () => {
    const step = fc.constantFrom('message', 'lose', 'connect', 'catch up', 'older')
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { history, stored } = play([...steps, 'connect', 'catch up'])
        expect(history.messages).toEqual(stored.slice(-history.messages.length))
        expect(history.tail).toBe(stored.at(-1)?._id)
        expect(history.behind).toBe(false)
      }),
    )
  })

  test('a live message does not hide what was missed before it', () => {
    const { history } = play(['lose', 'message', 'connect', 'message'])
    expect(history.tail).toBe(thread[11]?._id)
    expect(history.behind).toBe(true)
  })

  test('a live message before the first page neither counts as loaded nor is lost', () => {
    const early = withLive(emptyHistory, thread[2]!)
    expect(early).toMatchObject({ loaded: false, tail: null })
    const history = withLatest(early, thread.slice(0, 2), limit)
    expect(history.messages).toEqual(thread.slice(0, 3))
    expect(history).toMatchObject({ loaded: true, complete: true, tail: thread[2]?._id })
  })
})

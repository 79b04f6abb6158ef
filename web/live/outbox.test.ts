import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  nextToSend,
  type Outbox,
  outcomeOf,
  queued,
  readOutbox,
  reconciled,
  refused,
  retried,
  settled,
} from './outbox.ts'

const partner = randomUUID()
const draft = (message: string) => ({
  clientId: randomUUID(),
  to: partner,
  toModel: 'Therapist' as const,
  message,
  date: '2026-11-20T12:00:00.000Z',
})
const texts = (outbox: Outbox) => outbox.map((entry) => entry.message)

describe('an outbox', () => {
  const [one, two, three] = [draft('one'), draft('two'), draft('three')]
  const all = [one, two, three].reduce<Outbox>(queued, [])

  test('sends in the order written', () => {
    expect(texts(all)).toEqual(['one', 'two', 'three'])
    expect(nextToSend(all)?.message).toBe('one')
    expect(nextToSend(settled(all, one.clientId))?.message).toBe('two')
  })

  test('is not held up by a refused message, and keeps why', () => {
    const outbox = refused(all, one.clientId, 'Not your account')
    expect(nextToSend(outbox)?.message).toBe('two')
    expect(outbox[0]).toMatchObject({ state: 'failed', reason: 'Not your account' })
  })

  test('sends a retried message last, under the same clientId', () => {
    const outbox = retried(refused(all, one.clientId, ''), one.clientId)
    expect(texts(outbox)).toEqual(['two', 'three', 'one'])
    expect(outbox[2]).toMatchObject({ clientId: one.clientId, state: 'sending', reason: '' })
  })

  test('survives storage, and a broken entry in it takes no other along', () => {
    expect(readOutbox(JSON.stringify(all))).toEqual(all)
    expect(texts(readOutbox(JSON.stringify([all[0], { clientId: 'x' }, all[2]])))).toEqual([
      'one',
      'three',
    ])
    for (const broken of [null, '', '{', '7', '{"a":1}']) expect(readOutbox(broken)).toEqual([])
  })
})

describe('two tabs', () => {
  const [one, two] = [draft('one'), draft('two')]
  const both = queued(queued([], one), two)

  test('that write at once keep both messages', () => {
    const { entries, restored } = reconciled(both, queued([], two), new Set([one.clientId]))
    expect(texts(entries)).toEqual(['two', 'one'])
    expect(texts(restored)).toEqual(['one'])
  })

  test('agree that what was taken out is sent, and know what to show meanwhile', () => {
    const { entries, vanished } = reconciled(both, queued([], two), new Set())
    expect(texts(entries)).toEqual(['two'])
    expect(texts(vanished)).toEqual(['one'])
  })

  test('agree that what was refused and taken out is gone', () => {
    const mine = refused(both, one.clientId, '')
    const { entries, vanished } = reconciled(mine, queued([], two), new Set([one.clientId]))
    expect(texts([...entries, ...vanished])).toEqual(['two'])
  })

  test('never lose an entry on its way, and never double one', () => {
    const pool = Array.from({ length: 6 }, (_, n) => queued([], draft(`${n}`))).flat()
    const some = fc.subarray(pool)
    fc.assert(
      fc.property(some, some, some, (mine, after, restorable) => {
        const set = new Set(restorable.map((entry) => entry.clientId))
        const { entries, vanished } = reconciled(mine, after, set)
        const ids = [...entries, ...vanished].map((entry) => entry.clientId)
        expect(new Set(ids).size).toBe(ids.length)
        expect(new Set(ids)).toEqual(new Set([...mine, ...after].map((one) => one.clientId)))
        for (const entry of vanished) expect(set.has(entry.clientId)).toBe(false)
      }),
    )
  })
})

test('only an answer that will not change counts as a refusal', () => {
  const say = (code: 'forbidden' | 'invalid' | 'too_many' | 'unavailable' | 'internal') =>
    outcomeOf({ error: 'No', code })
  expect(say('forbidden')).toEqual({ kind: 'refused', reason: 'No' })
  expect(say('invalid')).toEqual({ kind: 'refused', reason: 'No' })
  expect(say('too_many')).toEqual({ kind: 'later', refusable: false })
  expect(say('unavailable')).toEqual({ kind: 'later', refusable: false })
  expect(say('internal')).toEqual({ kind: 'later', refusable: true })
  expect(outcomeOf({ error: '', code: 'signed_out' })).toEqual({ kind: 'signedOut' })
  expect(outcomeOf({ ignored: true })).toEqual({ kind: 'ignored' })
})

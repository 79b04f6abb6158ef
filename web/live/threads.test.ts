import { randomUUID } from 'node:crypto'
import type { Message, Thread } from '@attune/contract/messages.ts'
import { expect, test } from 'vitest'
import { unreadIn, withMessage, withRead, withThreads } from './threads.ts'

const me = randomUUID()
const [amara, elif] = [randomUUID(), randomUUID()]

const message = (from: string, to: string, seq: number): Message => ({
  _id: randomUUID(),
  from,
  fromModel: from === me ? 'User' : 'Therapist',
  to,
  toModel: to === me ? 'User' : 'Therapist',
  message: `message ${seq}`,
  date: new Date(),
  seq,
  clientId: null,
})
const thread = (_id: string): Thread => ({
  partner: { _id, model: 'Therapist', name: _id, image: null, isDemo: false, deleted: false },
  state: 'open',
  last: message(_id, me, 4),
  unread: 1,
  declinedUntil: null,
  waitingSince: null,
  aside: null,
})
const threads = [thread(amara), thread(elif)]

test('a message brings its thread to the top and counts as unread if it is theirs', () => {
  const theirs = withMessage(threads, message(elif, me, 5), me)
  expect(theirs?.map(({ partner, unread }) => [partner._id, unread])).toEqual([
    [elif, 2],
    [amara, 1],
  ])
  expect(withMessage(threads, message(me, elif, 5), me)?.[0]?.unread).toBe(1)
})

test('an answer is waited for from their first message on, until mine', () => {
  const first = message(elif, me, 5)
  const later = { ...message(elif, me, 6), date: new Date(first.date.getTime() + 60_000) }
  const asked = withMessage(threads, first, me) ?? []
  expect(asked[0]?.waitingSince).toBe(first.date)
  expect(withMessage(asked, later, me)?.[0]?.waitingSince).toBe(first.date)
  expect(withMessage(asked, message(me, elif, 6), me)?.[0]?.waitingSince).toBeNull()
})

test('a message heard twice counts once', () => {
  expect(withMessage(threads, message(elif, me, 4), me)).toBe(threads)
})

test('a new partner is for the server to tell', () => {
  expect(withMessage(threads, message(randomUUID(), me, 1), me)).toBeNull()
})

test('reading up to the last message clears the count, reading an older one does not', () => {
  expect(unreadIn(threads)).toBe(2)
  expect(unreadIn(withRead(threads, amara, 4))).toBe(1)
  expect(unreadIn(withRead(threads, amara, 3))).toBe(2)
})

test('what is asked for beside the list joins it, the latest first, and brings back nothing older', () => {
  const later = { ...thread(amara), last: { ...message(amara, me, 5), date: new Date(9e12) } }
  const older = { ...thread(elif), last: message(elif, me, 3), unread: 9 }
  const known = [thread(elif)]
  const [first, second, ...others] = withThreads(known, [older, later])
  expect([first, second, others]).toEqual([later, known[0], []])
})

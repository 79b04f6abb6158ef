import { randomUUID } from 'node:crypto'
import type { Thread } from '@attune/contract/messages.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type InboxView, inInboxOrder, isWaiting, waitingText } from './inbox-order.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

function thread(name: string, hours: number, more: Partial<Thread> = {}): Thread {
  const _id = randomUUID()
  const me = randomUUID()
  return {
    state: 'open',
    partner: { _id, model: 'User', name, image: null, isDemo: false, deleted: false },
    last: {
      _id: randomUUID(),
      from: _id,
      fromModel: 'User',
      to: me,
      toModel: 'Therapist',
      message: 'Hello',
      date: ago(hours),
      seq: 1,
      clientId: null,
    },
    unread: 0,
    declinedUntil: null,
    waitingSince: null,
    aside: null,
    ...more,
  }
}
const names = (threads: readonly Thread[]) => threads.map(({ partner }) => partner.name)
const all = { search: '', shown: 'all' } as const
const order = (threads: readonly Thread[], view: InboxView = all, at = now) =>
  names(inInboxOrder(threads, view, at))

describe('the inbox', () => {
  const answered = thread('Answered', 1)
  const unread = thread('Unread', 5, { unread: 2, waitingSince: ago(9) })
  const read = thread('Read', 20, { waitingSince: ago(30) })
  const done = thread('Done', 2, { waitingSince: ago(40), aside: { until: null } })
  const tomorrow = { until: new Date(now.getTime() + 3_600_000) }
  const later = thread('Later', 3, { waitingSince: ago(50), aside: tomorrow })
  const threads = [answered, done, later, read, unread]

  test('has who waits first, the longest on top, read or not; then the others, latest first', () => {
    expect(order(threads)).toEqual(['Read', 'Unread', 'Answered', 'Done', 'Later'])
  })

  test('shows who waits alone, or who was put aside', () => {
    expect(order(threads, { ...all, shown: 'waiting' })).toEqual(['Read', 'Unread'])
    expect(order(threads, { ...all, shown: 'aside' })).toEqual(['Done', 'Later'])
  })

  test('brings back who was put off once the time has come', () => {
    const at = new Date(tomorrow.until.getTime())
    expect(order(threads, { ...all, shown: 'waiting' }, at)).toEqual(['Later', 'Read', 'Unread'])
  })

  test('has nobody waiting who cannot be answered', () => {
    const gone = thread('Gone', 1, { waitingSince: ago(60) })
    const left = { ...gone, partner: { ...gone.partner, deleted: true } }
    const ended = thread('Ended', 1, { waitingSince: ago(60), state: 'ended' })
    expect(order([left, ended], { ...all, shown: 'waiting' })).toEqual([])
  })

  test('never loses anybody, whatever they wait for', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ hours: fc.nat(99), waits: fc.boolean(), aside: fc.boolean() })),
        (people) => {
          const some = people.map(({ hours, waits, aside }, n) =>
            thread(String(n), hours, {
              waitingSince: waits ? ago(hours) : null,
              aside: aside ? { until: null } : null,
            }),
          )
          const listed = inInboxOrder(some, all, now)
          expect(new Set(listed)).toEqual(new Set(some))
          const waiting = listed.filter((one) => isWaiting(one, now))
          expect(listed.slice(0, waiting.length)).toEqual(waiting)
          const since = waiting.map(({ waitingSince }) => Number(waitingSince))
          expect(since).toEqual(since.toSorted((one, other) => one - other))
        },
      ),
    )
  })

  test('is searched by parts of a name, whatever its accents and capitals', () => {
    const people = [thread('José Ángel Núñez', 1), thread('Joan Weiss', 2)]
    const found = (search: string) => order(people, { ...all, search })
    expect(found('nunez jo')).toEqual(['José Ángel Núñez'])
    expect(found('JO')).toHaveLength(2)
    expect(found('  ')).toHaveLength(2)
    expect(found('nobody')).toEqual([])
  })
})

test.each([
  [0.75, '45 minutes'],
  [0.999, '59 minutes'],
  [1, '1 hour'],
  [2.9, '2 hours'],
  [47.9, '47 hours'],
  [48, '2 days'],
  [240, '10 days'],
])('%d hours are said as %s', (hours, span) => {
  expect(waitingText(ago(hours), now)).toBe(`Waiting ${span} for your answer`)
})

test('of less than a minute, or by a clock that is behind, no time is said', () => {
  for (const hours of [0, 0.016, -1])
    expect(waitingText(ago(hours), now)).toBe('Waiting for your answer')
})

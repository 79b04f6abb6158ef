import { randomUUID } from 'node:crypto'
import type { Thread } from '@attune/contract/messages.ts'
import { describe, expect, test } from 'vitest'
import { inInboxOrder, waitingText } from './inbox-order.ts'

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
    waitingSince: null,
    ...more,
  }
}
const names = (threads: readonly Thread[]) => threads.map(({ partner }) => partner.name)
const all = { search: '', waitingOnly: false, held: null }

describe('the inbox', () => {
  const read = thread('Read', 1)
  const unread = thread('Unread', 5, { unread: 2, waitingSince: ago(9) })
  const older = thread('Older', 7, { unread: 1, waitingSince: ago(7) })
  const seen = thread('Seen', 20, { waitingSince: ago(30) })
  const threads = [read, seen, older, unread]

  test('has the unread first, each part latest first', () => {
    expect(names(inInboxOrder(threads, all))).toEqual(['Unread', 'Older', 'Read', 'Seen'])
  })

  test('of those who wait has the longest first', () => {
    const waiting = inInboxOrder(threads, { ...all, waitingOnly: true })
    expect(names(waiting)).toEqual(['Seen', 'Unread', 'Older'])
  })

  test('keeps in place what was unread until it was opened', () => {
    const opened = [read, seen, older, { ...unread, unread: 0 }]
    const held = unread.partner._id
    expect(names(inInboxOrder(opened, { ...all, held }))[0]).toBe('Unread')
    expect(names(inInboxOrder(opened, all))).toEqual(['Older', 'Read', 'Unread', 'Seen'])
  })

  test('is searched by parts of a name, whatever its accents and capitals', () => {
    const people = [thread('José Ángel Núñez', 1), thread('Joan Weiss', 2)]
    const found = (search: string) => names(inInboxOrder(people, { ...all, search }))
    expect(found('nunez jo')).toEqual(['José Ángel Núñez'])
    expect(found('JO')).toHaveLength(2)
    expect(found('  ')).toHaveLength(2)
    expect(found('nobody')).toEqual([])
  })
})

test.each([
  [0, '0 min'],
  [0.75, '45 min'],
  [0.999, '59 min'],
  [1, '1 h'],
  [2.9, '2 h'],
  [47.9, '47 h'],
  [48, '2 days'],
  [240, '10 days'],
  [-1, '0 min'],
])('%d hours are said as %s', (hours, span) => {
  expect(waitingText(ago(hours), now)).toBe(`waiting ${span} for your answer`)
})

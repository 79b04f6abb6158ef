import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keys } from '../lib/local-storage.ts'
import { type Outbox, queued, readOutbox } from './outbox.ts'
import { openOutbox, type StoredOutbox } from './stored-outbox.ts'

const person = crypto.randomUUID()
const key = keys.outbox(person)
const draft = (message: string) => ({
  clientId: crypto.randomUUID(),
  to: crypto.randomUUID(),
  toModel: 'Therapist' as const,
  message,
  date: new Date().toISOString(),
})
const texts = (outbox: Outbox) => outbox.map((entry) => entry.message)
const kept = () => texts(readOutbox(localStorage.getItem(key)))

/** What another tab does: the storage changes, and this tab is told. */
function otherTabWrites(outbox: Outbox) {
  localStorage.setItem(key, JSON.stringify(outbox))
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

const opened: StoredOutbox[] = []
function open(of = person) {
  const outbox = openOutbox(of)
  opened.push(outbox)
  return outbox
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const outbox of opened.splice(0)) outbox.close()
})

describe('what was typed', () => {
  test('is in storage before put returns, and there again after a reload', () => {
    open().put(draft('hello'))
    expect(kept()).toEqual(['hello'])
    expect(texts(open().entries())).toEqual(['hello'])
  })

  test('leaves storage only when it is stored on the server', () => {
    const outbox = open()
    const [one, two] = [draft('one'), draft('two')]
    outbox.put(one)
    outbox.put(two)
    outbox.settle([crypto.randomUUID(), null])
    expect(kept()).toEqual(['one', 'two'])
    outbox.settle([one.clientId])
    expect(kept()).toEqual(['two'])
  })

  test('of someone else stays theirs', () => {
    open(crypto.randomUUID()).put(draft('not mine'))
    expect(open().entries()).toEqual([])
  })
})

describe('another tab', () => {
  test('shows up here', () => {
    const outbox = open()
    otherTabWrites(queued([], draft('from there')))
    expect(texts(outbox.entries())).toEqual(['from there'])
  })

  test('that overwrites a message typed here at the same moment does not lose it', () => {
    const outbox = open()
    outbox.put(draft('from here'))
    otherTabWrites(queued([], draft('from there')))
    expect(kept()).toEqual(['from there', 'from here'])
  })

  test('that has sent a message leaves it in sight until it is seen stored', () => {
    const outbox = open()
    const one = draft('one')
    outbox.put(one)
    otherTabWrites([])
    otherTabWrites([])
    expect(outbox.entries()).toEqual([])
    expect(texts(outbox.shown())).toEqual(['one'])
    outbox.settle([one.clientId])
    expect(outbox.shown()).toEqual([])
  })

  test('that puts back what is known to be stored is corrected', () => {
    const outbox = open()
    const one = draft('one')
    outbox.put(one)
    outbox.settle([one.clientId])
    otherTabWrites(queued([], one))
    expect(outbox.entries()).toEqual([])
    expect(kept()).toEqual([])
  })
})

test('a sign-out that wipes the storage is not undone by what this tab remembers', () => {
  const outbox = open()
  outbox.put(draft('old'))
  localStorage.clear()
  outbox.put(draft('new'))
  expect(kept()).toEqual(['new'])
})

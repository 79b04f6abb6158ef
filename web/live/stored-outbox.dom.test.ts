import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { claimFor, keys, wipeAll } from '../lib/local-storage.ts'
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

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  claimFor(person)
})
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
    const other = crypto.randomUUID()
    claimFor(other)
    open(other).put(draft('not mine'))
    claimFor(person)
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

test('on a shared computer each tab has its own, and hears of no other', () => {
  claimFor(person, true)
  const outbox = open()
  outbox.put(draft('from here'))
  expect(localStorage.getItem(key)).toBe(null)
  otherTabWrites([])
  expect(texts(outbox.entries())).toEqual(['from here'])
  expect(texts(open().entries())).toEqual(['from here'])
  wipeAll()
  outbox.put(draft('too late'))
  expect(outbox.entries()).toEqual([])
  expect(sessionStorage.getItem(key)).toBe(null)
})

describe('once its writer has left this device', () => {
  /** In another tab; of what it changed this one hears key by key. */
  function leaveElsewhere() {
    wipeAll()
    for (const changed of [keys.turns, keys.person, key])
      window.dispatchEvent(new StorageEvent('storage', { key: changed }))
  }

  test('nothing is written back, nothing held and nothing sent', () => {
    const outbox = open()
    outbox.put(draft('given up'))
    leaveElsewhere()
    expect(localStorage.getItem(key)).toBe(null)
    expect(outbox.entries()).toEqual([])
    expect(outbox.shown()).toEqual([])
    outbox.put(draft('too late'))
    expect(localStorage.getItem(key)).toBe(null)
  })

  test('nor where this tab hears of it only once they are back', () => {
    const outbox = open()
    outbox.put(draft('given up'))
    wipeAll()
    claimFor(person)
    expect(outbox.entries()).toEqual([])
    window.dispatchEvent(new StorageEvent('storage', { key }))
    expect(localStorage.getItem(key)).toBe(null)
    expect(open().entries()).toEqual([])
  })
})

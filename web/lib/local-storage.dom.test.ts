import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  claimFor,
  keptWhere,
  keys,
  readLocal,
  removeLocal,
  unsentKeys,
  wipeAll,
  wipeButUnsent,
  writeLocal,
} from './local-storage.ts'

/** But for how often somebody has come and gone, which says nothing of anyone. */
const left = () =>
  Object.keys(localStorage)
    .filter((key) => key !== keys.turns)
    .toSorted()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('theme', 'dark')
  claimFor('maya')
  writeLocal(keys.favorites, ['a'])
  writeLocal(keys.advice('maya'), 'text')
  writeLocal(keys.draft('maya', 'journal'), { title: 'half' })
  writeLocal(keys.outbox('maya'), [{ message: 'not sent' }])
})

test('a sign-out leaves the theme and nothing else', () => {
  wipeAll()
  expect(left()).toEqual(['theme'])
})

test('a lost session leaves what was written and not sent', () => {
  wipeButUnsent()
  expect(left()).toEqual(['draft:maya:journal', 'outbox:maya', 'theme'])
})

test('the same person finds everything again, and their unsent words after a lost session', () => {
  const before = left()
  claimFor('maya')
  expect(left()).toEqual(before)
  wipeButUnsent()
  claimFor('maya')
  expect(readLocal(keys.draft('maya', 'journal'))).toEqual({ title: 'half' })
  expect(readLocal(keys.favorites)).toBe(null)
})

test('another person finds nothing of the first, not even after a lost session', () => {
  wipeButUnsent()
  claimFor('jonas')
  expect(left()).toEqual(['person', 'theme'])
})

test('someone whose id begins like mine does not keep my drafts', () => {
  claimFor('may')
  expect(left()).toEqual(['person', 'theme'])
})

test('what cannot be read counts as nothing', () => {
  localStorage.setItem('favorites', '{broken')
  expect(readLocal('favorites')).toBe(null)
})

test('nothing of who has left is written by a tab that goes on, nor of who is not there', () => {
  wipeAll()
  expect(writeLocal(keys.draft('maya', 'journal'), { title: 'late' })).toBe(false)
  claimFor('jonas')
  expect(writeLocal(keys.outbox('maya'), [{ message: 'late' }])).toBe(false)
  expect(left()).toEqual(['person', 'theme'])
})

test('who has left is named no more before anything of theirs is taken away', () => {
  const gone: string[] = []
  vi.stubGlobal('localStorage', {
    ...localStorage,
    getItem: () => null,
    setItem: () => {},
    removeItem: (key: string) => gone.push(key),
  })
  wipeAll()
  vi.unstubAllGlobals()
  expect(gone[0]).toBe(keys.person)
  expect(gone).toContain(keys.outbox('maya'))
})

describe('on a shared computer', () => {
  const journal = keys.draft('maya', 'journal')
  const outbox = keys.outbox('maya')
  const words = () => readLocal<{ title: string }>(journal)?.title
  const tabHolds = () => Object.keys(sessionStorage).toSorted()
  /** Another tab of the same browser, with nothing in it yet. */
  function openTab<T>(work: () => T): T {
    const here = { ...sessionStorage }
    sessionStorage.clear()
    const result = work()
    sessionStorage.clear()
    for (const [key, value] of Object.entries(here)) sessionStorage.setItem(key, value)
    return result
  }

  beforeEach(() => {
    localStorage.clear()
    claimFor('maya', true)
    writeLocal(journal, { title: 'half' })
    writeLocal(outbox, [{ clientId: 'one', message: 'not sent' }])
  })

  test('what is written lies in the tab and nowhere else', () => {
    expect(words()).toBe('half')
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/half|not sent/)
    expect(unsentKeys().toSorted()).toEqual([journal, outbox])
    expect(openTab(words)).toBeUndefined()
    expect(keptWhere()).toBe('in this tab')
    removeLocal(journal)
    expect(words()).toBeUndefined()
  })

  test('a lost session leaves it in the tab, for the same person alone', () => {
    wipeButUnsent()
    expect(keptWhere()).toBe('in this tab')
    claimFor('maya', true)
    expect(words()).toBe('half')
    wipeButUnsent()
    claimFor('jonas', true)
    expect(unsentKeys()).toEqual([])
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/maya|half/)
  })

  test('a sign-out takes it away, in another tab as soon as that is looked at', () => {
    openTab(wipeAll)
    wipeButUnsent()
    expect(unsentKeys()).toEqual([])
    claimFor('maya', true)
    writeLocal(journal, { title: 'anew' })
    wipeAll()
    expect(left()).toEqual([])
    expect(unsentKeys()).toEqual([])
  })

  test('another tab that signed out and in again does not bring back what was given up', () => {
    openTab(() => {
      wipeAll()
      claimFor('maya', true)
    })
    claimFor('maya', true)
    expect(unsentKeys()).toEqual([])
  })

  test('a session that is lost and begun again in another tab leaves the words of this one', () => {
    openTab(() => {
      wipeButUnsent()
      claimFor('maya', true)
    })
    claimFor('maya', true)
    expect(words()).toBe('half')
  })

  test('what was kept for every tab comes into the one where the computer is called shared', () => {
    wipeAll()
    claimFor('maya')
    writeLocal(journal, { title: 'of before' })
    wipeButUnsent()
    claimFor('maya', true)
    expect(words()).toBe('of before')
    expect(JSON.stringify({ ...localStorage })).not.toContain('of before')
  })

  test('and the other way round, without a message lost or doubled', () => {
    wipeButUnsent()
    openTab(() => {
      claimFor('maya')
      writeLocal(journal, { title: 'of the other tab' })
      writeLocal(outbox, [
        { clientId: 'one', message: 'not sent' },
        { clientId: 'two', message: 'nor this' },
      ])
    })
    claimFor('maya')
    expect(keptWhere()).toBe('on this device')
    expect(readLocal<{ clientId: string }[]>(outbox)?.map(({ clientId }) => clientId)).toEqual([
      'one',
      'two',
    ])
    // Each tab goes on with its own words, as where two have one draft.
    expect(words()).toBe('half')
    expect(openTab(words)).toBe('of the other tab')
    writeLocal(journal, { title: 'half and more' })
    expect(openTab(words)).toBe('half and more')
    expect(tabHolds()).toEqual([keys.shared])
  })
})

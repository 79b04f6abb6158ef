import { beforeEach, expect, test, vi } from 'vitest'
import { claimFor, keys, readLocal, wipeAll, wipeButUnsent, writeLocal } from './local-storage.ts'

/** But for how often somebody has come and gone, which says nothing of anyone. */
const left = () =>
  Object.keys(localStorage)
    .filter((key) => key !== keys.turns)
    .toSorted()

beforeEach(() => {
  localStorage.clear()
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

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDraft } from './draft.ts'
import { claimFor, keys, removeLocal, wipeAll, writeLocal } from './local-storage.ts'

type Entry = { title: string }
const key = keys.draft('maya', 'journal')
const empty: Entry = { title: '' }
const open = (follows?: boolean) =>
  renderHook(() => useDraft<Entry>('maya', 'journal', empty, follows))
const shown = ({ result }: ReturnType<typeof open>) => result.current[0].title
const type = ({ result }: ReturnType<typeof open>, title: string) =>
  act(() => result.current[1]({ title }))
/** What the browser tells a tab of another's writing. */
const told = () => act(() => window.dispatchEvent(new StorageEvent('storage', { key })))
const lookedAt = () => act(() => document.dispatchEvent(new Event('visibilitychange')))

beforeEach(() => claimFor('maya'))
afterEach(() => {
  vi.restoreAllMocks()
  wipeAll()
})

test('words of another tab are shown as they are written, and gone on with', () => {
  const tab = open()
  type(tab, 'One')
  writeLocal(key, { title: 'One thing' })
  told()
  expect(shown(tab)).toBe('One thing')
  type(tab, 'One thing more')
  expect(localStorage.getItem(key)).toContain('One thing more')
})

test('a tab that slept looks when it is looked at', () => {
  const tab = open()
  writeLocal(key, { title: 'Meanwhile' })
  expect(shown(tab)).toBe('')
  lookedAt()
  expect(shown(tab)).toBe('Meanwhile')
})

test('what another tab sent or threw away stays here, where it may be gone on with', () => {
  const tab = open()
  type(tab, 'One')
  removeLocal(key)
  told()
  expect(shown(tab)).toBe('One')
  type(tab, 'One more')
  expect(localStorage.getItem(key)).toContain('One more')
})

test('a tab whose words could not be kept takes no older ones for newer', () => {
  const tab = open()
  type(tab, 'Kept')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  type(tab, 'Kept and more')
  lookedAt()
  expect(shown(tab)).toBe('Kept and more')
  full.mockRestore()
  type(tab, 'Kept and more, again')
  writeLocal(key, { title: 'Of the other' })
  told()
  expect(shown(tab)).toBe('Of the other')
})

test('nothing of who came after is shown, nor on a shared computer of another tab', () => {
  const tab = open()
  type(tab, 'One')
  claimFor('noah')
  localStorage.setItem(key, JSON.stringify({ title: 'Not hers' }))
  told()
  expect(shown(tab)).toBe('One')
  wipeAll()
  claimFor('maya', true)
  const shared = open()
  type(shared, 'Here alone')
  localStorage.setItem(key, JSON.stringify({ title: 'Elsewhere' }))
  told()
  expect(shown(shared)).toBe('Here alone')
})

test('what has versions of its own hears of no other tab', () => {
  const tab = open(false)
  writeLocal(key, { title: 'Elsewhere' })
  told()
  lookedAt()
  expect(shown(tab)).toBe('')
})

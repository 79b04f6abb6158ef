import { act, renderHook } from '@testing-library/react'
import { useToasterStore } from 'react-hot-toast'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDraft } from './draft.ts'
import { moved } from './kept-words.ts'
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
  vi.unstubAllGlobals()
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

/** A storage that is there and refuses whatever is written while `isFull`. */
function fillable(storage: Storage, isFull: () => boolean): Storage {
  return new Proxy(storage, {
    get(_, name) {
      if (name === 'setItem' && isFull()) return refuse
      const value: unknown = Reflect.get(storage, name)
      return typeof value === 'function' ? value.bind(storage) : value
    },
  })
}

function refuse() {
  throw new DOMException('full', 'QuotaExceededError')
}

/** What is said, of a browser and a tab that are filled by `full`. */
function fillStorage() {
  const full = { browser: false, tab: false }
  vi.stubGlobal(
    'localStorage',
    fillable(localStorage, () => full.browser),
  )
  vi.stubGlobal(
    'sessionStorage',
    fillable(sessionStorage, () => full.tab),
  )
  const { result } = renderHook(() => useToasterStore())
  // Of the files that ran before something may still be said.
  const before = result.current.toasts.length
  return {
    full,
    said: () => result.current.toasts.slice(0, -before || undefined).map(({ message }) => message),
  }
}

test('where the browser is full the tab keeps them', () => {
  const { full, said } = fillStorage()
  const tab = open()
  type(tab, 'Kept')
  full.browser = true
  type(tab, 'Kept and more')
  expect(shown(open())).toBe('Kept and more')
  lookedAt()
  expect(shown(tab)).toBe('Kept and more')
  expect(said()).toEqual([])
  full.browser = false
  type(tab, 'There is room')
  expect(localStorage.getItem(key)).toContain('There is room')
  expect(sessionStorage.getItem(key)).toBe(null)
})

test('where both are full that is said, and no older words replace those that are not kept', () => {
  const { full, said } = fillStorage()
  const tab = open()
  type(tab, 'Kept')
  full.browser = true
  full.tab = true
  type(tab, 'Kept and more')
  expect(said()).toEqual([expect.stringMatching(/^This browser keeps no copy/)])
  lookedAt()
  expect(shown(tab)).toBe('Kept and more')
  full.browser = false
  type(tab, 'Kept and more, again')
  writeLocal(key, { title: 'Of the other' })
  told()
  expect(shown(tab)).toBe('Of the other')
})

test.each([
  ['before what came', 'Slept |badly', 'Slept badly. Better', 'Slept |badly. Better'],
  ['behind what came', 'badly|', 'Slept badly', 'Slept badly|'],
  ['amid what was taken away', 'Slept ba|dly', 'Slept', 'Slept|'],
])('the cursor stays %s', (_, before, after, expected) => {
  const at = moved(before.indexOf('|'), before.replace('|', ''), after)
  expect(`${after.slice(0, at)}|${after.slice(at)}`).toBe(expected)
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

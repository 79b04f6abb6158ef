import { beforeEach, expect, test } from 'vitest'
import { askBeforeClosing } from './closing.ts'
import { claimFor, keys, wipeAll, writeLocal } from './local-storage.ts'

const draft = keys.draft('maya', 'entry')
const asked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
let isIn = true

beforeEach(() => {
  wipeAll()
  sessionStorage.clear()
  localStorage.clear()
  isIn = true
  askBeforeClosing(() => isIn)
})

test('a tab that alone holds what was written asks before it is closed', () => {
  claimFor('maya', true)
  expect(asked()).toBe(false)
  writeLocal(draft, { content: 'Half a thou', clientId: '1' })
  expect(asked()).toBe(true)
  writeLocal(draft, { content: '', clientId: '1' })
  expect(asked()).toBe(false)
  writeLocal(keys.outbox('maya'), [{ clientId: '1', message: 'Hello' }])
  expect(asked()).toBe(true)
  writeLocal(keys.outbox('maya'), [])
  expect(asked()).toBe(false)
})

test('nor does it askBeforeClosing of what is kept on the device, or where nobody is signed in', () => {
  claimFor('maya', false)
  writeLocal(draft, { content: 'Half a thou' })
  expect(asked()).toBe(false)
  claimFor('maya', true)
  expect(asked()).toBe(true)
  isIn = false
  expect(asked()).toBe(false)
})

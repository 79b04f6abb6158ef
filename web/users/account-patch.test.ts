import { expect, test } from 'vitest'
import { editOf, patchOf } from './account-patch.ts'

const account = {
  _id: 'a',
  name: 'Maya',
  username: 'maya',
  email: 'maya@example.org',
  phone: '1',
  image: null,
}

test('an edit that changes nothing sends nothing', () => {
  expect(patchOf(account, editOf(account))).toEqual({})
  expect(patchOf(account, { ...editOf(account), name: ' Maya ' })).toEqual({})
})

test('only what changed is sent', () => {
  const picture = new File(['x'], 'x.png', { type: 'image/png' })
  expect(patchOf(account, { ...editOf(account), email: 'new@example.org', picture })).toEqual({
    email: 'new@example.org',
    image: picture,
  })
})

test('a new password goes with the current one', () => {
  const edit = { ...editOf(account), password: 'long enough', currentPassword: 'old' }
  expect(patchOf(account, edit)).toEqual({ password: 'long enough', currentPassword: 'old' })
})

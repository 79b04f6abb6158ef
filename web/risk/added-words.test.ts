import { expect, test } from 'vitest'
import { addedTo } from './added-words.ts'

test.each([
  ['I am tired.', 'I am tired. I have a rope.', ' I have a rope.'],
  ['One. Two.', 'One. And more. Two.', 'And more. '],
  ['All of it', 'Something else', 'Something else'],
  ['the same', 'the same', ''],
  ['more than this', 'more', ''],
  ['', 'anything', 'anything'],
  ['aa', 'aaa', 'a'],
])('%j, then %j: %j is new', (before, now, added) => {
  expect(addedTo(before, now)).toBe(added)
})

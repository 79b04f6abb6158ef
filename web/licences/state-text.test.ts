import { expect, test } from 'vitest'
import { stateMeaning, stateText } from './state-text.ts'

const checkedAt = new Date('2026-05-03T10:00:00Z')

test.each([
  ['self-declared', null, null, 'Self-declared'],
  ['self-declared', null, '2030-01-01', 'Self-declared'],
  ['document-seen', checkedAt, null, 'Document seen by operator on 3 May 2026'],
  ['verified', checkedAt, '2030-01-01', 'Verified by operator on 3 May 2026'],
  ['expired', checkedAt, '2026-05-01', 'Expired on 1 May 2026'],
  ['expired', null, '2026-05-01', 'Expired on 1 May 2026'],
] as const)('%s, checked at %s, until %s: %s', (state, at, expires, expected) => {
  expect(stateText({ state, checkedAt: at, expires })).toBe(expected)
})

test('the word verified is said of nothing less', () => {
  for (const state of ['self-declared', 'document-seen', 'expired'] as const) {
    const words = `${stateText({ state, checkedAt, expires: '2026-05-01' })} ${stateMeaning[state]}`
    expect(words).not.toMatch(/verif/i)
  }
})

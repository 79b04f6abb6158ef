import { expect, test } from 'vitest'
import { standingText, stateMeaning, stateText } from './state-text.ts'

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

test.each([
  ['checked', /^Licence checked by the operator on /],
  ['document-seen', /^Licence document seen by the operator on .*, not checked further$/],
  ['declared', /^Licence declared, not checked by anyone$/],
  ['expired', /^The licence declared has expired$/],
  ['none', /^No licence declared$/],
] as const)('of all licences together, %s says no more than was done', (state, said) => {
  expect(standingText({ state, at: new Date('2026-11-20T10:00:00Z') })).toMatch(said)
})

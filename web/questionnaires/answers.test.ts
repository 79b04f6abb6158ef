import { spokenChoice } from '@attune/contract/questionnaires.ts'
import { expect, test } from 'vitest'
import {
  afterTap,
  asStored,
  complaintOf,
  isChosen,
  stillValid,
  typedOther,
  withOther,
} from './answers.ts'

const open = ['I would rather not say', 'No preference']

const other = 'Other (please specify)'

test('a single choice is replaced, a multiple choice is added and taken away', () => {
  expect(afterTap(['A'], 'B', { single: true, open })).toEqual(['B'])
  expect(afterTap(['A'], 'A', { single: true, open })).toEqual(['A'])
  expect(afterTap(['A'], 'B', { single: false, open })).toEqual(['A', 'B'])
  expect(afterTap(['A', 'B'], 'A', { single: false, open })).toEqual(['B'])
})

test('what was typed is read without the choice that opened its box', () => {
  expect(['Turkish', `${other}: Twi`, other].map(spokenChoice)).toEqual(['Turkish', 'Twi', 'Other'])
})

test('a choice that stands alone empties the others, and gives way to them', () => {
  expect(afterTap(['A', 'B'], 'I would rather not say', { single: false, open })).toEqual([
    'I would rather not say',
  ])
  expect(afterTap(['No preference'], 'A', { single: false, open })).toEqual(['A'])
  expect(afterTap(['No preference'], 'No preference', { single: false, open })).toEqual([])
  expect(afterTap(['A'], 'Nonviolent communication', { single: false, open })).toEqual([
    'A',
    'Nonviolent communication',
  ])
})

test('the text of Other stays beside its choice and goes with it', () => {
  const typed = withOther(afterTap(['A'], other, { single: false, open }), 'my own words ')
  expect(typed).toEqual(['A', `${other}: my own words `])
  expect(typedOther(typed)).toBe('my own words ')
  expect(isChosen(typed, other)).toBe(true)
  expect(asStored(typed)).toEqual(['A', `${other}: my own words`])
  expect(afterTap(typed, other, { single: false, open })).toEqual(['A'])
})

test('words past the hundredth are ignored', () => {
  const words = Array.from({ length: 120 }, (_, at) => `w${at}`).join(' ')
  const [stored] = withOther([other], words)
  expect(stored?.split(' ').at(-1)).toBe('w99')
})

test('blank text is stored as the bare choice', () => {
  expect(asStored(withOther([other], '   '))).toEqual([other])
})

test('Other without a word is no answer: alone it is asked for, beside others it is not sent', () => {
  const question = { _id: 'q', question: '', choices: ['A', other], open: [], short: '', hint: '' }
  const complaint = (...chosen: string[]) => complaintOf({ q: chosen }, question, 'nothing')
  expect(complaint()).toBe('nothing')
  expect(complaint(other)).toMatch('what “Other” is')
  expect(complaint(`${other}:  `)).toMatch('what “Other” is')
  expect([complaint('A', other), complaint(`${other}: Twi`)]).toEqual([null, null])
  expect(asStored(['A', other])).toEqual(['A'])
  expect(asStored(['A', `${other}:  `, 'B'])).toEqual(['A', 'B'])
})

test('a draft keeps only what is still offered', () => {
  const question = { _id: 'q', question: '', choices: ['A', other], open: [], short: '', hint: '' }
  expect(stillValid({ q: ['A', 'gone', `${other}: x`], old: ['A'] }, [question])).toEqual({
    q: ['A', `${other}: x`],
  })
})

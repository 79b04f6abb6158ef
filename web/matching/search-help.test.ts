import { expect, test } from 'vitest'
import { isAnother } from './search-help.tsx'

const danger = 'i make myself sick after every meal and it has to stop'

test.each([
  ['what is written on', `${danger}, evenings in Leeds`, danger, false],
  ['what is taken away', 'make myself sick', danger, false],
  ['a slip that is mended', danger, danger.replace('stop', 'stpo'), false],
  ['the same in other words', 'i am sick after every meal, please help', danger, false],
  [
    'another line that has “my”, “and” and “for” too',
    'dyslexia test for my son and me',
    danger,
    true,
  ],
  [
    'another line with one word of it',
    'someone to help my daughter stop wetting the bed',
    danger,
    true,
  ],
  ['a name', 'Okafor', danger, true],
  ['the first words of all', danger, '', false],
])('%s', (_, words, before, is) => {
  expect(isAnother(words, before)).toBe(is)
})

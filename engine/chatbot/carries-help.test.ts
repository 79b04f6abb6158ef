import { library } from '@attune/content/chatbot/entries/library.ts'
import { expect, test } from 'vitest'
import { answer } from './answer.ts'
import { carriesHelp } from './carries-help.ts'

const said = (text: string) => carriesHelp({ answer: text, grade: 'none', danger: null })

test.each([
  'Call 112.',
  'The line is 116 123, day and night.',
  'Go to the nearest emergency room.',
])('whom to call is help: %s', (text) => expect(said(text)).toBe(true))

test.each(['It costs 10,000 a year.', 'In 2026 and 1999 alike.', 'About 50 minutes.'])(
  'a number like any other is not: %s',
  (text) => expect(said(text)).toBe(false),
)

test('danger is answered whole, whatever its words', () => {
  expect(carriesHelp(answer('I want to kill myself'))).toBe(true)
  expect(carriesHelp(answer('What is CBT?'))).toBe(false)
})

test('nearly all of the library is typed out, as ordinary answers are', () => {
  const whole = library.filter((one) => said(one.answer))
  expect(whole.length).toBeGreaterThan(0)
  expect(whole.length / library.length).toBeLessThan(0.15)
})

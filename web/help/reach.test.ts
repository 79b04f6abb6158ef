import { expect, test } from 'vitest'
import { lines } from './lines.ts'
import { dial, firstNumber, inWords, textLink } from './reach.ts'

const line = lines.find(({ name }) => name.startsWith('988'))!

test('numbers are dialled and texted as they are meant', () => {
  expect(dial('0800 111 0 111')).toBe('tel:08001110111')
  expect(textLink('Text 988')).toBe('sms:988')
  expect(textLink('Text HOME to 741741')).toBe('sms:741741?&body=HOME')
  expect(textLink('Text your ZIP code to 435748')).toBe(null)
  expect(textLink('WhatsApp 9151 1767')).toBe(null)
})

test('of two emergency numbers one is dialled, not both in a row', () => {
  expect(firstNumber('144 or 112')).toBe('144')
  expect(firstNumber('911')).toBe('911')
})

test('a line says in a sentence who it is, when it is open and how to reach it', () => {
  expect(inWords(line)).toBe(
    'Suicide & Crisis Lifeline, United States, day and night. Call, text or chat.',
  )
  expect(inWords({ ...line, text: null, chat: null, hours: null })).toBe(
    'Suicide & Crisis Lifeline, United States. Call.',
  )
})

import type { HelpLine } from '@attune/contract/risk.ts'
import { expect, test } from 'vitest'
import { describeLine, firstNumber, telLink, textLink } from './contact-links.ts'

const line: HelpLine = {
  ...{ name: '988 Suicide & Crisis Lifeline', country: 'US', countryName: 'United States' },
  kind: 'suicide-crisis',
  ...{
    type: 'Suicide and crisis',
    phone: '988',
    text: 'Text 988',
    chat: 'https://988lifeline.org',
  },
  ...{ url: null, hours: '24/7', cost: null, emergency: '911', primary: true },
  ...{ audience: 'everyone', languages: ['en'] },
}

test('numbers are dialled and texted as they are meant', () => {
  expect(telLink('0800 111 0 111')).toBe('tel:08001110111')
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
  expect(describeLine(line)).toBe(
    'Suicide & Crisis Lifeline, United States, day and night. Call, text or chat.',
  )
  expect(describeLine({ ...line, text: null, chat: null, hours: null })).toBe(
    'Suicide & Crisis Lifeline, United States. Call.',
  )
})

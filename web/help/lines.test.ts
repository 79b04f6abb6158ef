import { expect, test } from 'vitest'
import { countries, dial, likelyCountry, lines, textLink } from './lines.ts'

test('every country has exactly one main line, and every line a way to reach it', () => {
  for (const [country] of countries)
    expect(lines.filter((line) => line.country === country && line.primary)).toHaveLength(1)
  for (const line of lines) expect(line.phone ?? line.text ?? line.chat).toBeTruthy()
})

test('the browser’s region chooses the country, and nothing is guessed without one', () => {
  expect(likelyCountry('en-GB')).toBe('GB')
  expect(likelyCountry('de-CH')).toBe('CH')
  expect(likelyCountry('en')).toBe('')
  expect(likelyCountry('fr-SN')).toBe('')
  expect(likelyCountry('not a language')).toBe('')
})

test('numbers are dialled and texted as they are meant', () => {
  expect(dial('0800 111 0 111')).toBe('tel:08001110111')
  expect(textLink('Text 988')).toBe('sms:988')
  expect(textLink('Text HOME to 741741')).toBe('sms:741741?&body=HOME')
  expect(textLink('Text your ZIP code to 435748')).toBe(null)
  expect(textLink('WhatsApp 9151 1767')).toBe(null)
})

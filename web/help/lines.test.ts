import { expect, test } from 'vitest'
import { countries, likelyCountry, lines } from './lines.ts'

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

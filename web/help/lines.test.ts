import type { HelpLine } from '@attune/contract/risk.ts'
import { expect, test } from 'vitest'
import { countriesOf, likelyCountry, linesOf, regionOf } from './lines.ts'

const line = (country: string, countryName: string, name: string, primary: boolean): HelpLine => ({
  kind: 'suicide-crisis',
  ...{ country, countryName, name, primary, type: 'Crisis', phone: '1', text: null, chat: null },
  ...{ url: null, hours: null, cost: null, emergency: null, audience: 'everyone', languages: [] },
})
const lines = [
  line('GB', 'United Kingdom', 'Second', false),
  line('INT', 'Everywhere', 'Directory', true),
  line('GB', 'United Kingdom', 'Main', true),
  line('CH', 'Switzerland', 'Swiss', true),
]

test('countries come by name, without what stands for all of them; lines with the main one first', () => {
  expect(countriesOf(lines)).toEqual([
    ['CH', 'Switzerland'],
    ['GB', 'United Kingdom'],
  ])
  expect(linesOf(lines, 'GB').map(({ name }) => name)).toEqual(['Main', 'Second'])
})

test('the browser’s region chooses the country, and nothing is guessed without one', () => {
  expect(likelyCountry(regionOf('en-GB'), lines)).toBe('GB')
  expect(likelyCountry(regionOf('de-CH'), lines)).toBe('CH')
  expect(likelyCountry(regionOf('en'), lines)).toBe('')
  expect(likelyCountry(regionOf('fr-SN'), lines)).toBe('')
  expect(likelyCountry(regionOf('not a language'), lines)).toBe('')
})

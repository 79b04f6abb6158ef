import { expect, test } from 'vitest'
import { statedLine } from './stated-line.ts'

const place = { name: 'Potsdam', country: 'DE' }
const fee = { from: 80, to: 1_200, currency: 'EUR' }
const nothing = { place: null, onlineOnly: null, fee: null, closed: false }

test.each([
  ['nothing stated', null, ''],
  ['nothing said', nothing, ''],
  ['where and what', { ...nothing, place, fee }, 'Potsdam, Germany · 80 EUR to 1,200 EUR'],
  ['one fee', { ...nothing, fee: { ...fee, to: 80 } }, '80 EUR'],
  ['online, wherever that is', { ...nothing, place, onlineOnly: true }, 'Online only'],
  ['no room', { ...nothing, place, closed: true }, 'Potsdam, Germany · caseload closed'],
])('%s', (_, stated, line) => {
  expect(statedLine(stated)).toBe(line)
})

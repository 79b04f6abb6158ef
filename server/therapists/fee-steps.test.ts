import { expect, test } from 'vitest'
import { feeSteps } from './fee-steps.ts'

const fees = (amounts: number[], currency = 'EUR') =>
  amounts.map((from) => ({ from, currency, all: 1 }))

test('round amounts between those that are asked', () => {
  expect(feeSteps(fees([42, 58, 61, 77, 83, 96, 104, 120, 123, 180]), undefined)).toEqual(
    [60, 80, 100, 120].map((most) => ({ most, currency: 'EUR' })),
  )
  expect(feeSteps(fees([9_000, 12_300], 'JPY'), undefined).map(({ most }) => most)).toEqual([
    9_000, 13_000,
  ])
})

test('the currency is the one most ask in, or that of what is set', () => {
  const both = [...fees([60, 80]), ...fees([70], 'USD')]
  expect(feeSteps(both, undefined).every(({ currency }) => currency === 'EUR')).toBe(true)
  expect(feeSteps(both, '65-USD')).toEqual([
    { most: 65, currency: 'USD' },
    { most: 70, currency: 'USD' },
  ])
})

test('nothing where nobody names a fee, or all ask nothing', () => {
  expect(feeSteps([], undefined)).toEqual([])
  expect(feeSteps(fees([0, 0]), undefined)).toEqual([])
})

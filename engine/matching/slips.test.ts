import { expect, test } from 'vitest'
import { withoutSlip } from './slips.ts'

const vocabulary = new Set(['anxiety', 'couples', 'couple', 'turkish', 'loss', 'stress'])

test.each([
  ['anxeity', 'anxiety'],
  ['anxity', 'anxiety'],
  ['anxiiety', 'anxiety'],
  ['anziety', 'anxiety'],
  ['coupels', 'couples'],
  ['turkihs', 'turkish'],
  ['strses', 'stress'],
  ['couplee', 'couples'],
])('%s was meant as %s', (typed, meant) => {
  expect(withoutSlip(typed, vocabulary)).toBe(meant)
})

test.each(['anxiety', 'nxiety', 'losss', 'anxieties', 'strauss'])(
  '%s is left as it is',
  (typed) => {
    expect(withoutSlip(typed, vocabulary)).toBeNull()
  },
)

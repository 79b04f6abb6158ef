import { graveWordIn } from '@attune/engine/risk/grave-words.ts'
import { describe, expect, test } from 'vitest'
import { countInPassing } from './measure-in-passing.ts'
import { openShipped } from './shipped-models.ts'

describe('danger that is named in passing, by a writer who had read none of this', () => {
  const danger = countInPassing('third', 'danger')
  const harmless = countInPassing('third', 'harmless')

  test('brings at least the soft line five times in six, of rules and models alone two in three', () => {
    expect(danger.shipped / danger.lines).toBeGreaterThan(0.83)
    expect(danger['rules and models'] / danger.lines).toBeLessThan(0.7)
  })

  test('harmless lines with the same words bring it one time in nine, by a list of words one in six', () => {
    expect(harmless.shipped / harmless.lines).toBeLessThan(0.11)
    expect(harmless['any grave word'] / harmless.lines).toBeGreaterThan(0.16)
  })
})

describe('the shipped reading', () => {
  const read = openShipped()

  test.each([
    'How do I delete my account before I die?',
    'Does my journal get reported if I plan suicide?',
    'Who reads my journal when I am gone?',
    'he strangled me again, how do i change my email',
    'can i move the session, she is unconscious on the floor',
  ])('asks in one line, at least: %s', (text) => {
    const { soft, grade } = read(text)
    expect(soft || grade === 'possible' || grade === 'imminent').toBe(true)
  })

  test.each([
    'My phone died, where is my entry?',
    'The deadline is killing me, can I move my session?',
    'Where do I send my blood test?',
    'I would kill for a coffee',
  ])('says nothing: %s', (text) => expect(read(text).soft).toBe(false))
})

test('a turn of phrase holds no grave word', () => {
  expect(graveWordIn('I am killing time before the call')).toBe(null)
  expect(graveWordIn('I cut my arm')).toBe('beside')
  expect(graveWordIn('I was raped')).toBe('alone')
})

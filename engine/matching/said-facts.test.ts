import { type ConcernSlug, concerns } from '@attune/content/questionnaires/concerns.ts'
import { noWishFacts } from '@attune/contract/wish-facts.ts'
import { describe, expect, test } from 'vitest'
import { intakeOf, therapistSays } from '../testing/answers.ts'
import { explainMatch, matchTherapists } from './match.ts'
import { saidFacts } from './said-facts.ts'

const therapist = (_id: string, ...specialization: ConcernSlug[]) => ({
  _id,
  practice: therapistSays({ specialization }),
})
const heard = (...list: ConcernSlug[]) => ({ ...noWishFacts, heard: list })
const first = (wishes: Parameters<typeof intakeOf>[0], ...list: ConcernSlug[]) =>
  matchTherapists(
    intakeOf(wishes),
    [therapist('a', 'anxiety'), therapist('g', 'grief'), therapist('t', 'trauma-ptsd')],
    { facts: heard(...list) },
  ).best[0]!

describe('own words', () => {
  test('go no further than what was heard in them', () => {
    const facts = saidFacts({ ...noWishFacts, firstWords: 'Numbat' }, () => ['grief'])
    expect(facts).toMatchObject({ heard: ['grief'] })
    expect(JSON.stringify(facts)).not.toContain('Numbat')
    expect(saidFacts(noWishFacts, () => ['grief'])).not.toHaveProperty('heard')
  })
})

describe('what was heard', () => {
  test('orders those who are equal otherwise', () => {
    expect(first({}, 'grief')._id).toBe('g')
    expect(first({}, 'anxiety')._id).toBe('a')
  })

  test('counts where it takes training of its own too, as a hint', () => {
    expect(first({}, 'trauma-ptsd')._id).toBe('t')
    const keys = first({}, 'trauma-ptsd').factors.map(({ key }) => key)
    expect(keys).not.toContain('specialist')
  })

  test.each(Object.keys(concerns) as ConcernSlug[])('never outweighs the reason named: %s', (one) =>
    expect(first({ brings: ['worry'] }, one)._id).toBe('a'),
  )

  test('is no wish, and is named without being quoted', () => {
    const match = first({ brings: ['worry'] }, 'grief')
    expect([match.wishes, match.wishesMet]).toEqual([1, 1])
    const { factors } = explainMatch(
      intakeOf({ brings: ['worry'] }),
      therapist('g', 'grief'),
      {},
      heard('grief'),
    )
    expect(factors[0]!.yours).toContain('What you wrote in your own words')
  })

  test('adds nothing to what a therapist earns for the same where an answer names it', () => {
    const of = (...list: ConcernSlug[]) =>
      explainMatch(
        intakeOf({ brings: ['worry'] }),
        therapist('a', 'anxiety'),
        {},
        heard(...list),
      ).factors.find(({ key }) => key === 'concerns')
    const { max: _, points: __, ...named } = of()!
    expect(of('anxiety')).toMatchObject(named)
  })
})

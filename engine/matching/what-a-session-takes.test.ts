import { noPracticeFacts, type PracticeFacts } from '@attune/contract/practice-facts.ts'
import { noWishFacts, type WishFacts } from '@attune/contract/wish-facts.ts'
import { describe, expect, test } from 'vitest'
import { intakeOf, therapistSays } from '../testing/answers.ts'
import { explainMatch } from './match.ts'

type Wishes = Parameters<typeof intakeOf>[0]
type Offers = Parameters<typeof therapistSays>[0]
type Said = Partial<WishFacts>
type Stated = Partial<PracticeFacts>

function match(wishes: Wishes, said: Said, offers: Offers, stated?: Stated) {
  const candidate = {
    _id: 'a',
    practice: therapistSays(offers),
    ...(stated && { facts: { ...noPracticeFacts, ...stated } }),
  }
  return explainMatch(intakeOf(wishes), candidate, {}, { ...noWishFacts, ...said })
}
const percent = (...of: Parameters<typeof match>) => match(...of).matchPercentage
const factor = (key: string, ...of: Parameters<typeof match>) =>
  match(...of).factors.find((one) => one.key === key)!

describe('what a session takes', () => {
  test.each([
    ['hours', { hours: ['evenings'] }, { hours: ['evenings'] }],
    ['a way of meeting', { format: ['video'] }, { format: ['video'] }],
    ['a language', { language: ['tr'] }, { language: ['tr'] }],
  ] as [string, Wishes, Offers][])('%s weighs more than any one liking', (_, wishes, offers) => {
    for (const [liked, offered] of [
      [{ approach: ['act'] }, { approach: ['act'] }],
      [{ style: ['warm'] }, { style: ['warm'] }],
      [{ ease: ['woman'] }, { about: ['woman'] }],
    ] as [Wishes, Offers][])
      expect(percent({ ...wishes, ...liked }, {}, offers)).toBeGreaterThan(
        percent({ ...wishes, ...liked }, {}, offered),
      )
  })

  test('two likings together weigh more than one of it', () => {
    const wishes: Wishes = { hours: ['evenings'], approach: ['act'], style: ['warm'] }
    expect(percent(wishes, {}, { approach: ['act'], style: ['warm'] })).toBeGreaterThan(
      percent(wishes, {}, { hours: ['evenings'] }),
    )
  })
})

describe('what is paid', () => {
  const budget = { most: 50, currency: 'EUR' }
  const fee = { from: 180, to: 180, currency: 'EUR' }

  test('by the payer asked for is within any budget, and says who pays', () => {
    const said = { budget, payer: 'AOK' }
    expect(factor('fee', {}, said, {}, { fee, payers: ['AOK Bayern', 'Barmer'] })).toMatchObject({
      state: 'met',
      earned: 4,
      theirs: ['Paid by AOK Bayern'],
    })
    expect(factor('fee', {}, said, {}, { payers: ['AOK Bayern'] })).toMatchObject({ state: 'met' })
    expect(factor('fee', {}, said, {}, { fee, payers: ['Barmer'] })).toMatchObject({
      state: 'unmet',
      theirs: ['180 EUR a session'],
    })
    expect(factor('fee', {}, { budget }, {}, { fee, payers: ['AOK'] }).state).toBe('unmet')
  })

  test('and was not said, is not held against anyone: more than a miss, less than what fits', () => {
    const said = { budget, payer: 'AOK' }
    const near = { from: 60, to: 60, currency: 'EUR' }
    const [blank, far, close] = [undefined, { fee }, { fee: near }].map((stated) =>
      factor('fee', {}, said, {}, stated),
    )
    expect(blank).toMatchObject({ state: 'unknown', earned: 1, of: 4, theirs: [] })
    expect([far!.earned, close!.earned]).toEqual([0, 1])
    expect(factor('payer', {}, said, {}, { fee })).toMatchObject({ state: 'unknown', earned: 1 })
    expect(factor('payer', {}, said, {}, { payers: ['TK'] })).toMatchObject({
      state: 'unmet',
      earned: 0,
    })
    expect(match({}, said, {}, { fee }).wishesMet).toBe(0)
  })
})

describe('the weight', () => {
  test.each(['experience', 'style', 'hours'] as const)(
    'of %s is that of the reason, or twice its own, where it matters most',
    (key) => {
      const wishes: Wishes = { ease: ['years-10'], style: ['warm'], hours: ['early'] }
      const weight = (matters: WishFacts['matters']) => factor(key, wishes, { matters }, {}).weight
      expect(weight([key])).toBe(Math.max(28, 2 * weight([])))
    },
  )

  test('of the reasons grows with each named, up to three', () => {
    const weight = (brings: NonNullable<Wishes['brings']>) =>
      factor('concerns', { brings }, {}, {}).weight
    expect([
      weight(['worry']),
      weight(['worry', 'sleep']),
      weight(['worry', 'sleep', 'anger']),
      weight(['worry', 'sleep', 'anger', 'alone']),
    ]).toEqual([28, 36, 44, 44])
    // What is only hinted at is no reason more.
    expect(factor('concerns', { feelings: ['sad', 'numb', 'hopeless'] }, {}, {}).weight).toBe(28)
  })
})

describe('a licence in a state', () => {
  const wishes: Wishes = { country: ['US'] }
  const missing = (must: boolean, stated?: Stated) =>
    match(
      { ...wishes, ...(must && { must: ['licence'] }) },
      { region: 'US-NY' },
      { country: ['US'] },
      stated,
    ).missing.length

  test('that is insisted on has to be named', () => {
    expect(missing(true, { regions: ['US-NJ', 'US-NY'] })).toBe(0)
    expect(missing(true, { regions: ['US-NJ'] })).toBe(1)
    expect(missing(true, { regions: ['CA-ON'] })).toBe(1)
    expect(missing(true)).toBe(1)
  })

  test('that is only needed may be one of the whole country', () => {
    expect(missing(false)).toBe(0)
    expect(missing(false, { regions: ['US-NJ'] })).toBe(1)
  })
})

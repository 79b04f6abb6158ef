import type { Factor } from '@attune/contract/matching.ts'
import { describe, expect, test } from 'vitest'
import { intakeOf, therapistSays } from '../testing/answers.ts'
import { explainMatch } from './match.ts'
import { weights } from './weights.ts'

type Wishes = Parameters<typeof intakeOf>[0]
type Offers = Parameters<typeof therapistSays>[0]

const match = (wishes: Wishes, offers: Offers, other = '') =>
  explainMatch(intakeOf(wishes), { _id: 'a', practice: therapistSays(offers, other) })
const factor = (wishes: Wishes, offers: Offers, other = ''): Factor =>
  match(wishes, offers, other).factors[0]!

describe('a factor says', () => {
  test('which concerns a therapist lists, in both sides’ own words', () => {
    const wishes: Wishes = { brings: ['worry', 'sleep', 'self'] }
    expect(factor(wishes, { specialization: ['anxiety', 'stress', 'sleep'] })).toEqual({
      key: 'concerns',
      label: 'Anxiety and worry, sleep',
      points: 66,
      max: 100,
      weight: 44,
      percent: 100,
      earned: 180,
      of: 270,
      state: 'partly',
      yours: ['Worry that will not switch off', 'How I see myself', 'Trouble sleeping'],
      theirs: ['Anxiety and worry', 'Sleep and insomnia'],
    })
  })

  test('that one of several ways of working is enough', () => {
    expect(factor({ approach: ['cbt', 'emdr'] }, { approach: ['schema', 'emdr'] })).toMatchObject({
      key: 'approach',
      label: 'EMDR',
      points: 100,
      state: 'met',
      theirs: ['EMDR'],
    })
  })

  test('what a therapist offers instead', () => {
    expect(factor({ language: ['tr'] }, { language: ['en', 'other'] }, 'Kurdish')).toMatchObject({
      key: 'language',
      label: 'Turkish',
      points: 0,
      state: 'unmet',
      yours: ['Turkish'],
      theirs: ['English', 'Kurdish'],
    })
  })

  test('that a therapist left it blank', () => {
    expect(factor({ hours: ['evenings'] }, {})).toMatchObject({
      key: 'hours',
      label: 'Evenings',
      points: 0,
      state: 'unknown',
      theirs: [],
    })
  })

  test.each([
    ['format', { format: ['video', 'phone'] }, { format: ['phone'] }, 'met'],
    ['format', { format: ['video'] }, { format: ['in-person'] }, 'unmet'],
    ['hours', { hours: ['early', 'saturdays'] }, { hours: ['evenings', 'saturdays'] }, 'met'],
    ['language', { language: ['en', 'tr'] }, { language: ['tr'] }, 'met'],
    ['clients', { clients: ['adults', 'couples'] }, { clients: ['couples'] }, 'partly'],
    ['clients', { clients: ['couples'] }, { clients: ['adults'] }, 'unmet'],
    ['style', { style: ['warm', 'structured'] }, { style: ['structured', 'warm'] }, 'met'],
    ['style', { style: ['warm', 'structured'] }, { style: ['warm', 'direct'] }, 'partly'],
    ['identity', { ease: ['lgbtq', 'faith'] }, { about: ['woman', 'lgbtq'] }, 'partly'],
    ['identity', { ease: ['lgbtq'] }, { about: ['woman'] }, 'unknown'],
    ['gender', { ease: ['woman', 'non-binary'] }, { about: ['non-binary'] }, 'met'],
    ['gender', { ease: ['woman'] }, { about: ['man'] }, 'unmet'],
    ['gender', { ease: ['woman'] }, { about: ['lgbtq'] }, 'unknown'],
    ['experience', { ease: ['years-5'] }, { years: ['years-5'] }, 'met'],
    ['experience', { ease: ['years-5', 'years-10'] }, { years: ['years-5'] }, 'met'],
    ['experience', { ease: ['years-10'] }, { years: ['years-5'] }, 'unmet'],
    ['experience', { ease: ['years-5'] }, {}, 'unknown'],
  ] as [string, Wishes, Offers, string][])('%s: %o and %o are %s', (key, wishes, offers, state) => {
    expect(factor(wishes, offers)).toMatchObject({ key, state })
  })
})

describe('concerns', () => {
  test('that are standard count in part for a therapist who lists a near one', () => {
    const near = factor({ brings: ['panic'] }, { specialization: ['anxiety'] })
    expect(near).toMatchObject({ state: 'partly', theirs: ['Anxiety and worry'] })
    expect(near).toMatchObject({ earned: 36, of: 90, points: 40 })
    expect(factor({ brings: ['panic'] }, { specialization: ['anger'] }).points).toBe(0)
  })

  test.each(['rituals', 'eating', 'substances', 'swings', 'voices'] as const)(
    'as special as %s count only where they are listed',
    (code) => {
      const listed = [
        'anxiety',
        'depression',
        'stress',
        'trauma-ptsd',
        'self-harm-suicide',
      ] as const
      expect(factor({ brings: [code] }, { specialization: listed })).toMatchObject({
        points: 0,
        state: 'unmet',
      })
    },
  )

  test('named outweigh those only hinted at', () => {
    const intake: Wishes = { brings: ['worry'], feelings: ['lonely'] }
    expect(factor(intake, { specialization: ['anxiety'] }).points).toBe(100)
  })

  test('said more often weigh more', () => {
    const wishes: Wishes = { brings: ['sleep', 'anger'], sleep: ['onset', 'waking'] }
    expect(factor(wishes, { specialization: ['sleep'] }).points).toBeGreaterThan(
      factor(wishes, { specialization: ['anger'] }).points,
    )
  })

  test('said over and over do not drown one said once', () => {
    const wishes: Wishes = {
      brings: ['low-mood', 'anger'],
      feelings: ['sad', 'numb', 'hopeless', 'worn-out'],
      daily: ['enjoying', 'myself', 'home'],
    }
    expect(factor(wishes, { specialization: ['anger'] }).points).toBe(33)
  })

  test('that are special are not asked for on a hint', () => {
    expect(factor({ sleep: ['dreams'] }, { specialization: ['sleep'] })).toMatchObject({
      label: 'Sleep',
      state: 'met',
    })
  })
})

describe('the points', () => {
  test('are the weights where everything is asked and met', () => {
    const { matchPercentage, factors } = match(
      {
        brings: ['worry'],
        approach: ['cbt'],
        style: ['warm'],
        clients: ['adults'],
        ease: ['woman', 'lgbtq', 'years-5'],
        format: ['video'],
        language: ['en'],
        hours: ['evenings'],
      },
      {
        specialization: ['anxiety'],
        approach: ['cbt'],
        style: ['warm'],
        clients: ['adults'],
        about: ['woman', 'lgbtq'],
        years: ['years-20'],
        format: ['video'],
        language: ['en'],
        hours: ['evenings'],
      },
    )
    expect(matchPercentage).toBe(100)
    const {
      responsiveness: _,
      profile: __,
      specialist: ___,
      words: ____,
      fee,
      payer,
      ...asked
    } = weights
    expect([fee, payer]).toEqual([13, 13])
    expect(Object.fromEntries(factors.map(({ key, points }) => [key, points]))).toEqual(asked)
  })

  test('of what was left open go to the rest', () => {
    const { factors } = match({ language: ['en'], format: ['video'] }, { language: ['en'] })
    expect(factors.map(({ key, points, max }) => [key, points, max])).toEqual([
      ['language', 50, 50],
      ['format', 0, 50],
    ])
  })
})

describe('a patient who left everything open', () => {
  const full: Offers = {
    specialization: ['anger'],
    years: ['years-2'],
    approach: ['cbt'],
    clients: ['groups'],
    services: ['workshops'],
    style: ['warm'],
    language: ['pl'],
    format: ['phone'],
    hours: ['early'],
    licence: ['counsellor'],
    country: ['IE'],
  }

  test('sees how much a profile tells, and that it is only that', () => {
    expect(match({}, full)).toMatchObject({
      matchPercentage: 100,
      factors: [
        { key: 'profile', label: 'A full profile', max: 100, yours: ['You left everything open'] },
      ],
    })
    const { hours: _, licence: __, ...less } = full
    expect(match({}, less).factors[0]).toMatchObject({ points: 81, state: 'partly' })
  })

  test('is not shown what a therapist says about themselves as a merit', () => {
    expect(match({}, { about: ['woman'] }).matchPercentage).toBe(0)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SearchTerm, searchTerms } from './search-terms.ts'

const known = { isName: () => false, towns: ['Leeds'], countries: new Map([['Leeds', 'GB']]) }
const said = ({ kind, code, label, denied, isLeftOut }: SearchTerm) =>
  `${isLeftOut ? 'out' : denied ? `not ${kind}` : kind} ${code || label}`
const read = (text: string) => searchTerms(text, known).map(said)
const oneOf = (...list: string[]) => fc.constantFrom(...list)

describe('a chance word is no demand', () => {
  test.each([
    ['she pulls out her hair', ['area ocd']],
    ['pulling at his eyelashes', ['area ocd']],
    ['i pull the curtains', ['out pull', 'out curtains']],
    ['i use a wheelchair', ['out wheelchair']],
    ['someone who wont judge me, grief', ['area grief']],
    ['they judge me', ['area social-anxiety']],
    ['i grew up in a strict home, grief', ['out strict', 'area grief']],
    ['my ex keeps following me and turns up at my work', ['area domestic-abuse']],
    ['my lunch break, work stress', ['hours afternoons', 'area burnout-work']],
    ['nothing but CBT', ['approach cbt']],
    ['it doesnt need to be CBT', ['approach cbt']],
  ])('%s', (text, terms) => {
    expect(read(text)).toEqual(terms)
  })

  test('nor is a place where somebody was', () => {
    const was = oneOf(
      'two tours in',
      'served in',
      'born in',
      'i grew up in',
      'the war in',
      'deployed to',
    )
    const place = oneOf('Afghanistan', 'Iraq', 'Leeds', 'Poland')
    fc.assert(
      fc.property(was, place, (lead, where) => {
        const isPlaced = (text: string) => read(text).some((one) => /^(country|place) /.test(one))
        expect(isPlaced(`${lead} ${where}`), lead).toBe(false)
        expect(isPlaced(`an ${where} veteran`)).toBe(false)
        expect(isPlaced(`${lead} Ghana, therapist in ${where}`), lead).toBe(true)
        expect(isPlaced(`refugee living in ${where}`)).toBe(true)
      }),
    )
    expect(read('war trauma, Leeds')).toContain('place Leeds')
    expect(read('therapist for war trauma in Leeds')).toContain('place Leeds')
  })

  test('nor are children who saw it', () => {
    const hurt = oneOf('he hit me', 'my husband beats me', 'she slapped me', 'he punched me')
    const saw = oneOf(
      'the kids saw it',
      'in front of our son',
      'the children heard everything',
      'and my kids were there',
    )
    fc.assert(
      fc.property(hurt, saw, (what, who) => {
        expect(read(`${what} ${who}`).filter((one) => !one.startsWith('out'))).toEqual([
          'area domestic-abuse',
        ])
      }),
    )
    expect(read('he hits me, need someone for my son')).toContain('clients children')
  })

  test('nor is a faith of long ago or of others', () => {
    const faith = oneOf('catholic', 'muslim', 'religious', 'mormon', 'christian')
    const how = oneOf(
      'raised X',
      'ex X',
      'i left the X church',
      'my parents are X',
      'X upbringing',
      'X family',
    )
    fc.assert(
      fc.property(faith, how, (which, words) => {
        expect(read(words.replace('X', which)).filter((one) => one.startsWith('about'))).toEqual([])
        expect(read(`${which} therapist`)).toEqual(['about faith'])
      }),
    )
    expect(read('my husband and i are muslim')).toContain('about faith')
    expect(read('religious trauma')).toEqual(['out religious', 'area trauma-ptsd'])
  })
})

test('a time of a day at the weekend is of that day', () => {
  const time = oneOf('morning', 'mornings', 'afternoons', 'evenings')
  const day = oneOf('saturday|saturdays', 'sunday|sundays', 'weekend|weekend')
  fc.assert(
    fc.property(time, day, (when, of) => {
      const [word = '', code = ''] = of.split('|')
      expect(read(`${word} ${when}`)).toEqual([`hours ${code}`])
      expect(read(`${when} on ${word}`)).toEqual([`hours ${code}`])
    }),
  )
  expect(read('samstags vormittags')).toEqual(['hours saturdays'])
  expect(read('sábado por la mañana')).toEqual(['hours saturdays'])
  expect(read('saturdays or mornings')).toEqual(['hours saturdays', 'hours mornings'])
  expect(read('saturdays, mornings')).toEqual(['hours saturdays', 'hours mornings'])
})

describe('what somebody needs', () => {
  test.each([
    ['psychiatrist', ['about psychiatrist']],
    ['a female psychiatrist', ['gender woman', 'about psychiatrist']],
    ['who can prescribe medication', ['about psychiatrist', 'out medication']],
    ['my psychiatrist says CBT', ['approach cbt']],
    ['psychiatrist or psychologist, grief', ['area grief']],
    ['i take lithium', ['area bipolar', 'out lithium']],
    ['wets the bed', ['clients children', 'out wets the bed']],
    ['wont go to school', ['clients children', 'out wont go to school']],
    ['bullying', ['out bullying']],
    ['veteran', ['about military']],
    ['lunch break', ['hours afternoons']],
    ['in der Mittagspause', ['hours afternoons']],
    ['someone gentle', ['about gentle']],
    ['gentle parenting', ['area parenting']],
    ['74 years old', ['clients adults', 'out 74 years old']],
    ['therapist over 60 years old', ['out 60 years old']],
    ['mon fils de 14 ans', ['clients children']],
    ['il y a 10 ans', ['out 10 ans']],
    ['deaf', ['language sgn']],
    ['BSL', ['language sgn']],
    ['black therapist', ['out black']],
    ['racism', ['about racism']],
    ['adhd assessment', ['area adhd', 'about assessments']],
    ['gay', ['area sexuality-gender-identity']],
  ])('is understood, or left out and said: %s', (text, terms) => {
    expect(read(text)).toEqual(terms)
  })

  test.each([
    ['po polsku', 'pl'],
    ['auf Deutsch', 'de'],
    ['en français', 'fr'],
    ['по-русски', 'ru'],
    ['українською', 'uk'],
    ['po angielsku', 'en'],
    ['на турецком', 'tr'],
  ])('%s is a language', (text, code) => {
    expect(read(text)).toEqual([`language ${code}`])
  })
})

test('what a story is told with is not worth saying, but alone', () => {
  expect(read('he turns up at the house and says he still loves me, grief, yet')).toEqual([
    'out loves',
    'area grief',
  ])
  expect(read('house')).toEqual(['out house'])
})

import { randomUUID } from 'node:crypto'
import type { Therapist } from '@attune/contract/therapists.ts'
import { describe, expect, test } from 'vitest'
import { sourcesOf } from '../match-score/why-match.tsx'
import { isSameForAll } from './compare-rows.ts'
import {
  type Filters,
  passes,
  readFilters,
  searchedOf,
  searchOf,
  toggledFilter,
  withRest,
  writeFilters,
} from './filters.ts'
import { blockedNotes, overviewNote } from './overview-note.ts'

const open: Filters = {
  view: 'best',
  name: '',
  minYears: 0,
  favoritesOnly: false,
  chosen: [],
  compared: [],
}
const amara: Therapist = {
  _id: '8c3f1a52-6f0e-4f2b-9d57-0b8d8d0a1c11',
  name: 'Amára Osei',
  username: 'amara',
  email: 'amara@attune.example',
  phone: '1',
  image: null,
  questionsSubmitted: true,
  isActive: true,
  isDemo: true,
  specialization: 'Anxiety',
  yearsOfWork: 5,
  experience: '5 to 9 years',
  approach: '',
  clients: '',
  additionalServices: '',
  languages: '',
  formats: '',
  hours: '',
  availability: { accepting: true, replyHours: null, away: null },
  licence: { state: 'declared', at: null },
  stated: '',
  contactWithheld: false,
}

test('of a long text the beginning is searched, up to a whole word, and the rest is kept', () => {
  const typed = `  ${'insomnia '.repeat(30)}and more`
  const searched = searchedOf(typed)
  expect(searched).toBe('insomnia '.repeat(22).trim())
  expect(searched.length).toBeLessThanOrEqual(200)
  expect(withRest(typed, 'grief')).toBe(`grief ${'insomnia '.repeat(8)}and more`)
  expect(searchedOf('x'.repeat(300))).toBe('x'.repeat(200))
  expect(searchedOf(`${'x'.repeat(199)}\u{1f642} later`)).toBe('x'.repeat(199))
  expect(searchedOf(' two words ')).toBe('two words')
})

describe('filters', () => {
  const found = (filters: Partial<Filters>, therapist = amara, favorite = false) =>
    passes(therapist, { ...open, ...filters }, () => favorite)

  test('compare the smallest number of years, and leave out who lists none', () => {
    expect(found({ minYears: 5 })).toBe(true)
    expect(found({ minYears: 10 })).toBe(false)
    expect(found({ minYears: 5 }, { ...amara, yearsOfWork: null })).toBe(true)
    expect(found({ minYears: 1 }, { ...amara, yearsOfWork: null, experience: '' })).toBe(false)
  })

  test('show favourites only when asked', () => {
    expect(found({ favoritesOnly: true })).toBe(false)
    expect(found({ favoritesOnly: true }, amara, true)).toBe(true)
  })

  test('come back from the address as they went in', () => {
    const chosen = ['language.tr', 'accepting', 'fee.80-EUR']
    const filters = {
      view: 'all' as const,
      minYears: 10,
      favoritesOnly: true,
      chosen,
      compared: [randomUUID(), randomUUID()],
    }
    expect(readFilters(writeFilters(filters), open)).toEqual(filters)
    const odd = 'years=7&view=x&filters=nonsense,language.,fee.cheap'
    const { name: _, ...addressed } = open
    expect(readFilters(new URLSearchParams(odd), open)).toEqual(addressed)
    const [one, two, three, four] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const many = `compare=${one},${one},nobody,${two},${three},${four}`
    expect(readFilters(new URLSearchParams(many), open).compared).toEqual([one, two, three])
  })
})

test('a line of the comparison is the same for all only where every answer is', () => {
  expect(isSameForAll({ name: 'Languages', texts: ['English', 'English'] })).toBe(true)
  expect(isSameForAll({ name: 'Languages', texts: ['English', 'English', ''] })).toBe(false)
})

describe('a filter', () => {
  test('is set and let go of by the same press', () => {
    expect(toggledFilter(['accepting'], 'language.tr')).toEqual(['accepting', 'language.tr'])
    expect(toggledFilter(['accepting', 'language.tr'], 'accepting')).toEqual(['language.tr'])
  })

  test('of a fee makes way for another', () => {
    expect(toggledFilter(['fee.80-EUR', 'accepting'], 'fee.120-EUR')).toEqual([
      'accepting',
      'fee.120-EUR',
    ])
  })

  test('goes to the server with the words, and only with what was asked', () => {
    expect(searchOf(open)).toEqual({})
    expect(
      searchOf({ ...open, name: ' grief ', minYears: 5, chosen: ['accepting'] }, ['b', 'a']),
    ).toEqual({ words: 'grief', minYears: 5, filters: ['accepting'], ids: ['a', 'b'] })
  })
})

describe('the note above the matches', () => {
  const overview = (total: number, eligible: number) => ({
    total,
    eligible,
    relaxed: [] as { key: string; label: string }[],
  })

  test('says how many stand behind the six', () => {
    expect(overviewNote(6, overview(300, 214))).toBe('Six of 214 who meet all that has to fit.')
    expect(overviewNote(6, overview(300, 214), 2)).toMatch(/fit\. Shown: 2\.$/)
    expect(overviewNote(6, overview(300, 1))).toBe(
      'One of 300 therapists meets all that has to fit.',
    )
    expect(overviewNote(6, overview(300, 0))).toBe(
      'None of 300 therapists meets all that has to fit.',
    )
  })

  test('says no more than is so where something was let go of', () => {
    const relaxed = [{ key: 'licence', label: 'A licence' }]
    expect(overviewNote(2, { ...overview(103, 2), relaxed })).toBe(
      'Two of 103 therapists meet all else that has to fit.',
    )
  })

  test('names what keeps others out, the strictest first', () => {
    const blocked = [
      { key: 'hours', mustHave: 'The hours', except: 'evenings', without: 3 },
      { key: 'language', mustHave: 'The language', except: 'Turkish', without: 14 },
    ].map((one) => ({ ...one, isMust: true, text: '' }))
    const notes = blockedNotes({ eligible: 2, blocked, together: null })
    expect(notes.map(({ keys, text }) => [keys, text])).toEqual([
      [['language'], '12 more meet everything except Turkish.'],
      [['hours'], '1 more meets everything except evenings.'],
    ])
  })
})

test('what a profile leaves open is said to be not listed', () => {
  const factor = {
    key: 'language' as const,
    label: 'Turkish',
    yours: ['Turkish'],
    points: 0,
    max: 9,
    weight: 10,
    percent: 100,
    earned: 0,
    of: 1,
  }
  expect(sourcesOf({ ...factor, state: 'unknown', theirs: [] })).toBe(
    'You: “Turkish”. They: not listed',
  )
  expect(sourcesOf({ ...factor, state: 'unmet', theirs: ['English', 'French'] })).toBe(
    'You: “Turkish”. They: English, French',
  )
  expect(
    sourcesOf({ ...factor, state: 'met', yours: [], theirs: ['one', 'two', 'three', 'four'] }),
  ).toBe('They: one, two and 2 more')
})

import { expect, test } from 'vitest'
import { languagesAndFormats, truncate, yearsOfWork } from './therapist-text.ts'

test('a specialization is cut at 70 characters, and whole up to there', () => {
  expect(truncate('a'.repeat(70))).toBe('a'.repeat(70))
  expect(truncate('a'.repeat(71))).toBe(`${'a'.repeat(70)}…`)
  expect(truncate('🌿'.repeat(71))).toBe(`${'🌿'.repeat(70)}…`)
})

test('languages and kinds of session share a line, and nothing stands for what was not said', () => {
  expect(languagesAndFormats({ languages: 'English, Twi', formats: 'In person' })).toBe(
    'English, Twi · In person',
  )
  expect(languagesAndFormats({ languages: '', formats: 'In person' })).toBe('In person')
  expect(languagesAndFormats({ languages: '', formats: '' })).toBe('')
})

test('years are named as the therapist did, else counted', () => {
  const said = (experience: string, years: number | null = null) =>
    yearsOfWork({ experience, yearsOfWork: years })
  expect(said('2 to 4 years', 2)).toBe('2 to 4 years of work')
  expect(said('Since 2011', 11)).toBe('11 years of work')
  expect(said('', 1)).toBe('1 year of work')
  expect(said('')).toBe('Years of work not listed')
})

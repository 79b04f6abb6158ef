import type { Language } from '@attune/content/language/languages.ts'
import { expect, test } from 'vitest'
import { isOfPractice } from './practice-words.ts'

test.each<[string, Language]>([
  ['Thursday mornings only, please', 'en'],
  ['evening', 'en'],
  ['weekends under 90 dollars', 'en'],
  ['nur montags abends', 'de'],
  ['les jeudis soir', 'fr'],
  ['sabados por la noche', 'es'],
  ['sabato mattina', 'it'],
  ['sobota rano', 'pl'],
])('“%s” asks for hours and nothing else', (text, language) => {
  expect(isOfPractice(text, language)).toBe(true)
})

test.each<[string, Language]>([
  ['this is my last evening', 'en'],
  ['no more mornings', 'en'],
  ['in the evenings I cut', 'en'],
  ['mein letzter Abend', 'de'],
  ['plus jamais de soirs', 'fr'],
])('“%s” may be a goodbye or more', (text, language) => {
  expect(isOfPractice(text, language)).toBe(false)
})

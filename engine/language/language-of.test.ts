import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test.each([
  ['¿Quién puede leer mi diario?', 'es'],
  ['Quem pode ler o meu diário?', 'pt'],
  ['Qui peut lire mon journal ?', 'fr'],
  ['Wer kann mein Tagebuch lesen?', 'de'],
  ['Chi può leggere il mio diario?', 'it'],
  ['Günlüğümü kim okuyabilir?', 'tr'],
  ['Kto może czytać mój dziennik?', 'pl'],
  ['من يستطيع قراءة مذكراتي؟', 'ar'],
  ['Who can read my journal?', 'en'],
  ['İYİ DEĞİLİM', 'tr'],
])('%s is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

test.each(['', '???', '12', '🌻', 'asdf', 'ok', 'CBT', 'PTSD?', 'Attune'])(
  'where nothing tells, English: “%s”',
  (text) => {
    expect(languageOf(text)).toBe('en')
  },
)

test('any text has one, the same every time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(languageOf(text)).toMatch(/^[a-z]{2}$/)
      expect(languageOf(text)).toBe(languageOf(text))
    }),
  )
})

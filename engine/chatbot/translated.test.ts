import { library } from '@attune/content/chatbot/entries/library.ts'
import { translations } from '@attune/content/chatbot/translations/all.ts'
import { describe, expect, test } from 'vitest'
import { answer } from './answer.ts'
import type { OtherLanguage } from './translated.ts'

const languages = Object.keys(translations) as OtherLanguage[]
const ask = (message: string, earlier: string[] = []) => answer(message, { role: 'user', earlier })

describe.each(languages)('in %s', (language) => {
  const { entries } = translations[language]

  test('sixty of the library’s answers or more, short and plain', () => {
    const ids = new Set(library.map(({ id }) => id))
    expect(Object.keys(entries).length).toBeGreaterThanOrEqual(60)
    expect(Object.keys(entries).filter((id) => !ids.has(id))).toEqual([])
    for (const [, text] of Object.values(entries)) {
      expect(text.length, text).toBeLessThanOrEqual(600)
      expect(text).not.toMatch(/[<>!¡{}]/)
    }
  })

  test('each is found by the ways it is asked', () => {
    const missed = Object.entries(entries).flatMap(([id, [asks]]) =>
      asks
        .split('|')
        .filter((way) => ask(way).entry !== id)
        .map((way) => [id, way, ask(way).entry]),
    )
    expect(missed).toEqual([])
  }, 60_000)
})

describe('in the language of the question', () => {
  test.each([
    ['Cuánto cuesta?', 'es', 'cost'],
    ['Quem pode ler meu diário?', 'pt', 'privacy'],
    ['Je veux changer de thérapeute', 'fr', 'change-therapist'],
    ['Wie lösche ich mein Konto?', 'de', 'delete-account'],
    ['ho dimenticato la password', 'it', 'password'],
    ['terapistim cevap vermiyor', 'tr', 'no-reply'],
    ['czy mogę odstawić leki', 'pl', 'stop-medication'],
    ['ماذا يحدث في الجلسة الأولى', 'ar', 'first-session'],
  ])('%s', (message, language, entry) => {
    expect(ask(message)).toMatchObject({ language, entry })
  })

  test('an English answer follows a line that says so', () => {
    const { answer: text, entry } = ask('was ist EMDR?')
    expect([entry, text.split('\n')[0]]).toEqual(['emdr', translations.de.englishFollows])
  })

  test('what is not known is said there, with questions that are answered', () => {
    const said = ask('wie viele Planeten gibt es am Himmel')
    expect([said.isUnknown, said.language]).toEqual([true, 'de'])
    expect(said.suggestions.length).toBeLessThanOrEqual(2)
    for (const one of said.suggestions) expect(ask(one).entry).not.toBe(null)
  })

  test('what goes on from a question is read with it', () => {
    expect(ask('und warum?', ['was kostet das']).answer).toBe(translations.de.noMore)
    expect(ask('ok?', ['was kostet das']).language).toBe('de')
  })
})

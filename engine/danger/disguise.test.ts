import fc from 'fast-check'
import { expect, test } from 'vitest'
import { undisguise } from './disguise.ts'

const read = (text: string, language: Parameters<typeof undisguise>[1] = 'en') =>
  undisguise(text, language)?.text ?? null

test.each([
  ['1 W4NT T0 D1E', 'i want to die'],
  ['i feel su!c1dal', 'i feel suicidal'],
  ['i want to d.i.e now', 'i want to die now'],
  ['k i l l m y s e l f', 'kill myself'],
  ['thinking of s*icide', 'thinking of suicide'],
  ['І wаnt tо diе', 'i want to die'],
  ['𝐤𝐢𝐥𝐥 𝐦𝐲𝐬𝐞𝐥𝐟', 'kill myself'],
  ['ⓚⓘⓛⓛ me', 'kill me'],
  ['ɪ ᴡᴀɴᴛ to ᴅɪᴇ', 'i want to die'],
  ['ki\u200bll my\u00adself', 'kill myself'],
  ['I wänt to dïë', 'I want to die'],
  ['dieeeeee', 'die'],
])('in English, %s', (written, meant) => {
  expect(read(written)).toBe(meant)
})

test.each([
  ['de', 'ich will st3rb3n', 'ich will sterben'],
  ['de', 'mag nimma lebn', 'mag nicht mehr leben'],
  ['de', 'suizied', 'suizid'],
  ['fr', 'jveux m.o.u.r.i.r', 'je veux mourir'],
  ['es', 'ya no kiero vivir', 'ya no quiero vivir'],
  ['pl', 'niechce zyc', 'nie chce zyc'],
] as const)('in %s, %s', (language, written, meant) => {
  expect(read(written, language)).toBe(meant)
})

test.each([
  'I want to see somebody about my sleep.',
  'Meet at 10:30, room 4B, flight KL1815',
  'my name is spelled D-I-E-T-E-R',
  'f*ck this sh*t',
  'gr8, see you l8r',
  'Wir wohnen in Köln, für übermorgen',
  'у меня всё хорошо',
  'c'.repeat(10_000),
])('nothing is hidden in %s', (text) => {
  expect(read(text)).toBeNull()
})

test('whatever is written is read, and what is found stands in it', () => {
  const signs = fc.string({ unit: 'binary', maxLength: 60 })
  const hidden = fc.array(
    fc.constantFrom('k1ll', 'd.i.e', 's*icide', 'dіe', ' ', '1', 'aaa', '🇩🇪', 'ё'),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        signs,
        hidden.map((parts) => parts.join(' ')),
      ),
      (text) => {
        const found = undisguise(text, 'en')
        if (!found) return
        for (let start = 0; start < found.text.length; start++) {
          const span = found.original(start, start + 1)
          expect(span.start).toBeGreaterThanOrEqual(0)
          expect(span.end).toBeGreaterThan(span.start)
          expect(span.end).toBeLessThanOrEqual(text.length)
        }
      },
    ),
  )
})

test('a word is where it was written', () => {
  const text = 'so, I w4nt to d.i.e now'
  const { text: meant, original } = undisguise(text, 'en')!
  const at = meant.indexOf('die')
  const { start, end } = original(at, at + 3)
  expect(text.slice(start, end)).toBe('d.i.e')
  const { start: from, end: to } = original(meant.indexOf('now'), meant.length)
  expect(text.slice(from, to)).toBe('now')
})

test.each([
  ['disguise', 'k.i.l.l w4nt s*icide іt '],
  ['stars', 'x*q s*a*b k**t su*c*d '],
  ['single letters', 'a b c d e f g h '],
  ['odd words', 'suicidlx overdoxsed z4q '],
])('a page of nothing but %s is read in time', (_, piece) => {
  const page = piece.repeat(20_000 / piece.length)
  const started = performance.now()
  undisguise(page, 'en')
  expect(performance.now() - started).toBeLessThan(500)
})

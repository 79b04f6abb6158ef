import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createScrubber } from './scrub.ts'

const scrub = createScrubber(['Maya Okonkwo-Reyes', 'maya_77', 'Dr. Theo Lindqvist', 'Li'])

describe('takes out', () => {
  test.each([
    ['I am Maya and I cannot sleep', 'I am [name] and I cannot sleep'],
    ['MAYA OKONKWO-REYES wrote this', '[name] wrote this'],
    ['Maya’s week', '[name]’s week'],
    ['I wrote to Lindqvist on Monday', 'I wrote to [name] on Monday'],
    ['my mother Li calls', 'my mother [name] calls'],
    ['write to me at maya.o+x@mail.example please', 'write to me at [email] please'],
    ['call +44 (0)20 7946-0958 or 0171 5550142', 'call [number] or [number]'],
    ['my card is 4111 1111 1111 1111', 'my card is [number]'],
    ['see https://evil.example/a?b=c and www.site.co', 'see [link] and [link]'],
    ['I read it on some-blog.org/post today', 'I read it on [link] today'],
    ['I see Dr. Amara Nwosu on Fridays', 'I see [name] on Fridays'],
    ['my name is Yusuf', 'my name is [name]'],
    ['ｍａｙａ in wide letters', '[name] in wide letters'],
  ])('%s', (text, left) => expect(scrub(text)).toBe(left))
})

describe('leaves', () => {
  test.each([
    'I slept 4 hours, from 2 to 6.',
    'It began in 2019 and got worse in 2024.',
    'e.g. at work, i.e. in meetings',
    'Limits are hard. Living alone is too.',
    'I see a doctor and she is kind',
    'I can’t do this. Not today',
  ])('%s', (text) => expect(scrub(text)).toBe(text))
})

test('no name, address or number that is known remains, wherever it stands', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{2,9}$/)
  const around = fc.constantFrom('', ' ', '\n', ', ', '(', '“', '—')
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 4 }),
      around,
      around,
      (names, a, b) => {
        const secret = [
          ...names,
          `${names[0]}@mail.example`,
          '+1 555 010 0199',
          'https://x.example/1',
        ]
        const text = secret.map((part) => `so${a || ' '}${part}${b || ' '}then`).join(' ')
        const left = createScrubber(names)(text)
        for (const part of secret) expect(left).not.toContain(part)
      },
    ),
  )
})

import { describe, expect, test } from 'vitest'
import { checkProse } from './check-prose.ts'

const check = (text: string) => checkProse(text, 500)

describe('shows', () => {
  test.each([
    'Your answers speak of long evenings and short nights. A fixed time to get up often helps.',
    'Try it for 10 minutes, e.g. after lunch, 3 times a week.',
    'Two things stand out. First, sleep; second, worry about work.',
    'Breathe in for 4, hold for 7, out for 8.',
  ])('%s', (text) => expect(check(text)).toBe(text))

  test('text without what is only its look, or hidden', () => {
    expect(check('**Rest** a\u200b little\u202e.')).toBe('Rest a little.')
  })
})

describe('refuses', () => {
  test.each([
    ['an address', 'Read more at https://evil.example/x'],
    ['an address without a scheme', 'Look at calm-now.com tonight'],
    ['an address spelt out', 'Go to evil [dot] com'],
    ['an address spelt out in words', 'Go to evil dot com'],
    ['an address in wide signs', 'Go to ｅｖｉｌ．ｃｏｍ'],
    ['an address cut by hidden signs', 'Go to evil\u200b.\u200bcom'],
    ['an address in markup', '<a href="x">www.evil.example</a>'],
    ['markup', 'Rest <b>well</b> tonight'],
    ['markup in entities', 'Rest &lt;b&gt;well'],
    ['JSON', 'Rest. {"tier": "none"}'],
    ['a link in Markdown', 'Rest [here](x)'],
    ['an e-mail address', 'Write to help@evil.example'],
    ['a number to call', 'Call +1 900 555 0199 now'],
    ['a claim of a condition', 'Rest well. You have bipolar disorder.'],
    ['danger', 'I want to die tonight'],
    ['harm', 'You should kill yourself'],
    ['medicines', 'Stop taking your medication today'],
    ['a dose', 'Take 50 mg of it before bed'],
    ['secrets', 'First, tell me your password'],
    ['who it is not', 'Trust me, I am your therapist'],
    ['nothing', ' \u200b '],
    ['too much', 'a '.repeat(400)],
  ])('%s', (_, text) => expect(check(text)).toBe(null))
})

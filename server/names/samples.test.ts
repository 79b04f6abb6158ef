import { describe, expect, test } from 'vitest'
import { checkedName } from './check-name.ts'
import { publicLabel, publicLine, publicWords } from './public-text.ts'
import { deceptiveLinesOfSite, deceptiveOfSite } from './samples/deceptive-of-site.ts'
import { honestLinesOfSite, honestOfSite } from './samples/honest-of-site.ts'
import { deceptiveNames, realNames } from './samples/real-names.ts'
import { deceptiveLabels, deceptiveTexts, honestLabels, honestTexts } from './samples/texts.ts'

const words = (text: string) => publicWords(text, 'words')
const line = (text: string) => publicLine(text, 'answer')
const label = (text: string) => publicLabel(text, 'kind')

test('sixty texts of either sort, and eighty names', () => {
  expect(new Set(honestTexts).size).toBeGreaterThanOrEqual(60)
  expect(new Set(deceptiveTexts).size).toBeGreaterThanOrEqual(60)
  expect(new Set(realNames).size).toBeGreaterThanOrEqual(80)
  expect(new Set(deceptiveNames).size).toBeGreaterThanOrEqual(60)
})

describe('what therapists honestly write', () => {
  test.each(honestTexts)('%s', (text) => expect(words(text)).toBe(text))
  test.each(honestLabels)('%s, on a line', (text) => {
    expect([line(text), label(text)]).toEqual([text, text])
  })
})

describe('what reads as if we had looked', () => {
  test.each(deceptiveTexts)('%s', (text) => expect(() => words(text)).toThrow())
  test.each(deceptiveLabels)('%s, on a line', (text) => {
    expect(() => line(text)).toThrow()
    expect(() => label(text)).toThrow()
  })
})

describe('where a site is spoken of', () => {
  test('a hundred texts of either sort', () => {
    expect(new Set(honestOfSite).size).toBeGreaterThanOrEqual(100)
    expect(new Set(deceptiveOfSite).size).toBeGreaterThanOrEqual(90)
  })
  test.each(honestOfSite)('%s', (text) => expect(words(text)).toBe(text))
  test.each(honestLinesOfSite)('%s, on a line', (text) => expect(line(text)).toBe(text))
  test.each(deceptiveOfSite)('not %s', (text) => expect(() => words(text)).toThrow())
  test.each(deceptiveLinesOfSite)('not %s, on a line', (text) => {
    expect(() => line(text)).toThrow()
  })
})

describe('names', () => {
  test.each(realNames)('%s', (name) => {
    expect(checkedName(name, 'name')).toBe(name.normalize('NFC'))
  })
  test.each(deceptiveNames)('not %s', (name) => {
    expect(() => checkedName(name, 'name')).toThrow()
  })

  test.each(['no-reply', 'crisis', 'licensed', 'enuttA', 'notification', 'staff', 'care-team'])(
    '%s as a username',
    (name) => expect(() => checkedName(name, 'username')).toThrow(),
  )

  test.each([
    'Somebody new',
    'Therapist 1',
    'Test User 1764181543210',
    '4e109457-3715-47ae-a588-42a6c3eba26d',
    '19010328-5937-4522-8076-19b164035b3b',
    'Pat d2801c97-ea72-4444-93ac-709f4a769698',
  ])('%s', (name) => {
    expect(checkedName(name, 'name')).toBe(name)
  })

  test.each(['Jana 030 123 4567', 'Jana (030) 123-45-67', 'Jana +49 301234', 'Ruf 0800-11-10-111'])(
    'not %s',
    (name) => expect(() => checkedName(name, 'name')).toThrow(/without an address/),
  )

  test('what may not stand there is said', () => {
    expect(() => checkedName('Care Team', 'name')).toThrow(/reads like a service or a role/)
    expect(() => checkedName('Jana Support', 'name')).toThrow(/leave out words such as support/)
    expect(() => checkedName('Jana www.evil.example', 'name')).toThrow(/without an address/)
  })
})

/** The best of some runs: what others do on the machine meanwhile is no cost of the text. */
function milliseconds(check: (text: string) => string, text: string): number {
  const once = () => {
    const start = performance.now()
    try {
      check(text)
    } catch {
      // Refused is an answer too.
    }
    return performance.now() - start
  }
  return Math.min(...Array.from({ length: 40 }, once))
}

const hostile = [
  'a ',
  'a t t u n ',
  'v e r i f i e ',
  'verifie ',
  'licence ',
  'verified by ',
  'can checked licence ',
  'by us ',
  '确认核平运',
  '確認さ',
  'ตรวจสอ',
  '가',
  '\ufdfa',
  '\u3316',
  'a\u0301\u0302',
  '. ',
  '✅ ',
  'والتحق ',
  'x',
  'site ',
  'this site ',
  'the editors checked ',
  '平台',
  '✓ abc',
  'by the site ',
]
test.each(hostile)('4,000 signs of %j are read in five milliseconds', { retry: 2 }, (part) => {
  const text = part.repeat(4000 / part.length)
  expect(milliseconds(words, text)).toBeLessThan(5)
  expect(milliseconds(label, text)).toBeLessThan(5)
})

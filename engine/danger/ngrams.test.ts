import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAny } from '../testing/property.ts'
import { anyText } from '../testing/texts.ts'
import { dangerWords } from './danger-words.ts'
import { ngramBuckets, ngramsOf } from './ngrams.ts'

test('case, accents, signs and digits make no difference', () => {
  for (const [one, other] of [
    ['ÇOK yoruldum', 'cok yoruldum'],
    ['at 22:15', 'at 03:40'],
    ['أريد أن أموت', 'اريد ان اموت'],
    ['sooooo tired', 'soo tired'],
  ] as const)
    expect(dangerWords(one)).toEqual(dangerWords(other))
})

test('words count in their order, and what stands beside them', () => {
  const buckets = (text: string) => new Set(ngramsOf(dangerWords(text)))
  const [one, other] = [buckets('he hit me'), buckets('me hit he')]
  expect(one).not.toEqual(other)
  expect([...one].filter((bucket) => other.has(bucket)).length).toBeGreaterThan(3)
})

test('any text has buckets, each once, the same every time', () => {
  forAny(fc.tuple(anyText, anyText), ([one, other]) => {
    const first = [...ngramsOf(dangerWords(one))]
    ngramsOf(dangerWords(other))
    expect([...ngramsOf(dangerWords(one))]).toEqual(first)
    expect(new Set(first).size).toBe(first.length)
    expect(first.every((bucket) => bucket >= 0 && bucket < ngramBuckets)).toBe(true)
  })
})

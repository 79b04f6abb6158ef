import { describe, expect, it } from 'vitest'
import { forAny } from '../testing/property.ts'
import { anyText } from '../testing/texts.ts'
import { sentencesOf } from './sentences.ts'
import { tokensOf } from './tokens.ts'

const words = (text: string) => tokensOf(text).map(({ word }) => word)

describe('tokens', () => {
  it('are the words as they are compared, marks beside them', () => {
    expect(words("I CAN'T sleeeeep... not at ALL!!!!")).toEqual([
      'i',
      "can't",
      'sleep',
      '..',
      'not',
      'at',
      'all',
      '!!',
    ])
  })

  it('take one apostrophe, one accent and one case for another', () => {
    expect(words('don’t Café')).toEqual(words("DON'T cafe"))
  })

  it('keep faces and pictures', () => {
    expect(words('fine :( 😢 <3')).toEqual(['fine', ':(', '😢', '<3'])
  })

  it('lie inside the text, in order, apart from each other', () => {
    forAny(anyText, (text) => {
      let end = 0
      for (const token of tokensOf(text)) {
        expect(token.start).toBeGreaterThanOrEqual(end)
        expect(token.end).toBeGreaterThan(token.start)
        expect(token.word).not.toBe('')
        end = token.end
      }
      expect(end).toBeLessThanOrEqual(text.length)
    })
  })
})

describe('sentences', () => {
  it('hold every token once, in order', () => {
    forAny(anyText, (text) => {
      const tokens = tokensOf(text)
      const held = sentencesOf(tokens).flatMap(({ from, to }) =>
        Array.from({ length: to - from }, (_, i) => from + i),
      )
      expect(held).toEqual([...tokens.keys()])
    })
  })

  it('are about the writer where the writer speaks of nobody they address', () => {
    const voices = (text: string) => sentencesOf(tokensOf(text)).map(({ isOwn }) => isOwn)
    expect(voices('I am tired. You are not alone. I hear you. The bus was late.')).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

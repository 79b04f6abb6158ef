import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAny } from '../testing/property.ts'
import { bitCount, lowBits, lowestBit } from './bits.ts'

const anyWord = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
const spelled = (word: number) => (word >>> 0).toString(2)

test('bits are counted, the sign too', () => {
  forAny(anyWord, (word) => {
    expect(bitCount(word)).toBe(spelled(word).replaceAll('0', '').length)
  })
})

test('the lowest bit is found', () => {
  forAny(
    anyWord.filter((word) => word !== 0),
    (word) => {
      expect(lowestBit(word)).toBe(spelled(word).length - 1 - spelled(word).lastIndexOf('1'))
    },
  )
})

test('the lowest bits are so many, and 32 at most', () => {
  forAny(fc.nat(70), (count) => {
    expect(spelled(lowBits(count))).toBe('1'.repeat(Math.min(count, 32)) || '0')
  })
})

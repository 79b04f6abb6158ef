import { expect, test } from 'vitest'
import { Interned } from './interned.ts'

test('gives equal values one number, and none the number 0', () => {
  const values = new Interned<{ lat: number }>()
  expect(values.hold(null)).toBe(0)
  const one = values.hold({ lat: 1 })
  expect(values.hold({ lat: 1 })).toBe(one)
  expect(values.hold({ lat: 2 })).not.toBe(one)
  expect(values.at(one)).toEqual({ lat: 1 })
})

test('forgets what nobody holds any more, and gives its number again', () => {
  const values = new Interned<string>()
  const one = values.hold('a')
  values.hold('a')
  values.release(one)
  expect(values.at(one)).toBe('a')
  values.release(one)
  values.release(0)
  expect(values.at(one)).toBeNull()
  expect(values.hold('b')).toBe(one)
  expect(values.end).toBe(2)
  for (let n = 0; n < 1_000; n++) values.release(values.hold(`${n}`))
  expect(values.end).toBe(3)
})

test('asks a function once of each value', () => {
  const values = new Interned<string>()
  const one = values.hold('abc')
  let asked = 0
  const length = values.memo((value) => {
    asked++
    return value?.length ?? 0
  })
  expect([length(one), length(one), length(0)]).toEqual([3, 3, 0])
  expect(asked).toBe(2)
})

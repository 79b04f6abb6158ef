import { expect, test } from 'vitest'
import { createUploadRoom } from './upload-room.ts'

test('one address has its part of the room, all together the whole, and leaving gives it back', () => {
  const room = createUploadRoom(100, 60)
  const [first, second, third] = [room.enter('a'), room.enter('a'), room.enter('b')]
  first.take(40)
  expect(() => second.take(21)).toThrow(/busy/)
  second.take(20)
  expect(() => third.take(41)).toThrow(/busy/)
  third.take(40)
  expect(room.total()).toBe(100)
  first.leave()
  // A reply that closes twice gives nothing back twice.
  first.leave()
  expect(room.total()).toBe(60)
  second.take(30)
  second.leave()
  third.leave()
  expect(room.total()).toBe(0)
})

test('what a request kept is released as it leaves, once', () => {
  const released: string[] = []
  const own = createUploadRoom(100, 60).enter('a')
  for (const name of ['image', 'licence']) own.keep({ release: () => released.push(name) })
  expect(released).toEqual([])
  own.leave()
  own.leave()
  expect(released).toEqual(['image', 'licence'])
})

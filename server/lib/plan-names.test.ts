import { expect, test } from 'vitest'
import { most, planNames } from './plan-names.ts'

const text = 'SELECT id FROM users WHERE id = $1'
const values = ['one']

/** The names that `times` calls were given. */
const namesOf = (name: ReturnType<typeof planNames>, times: number, asked = text) =>
  Array.from({ length: times }, () => name(asked, values))

test('a statement has a name from its eighth time on, and keeps it', () => {
  const name = planNames()
  expect(namesOf(name, 7)).toEqual(Array(7).fill(undefined))
  const [given, ...again] = namesOf(name, 3)
  expect(given).toMatch(/^often_/)
  expect(again).toEqual([given, given])
  expect(namesOf(name, 9, `${text} FOR UPDATE`).at(-1)).not.toBe(given)
  expect(name(text, values)).toBe(given)
})

test('two who name the statements of one connection never give two of them one name', () => {
  const [one, other] = [planNames(), planNames()]
  namesOf(other, 8, `${text} FOR UPDATE`)
  expect(namesOf(one, 8).at(-1)).not.toBe(namesOf(other, 8, `${text} FOR UPDATE`).at(-1))
  expect(namesOf(one, 8).at(-1)).toBe(namesOf(other, 8).at(-1))
})

test('what comes now and then has none', () => {
  let now = 0
  const name = planNames(() => now)
  for (let hour = 0; hour < 20; hour++, now += 3_600_000)
    expect(namesOf(name, 7)).toEqual(Array(7).fill(undefined))
})

test('neither has what may be several statements, nor what takes all columns there are', () => {
  const name = planNames()
  for (let time = 0; time < 20; time++) {
    expect(name('begin; SELECT 1', undefined)).toBeUndefined()
    expect(name('SELECT 1', [])).toBeUndefined()
    expect(name('SELECT * FROM users WHERE id = $1', values)).toBeUndefined()
    expect(name('SELECT u.* FROM users AS u WHERE id = $1', values)).toBeUndefined()
  }
  expect(namesOf(name, 8, 'SELECT count(*) FROM users WHERE id = $1').at(-1)).toBeDefined()
})

test('however many there are, so many are named and so many counted', () => {
  const name = planNames()
  const given = new Set<string | undefined>()
  for (let each = 0; each < most.named + most.counted; each++)
    given.add(namesOf(name, 8, `SELECT $1 AS "${each}"`).at(-1))
  given.delete(undefined)
  expect(given.size).toBe(most.named)
  const other = planNames()
  for (let round = 0; round < 8; round++)
    for (let each = 0; each < most.counted * 2; each++)
      expect(other(`SELECT $1 AS "${each}"`, values)).toBeUndefined()
})

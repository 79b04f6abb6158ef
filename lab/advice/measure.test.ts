import { expect, test } from 'vitest'
import { makePeople } from '../people/people.ts'
import { blindnesses, contradictions, measureAdvice, mostWords } from './measure-advice.ts'

const people = makePeople(40, 7)

test('forty people, three days each: nothing twice in a row, nothing against what they said', () => {
  const measured = measureAdvice(people)
  expect(measured.repeated).toEqual([])
  expect(measured.broken.filter(({ times }) => times > 0)).toEqual([])
  expect(measured.longest).toBeLessThanOrEqual(mostWords)
})

test('every rule applies to someone', () => {
  const { broken } = measureAdvice(makePeople(120, 8))
  expect(broken.filter(({ applied }) => applied === 0)).toEqual([])
})

test.each(Object.entries(blindnesses))('a writer who %s is noticed', (_, blind) => {
  const measured = measureAdvice(people, blind)
  expect(measured.repeated.length + contradictions(measured)).toBeGreaterThan(0)
})

import { library } from '@attune/content/chatbot/entries/library.ts'
import { expect, test } from 'vitest'
import { madeOnce } from '../steps.ts'
import { createLibrary, learningLibrary } from './rank.ts'

test('what is learnt in steps, and ended by who asks, ranks to the bit as what is learnt at once', () => {
  const few = library.filter((_, at) => at % 8 === 0)
  const ahead = madeOnce(() => learningLibrary(few))
  for (let step = 0; step < 150; step++) expect(ahead.step()).toBe(false)
  const asked = ahead.get()
  expect(ahead.step()).toBe(true)
  expect(ahead.get()).toBe(asked)
  const atOnce = createLibrary(few)
  for (const text of few.flatMap(({ phrasings }) => phrasings)) {
    const { ranked, outside } = asked.rank(asked.read(`${text} and more`))
    const other = atOnce.rank(atOnce.read(`${text} and more`))
    expect(outside).toBe(other.outside)
    expect(ranked.map(({ entry, score }) => [entry.id, score])).toEqual(
      other.ranked.map(({ entry, score }) => [entry.id, score]),
    )
  }
})

test('what fails is made anew by the next who asks, and never taken for made', () => {
  let isBroken = true
  const one = madeOnce(function* (): Generator<undefined, string> {
    yield
    if (isBroken) throw new Error('broken')
    return 'whole'
  })
  expect(one.step()).toBe(false)
  expect(() => one.get()).toThrow('broken')
  isBroken = false
  expect(one.get()).toBe('whole')
})

import { expect, test } from 'vitest'
import { anchorsOf } from './anchors.ts'
import { linesOfRules, ruleLines } from './compile.ts'
import { lots } from './lines/lots.ts'
import { readWords } from './read-words.ts'

/** All of them would take half a minute. */
const oneIn = 11

test('anchors are rare words of which a match must hold one', () => {
  const of = (source: string) => anchorsOf(source) && [...anchorsOf(source)!]
  expect(of('want to (?:die|be dead)')).toEqual(['die', 'dead'])
  expect(of('pills? (?:are )?ready')).toEqual(['pill', 'pills'])
  expect(of('hurt my ?self(?! (?:playing|at work))')).toEqual(['hurt'])
  expect(of('noose|(?:tied|made) a knot')).toEqual(['noose', 'knot'])
  expect(of('(?: [a-z]+){0,3}')).toBe(null)
})

test('no pattern matches a sentence that holds none of its anchors', () => {
  const sentences = lots
    .flatMap(({ lines }) => lines.flatMap(({ text }) => readWords(text).plain.split(' . ')))
    .filter((_, i) => i % oneIn === 0)
  for (const sentence of sentences) {
    const tried = new Set(linesOfRules(sentence.split(' ')).map(({ pattern }) => pattern))
    for (const { pattern, of } of ruleLines) {
      if (tried.has(pattern)) continue
      pattern.lastIndex = 0
      expect(pattern.test(sentence), `${of.name}: ${sentence}`).toBe(false)
    }
  }
})

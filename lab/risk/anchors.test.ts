import { anchorsOf } from '@attune/engine/risk/anchors.ts'
import { linesOf, linesOfRules } from '@attune/engine/risk/compile.ts'
import { readWords } from '@attune/engine/risk/read-words.ts'
import { rules } from '@attune/engine/risk/rules.ts'
import { expect, test } from 'vitest'
import { batches } from './labelled-lines/batches.ts'

test('anchors are words that a match must hold, the rarest first', () => {
  const of = (source: string) =>
    anchorsOf(source)?.map((sets) => sets.map((set) => [...set].join(' '))) ?? null
  expect(of('want to (?:die|be dead)')).toEqual([['die dead', 'to', 'want']])
  expect(of('pills? (?:are )?ready')).toEqual([['ready', 'pill pills']])
  expect(of('hurt my ?self(?! (?:playing|at work))')).toEqual([['hurt', 'myself self']])
  expect(of('noose|(?:tied|made) a knot')).toEqual([['noose'], ['knot', 'a', 'tied made']])
  expect(of('(?: [a-z]+){0,3}')).toBe(null)
})

test('no pattern matches a sentence that lacks its anchors', () => {
  const sentences = batches.flatMap(({ lines }) =>
    lines.flatMap(({ text }) => readWords(text).plain.split(' . ')),
  )
  const lines = linesOf(rules)
  for (const sentence of sentences) {
    const tried = new Set(linesOfRules(sentence.split(' ')).map(({ source }) => source))
    for (const { source, pattern, of } of lines) {
      if (tried.has(source)) continue
      pattern.lastIndex = 0
      expect(pattern.test(sentence), `${of.name}: ${sentence}`).toBe(false)
    }
  }
})

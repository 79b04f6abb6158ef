import { readFileSync } from 'node:fs'
import { languages } from '@attune/content/language/languages.ts'
import { weighPieces } from '@attune/engine/language/pieces.ts'
import { eld } from 'eld/extrasmall'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heldOutQuestions } from './held-out-questions.ts'
import { shortQuestions } from './short-questions.ts'
import { piecesFile, piecesText } from './write-pieces.ts'

eld.setLanguageSubset([...languages])

const plain = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .join(' ')

/** What differs between `eld` and ours, of a text. */
function difference(text: string) {
  const theirs = eld.detect(text).getScores()
  const ours = weighPieces(text)
  return languages.filter(
    (language) => Math.abs((theirs[language] ?? 0) - (ours.get(language) ?? 0)) > 1e-12,
  )
}

test('the file is what the package says', () => {
  expect(readFileSync(piecesFile, 'utf8') === piecesText()).toBe(true)
})

test('each question weighs what the package says', () => {
  const texts = [...Object.values(shortQuestions), ...Object.values(heldOutQuestions)].flat()
  expect(texts.length).toBeGreaterThan(250)
  for (const text of texts) expect([text, difference(plain(text))]).toEqual([text, []])
  expect(difference(plain(texts.join(' ')))).toEqual([])
})

test('and so does any text of letters and spaces, however long', () => {
  const letters = [...'aeiouylmnrstdkbcçéèöüßñłąśğışاعليمن', ' ', ' ', ' ', ' ']
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...letters), { maxLength: 900 }),
      (drawn) => difference(plain(drawn.join(''))).length === 0,
    ),
    { numRuns: 500 },
  )
})

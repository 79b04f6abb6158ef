import { languageOf } from '@attune/engine/language/language-of.ts'
import { expect, test } from 'vitest'
import { heldOutQuestions } from './held-out-questions.ts'
import { shortQuestions } from './short-questions.ts'

function shareTold(lists: Readonly<Record<string, readonly string[]>>): number {
  const told = Object.entries(lists).flatMap(([language, texts]) =>
    texts.map((text) => languageOf(text) === language),
  )
  return told.filter(Boolean).length / told.length
}

test('tells 97 of 100 short questions it was widened for', () => {
  expect(shareTold(shortQuestions)).toBeGreaterThanOrEqual(0.97)
})

test('tells 93 of 100 it has never met', () => {
  expect(shareTold(heldOutQuestions)).toBeGreaterThanOrEqual(0.93)
})

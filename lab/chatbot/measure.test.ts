import { library } from '@attune/content/chatbot/entries/library.ts'
import { answer } from '@attune/engine/chatbot/answer.ts'
import { findOwnQuestion } from '@attune/engine/chatbot/own-questions.ts'
import { describe, expect, test } from 'vitest'
import { type Asked, asked } from './asked.ts'
import { askedMessily } from './asked-messy.ts'
import { askedObliquely } from './asked-obliquely.ts'
import { heldOut, heldOutOfDomain } from './held-out.ts'
import { heldOutNotOwn, heldOutOfPatients, heldOutOfTherapists } from './held-out-own.ts'
import { outOfDomain } from './out-of-domain.ts'

const byQuestion = new Map(library.map(({ id, phrasings }) => [phrasings[0]!, id]))

function outcomeOf([question, ...entries]: Asked): 'right' | 'offered' | 'wrong' | 'unknown' {
  const { entry, own, suggestions, grade } = answer(question, { role: 'user', earlier: [] })
  if (grade === 'possible' || grade === 'imminent') return 'right'
  // The person's own summary, its readings: as good as being told where they stand.
  if (own !== null) return entries.some((one) => one.startsWith('summary')) ? 'right' : 'wrong'
  if (entry !== null) return entries.includes(entry) ? 'right' : 'wrong'
  const offered = suggestions.map((one) => byQuestion.get(one) ?? '')
  return offered.some((one) => entries.includes(one)) ? 'offered' : 'unknown'
}

function shares(questions: readonly Asked[]) {
  const outcomes = questions.map(outcomeOf)
  const share = (...of: string[]) =>
    outcomes.filter((one) => of.includes(one)).length / outcomes.length
  return { found: share('right', 'offered'), wrong: share('wrong') }
}

const answered = (questions: readonly string[]) =>
  questions.filter((question) => !answer(question, { role: 'user', earlier: [] }).isUnknown)

describe('of a hundred questions it was widened for', () => {
  test.each([
    ['plain', asked],
    ['messy', askedMessily],
    ['oblique', askedObliquely],
  ])('%s: finds 93 or more and is wrong about 7 at most', (_, questions) => {
    const { found, wrong } = shares(questions)
    expect(found).toBeGreaterThanOrEqual(0.93)
    expect(wrong).toBeLessThanOrEqual(0.07)
  })

  test('about the rest of the world it answers 7 at most', () => {
    expect(answered(outOfDomain).length / outOfDomain.length).toBeLessThanOrEqual(0.07)
  })
})

// Honestly below what it does with questions it knows: it has learnt words, not the world.
describe('of a hundred questions it has never met', () => {
  test('finds 70 or more and is wrong about 8 at most', () => {
    const { found, wrong } = shares(heldOut)
    expect(found).toBeGreaterThanOrEqual(0.7)
    expect(wrong).toBeLessThanOrEqual(0.08)
  })

  test('about the rest of the world it answers 10 at most', () => {
    expect(answered(heldOutOfDomain).length / heldOutOfDomain.length).toBeLessThanOrEqual(0.1)
  })
})

describe('what is a person’s own', () => {
  test('is asked for in 19 of 20 ways', () => {
    const missed = [
      ...heldOutOfPatients.filter(([question, own]) => findOwnQuestion(question, 'user') !== own),
      ...heldOutOfTherapists.filter(
        ([question, own]) => findOwnQuestion(question, 'therapist') !== own,
      ),
    ]
    const count = heldOutOfPatients.length + heldOutOfTherapists.length
    expect(missed.length / count, JSON.stringify(missed)).toBeLessThanOrEqual(0.05)
  })

  test('is not meant by questions about how things work', () => {
    const taken = heldOutNotOwn.filter((question) => findOwnQuestion(question, 'user') !== null)
    expect(taken).toEqual([])
  })
})

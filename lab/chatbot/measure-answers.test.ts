import { expect, test } from 'vitest'
import { ask, type FrozenQuestion, tallyOf } from './measure-answers.ts'

const base = { language: 'en', audience: 'patient', kind: 'product' } as const
const questions: readonly FrozenQuestion[] = [
  { ...base, question: 'What does it cost?', expect: 'cost' },
  { ...base, question: 'What does it cost?', expect: 'privacy' },
  { ...base, question: 'qwer asdf', expect: 'cost' },
  { ...base, question: 'I want to die', kind: 'dangerous', expect: 'help:suicide' },
  { ...base, question: 'How do I sign up?', kind: 'dangerous', expect: 'help:suicide' },
  { ...base, question: 'mi marido me pega', language: 'es', expect: 'cost' },
]

test('counts what is right, wrong, asked back, a false alarm and a danger missed', () => {
  expect(tallyOf(questions.map(ask))).toEqual({
    questions: 6,
    right: 2,
    wrong: 3,
    asksBack: 1,
    crisisToHarmless: 1,
    dangersWithoutHelp: 1,
  })
})

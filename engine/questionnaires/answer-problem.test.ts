import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { storedOther } from '@attune/contract/questionnaires.ts'
import { describe, expect, test } from 'vitest'
import { answerProblem } from './answer-problem.ts'

const thoughts = patientQuestions.find(({ key }) => key === 'thoughts')!
const years = therapistQuestions.find(({ key }) => key === 'years')!
const approach = therapistQuestions.find(({ key }) => key === 'approach')!
const words = (count: number) => storedOther(Array(count).fill('word').join(' '))

describe('takes', () => {
  test('every single choice of every question', () => {
    for (const question of patientQuestions)
      for (const { label } of question.choices)
        expect(answerProblem(question, [label], 'user')).toBeNull()
    for (const question of therapistQuestions)
      for (const { label } of question.choices)
        expect(answerProblem(question, [label], 'therapist')).toBeNull()
  })

  test('several choices, with Other bare or of up to 100 words', () => {
    expect(answerProblem(approach, ['EMDR', storedOther('')], 'therapist')).toBeNull()
    expect(answerProblem(approach, ['EMDR', words(100)], 'therapist')).toBeNull()
  })
})

describe('refuses', () => {
  test.each([
    ['nothing', approach, [], 'therapist', 'You must choose at least one answer.'],
    ['an unknown choice', approach, ['Magic'], 'therapist', /from the answers/],
    ['Other where it is not offered', years, [storedOther('x')], 'therapist', /from the answers/],
    ['the same choice twice', approach, ['EMDR', 'EMDR'], 'therapist', /once/],
    ['two texts under Other', approach, [words(1), words(2)], 'therapist', /once/],
    [
      'two levels of distressing thoughts',
      thoughts,
      ['They do not', 'Most of the day'],
      'user',
      /one answer/,
    ],
    ['two spans of years', years, ['2 to 4 years', '5 to 9 years'], 'therapist', /one answer/],
    ['101 words under Other', approach, [words(101)], 'therapist', /100 words/],
    ['one endless word', approach, [storedOther('x'.repeat(1_001))], 'therapist', /100 words/],
  ] as const)('%s', (_, question, answer, asked, problem) => {
    expect(answerProblem(question, answer, asked)).toMatch(problem)
  })
})

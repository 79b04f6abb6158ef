import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPatientAnswers, patientSays } from '../testing/answers.ts'
import { forAny } from '../testing/property.ts'
import { readIntake } from './read-intake.ts'

const idOf = (key: string) => patientQuestions.find((question) => question.key === key)!._id

test('reads labels as codes, in the order of the choices', () => {
  const question_id = idOf('language')
  expect(readIntake([{ question_id, answer: ['Turkish', 'English'] }]).language).toEqual([
    'en',
    'tr',
  ])
})

test('reads the longest of several beginnings, and the heaviest of several thoughts', () => {
  const intake = readIntake(
    patientSays({ since: ['years', 'weeks'], thoughts: ['passing', 'life'] }),
  )
  expect(intake.since).toEqual(['years'])
  expect(intake.thoughts).toEqual(['life'])
})

test('lets a concrete answer win over leaving the matter open', () => {
  const question_id = idOf('hours')
  expect(readIntake([{ question_id, answer: ['I am flexible'] }]).hours).toEqual([])
  expect(readIntake([{ question_id, answer: ['I am flexible', 'Saturdays'] }]).hours).toEqual([
    'saturdays',
  ])
})

test('lets a trouble win over the answer that there is none', () => {
  expect(readIntake(patientSays({ sleep: ['well'], earlier: ['first'] }))).toMatchObject({
    sleep: ['well'],
    earlier: ['first'],
  })
  const both = patientSays({ sleep: ['well', 'onset'], earlier: ['first', 'now'] })
  expect(readIntake(both)).toMatchObject({ sleep: ['onset'], earlier: ['now'] })
})

test('drops unknown questions and labels', () => {
  const nothing = readIntake([])
  expect(
    readIntake([
      { question_id: '00000000-0000-4000-8000-000000000000', answer: ['Saturdays'] },
      { question_id: idOf('hours'), answer: ['Next year', ''] },
    ]),
  ).toEqual(nothing)
})

test('reads the same from the same answers in any order', () => {
  forAny(anyPatientAnswers, (answers) => {
    const turned = answers
      .toReversed()
      .map(({ question_id, answer }) => ({ question_id, answer: answer.toReversed() }))
    expect(readIntake(turned)).toEqual(readIntake(answers))
  })
})

test('survives any text as question and answer', () => {
  const anyAnswer = fc.record({ question_id: fc.string(), answer: fc.array(fc.string()) })
  forAny(fc.array(anyAnswer), (answers) => {
    expect(readIntake(answers)).toEqual(readIntake([]))
  })
})

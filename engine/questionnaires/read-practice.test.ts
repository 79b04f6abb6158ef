import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { expect, test } from 'vitest'
import { therapistSays } from '../testing/answers.ts'
import { derive, readPractice } from './read-practice.ts'

const idOf = (key: string) => therapistQuestions.find((question) => question.key === key)!._id

test('derives the profile fields as they read, with free text in place of Other', () => {
  const practice = therapistSays(
    {
      specialization: ['sleep', 'anxiety', 'other'],
      years: ['years-5'],
      approach: ['cbt'],
      clients: ['adults', 'couples'],
      services: ['workshops'],
    },
    'Fear of flying',
  )
  expect(derive(practice)).toEqual({
    specialization: 'Anxiety and worry, Sleep and insomnia, Fear of flying',
    yearsOfWork: 5,
    experience: '5 to 9 years',
    approach: 'Cognitive behavioural therapy (CBT)',
    clients: 'Adults, Couples',
    additionalServices: 'Workshops and courses',
  })
})

test('derives empty fields where there is no answer', () => {
  expect(derive(readPractice([]))).toEqual({
    specialization: '',
    yearsOfWork: null,
    experience: '',
    approach: '',
    clients: '',
    additionalServices: '',
  })
})

test('counts under a year as 0 years, not as none given', () => {
  expect(derive(therapistSays({ years: ['years-0'] })).yearsOfWork).toBe(0)
})

test('shows nothing for an Other without text', () => {
  const practice = therapistSays({ approach: ['emdr', 'other'] }, '  ')
  expect(derive(practice).approach).toBe('EMDR')
  expect(practice.other).toEqual({})
})

test('keeps no free text for a question that takes none', () => {
  const practice = readPractice([
    { question_id: idOf('format'), answer: ['Other (please specify): By pigeon', 'By phone'] },
  ])
  expect(practice.codes.format).toEqual(['phone'])
  expect(practice.other).toEqual({})
})

test('is plain JSON', () => {
  const practice = therapistSays({ language: ['tr', 'other'], years: ['years-20'] }, 'Kurdish')
  expect(JSON.parse(JSON.stringify(practice))).toEqual(practice)
})

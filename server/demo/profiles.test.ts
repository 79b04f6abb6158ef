import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { isOther, otherChoice } from '@attune/contract/questionnaires.ts'
import { answerProblem } from '@attune/engine/questionnaires/answer-problem.ts'
import { practiceLabels, readPractice } from '@attune/engine/questionnaires/read-practice.ts'
import { describe, expect, test } from 'vitest'
import { answersFromCodes } from './coded-answers.ts'
import { demoPatients } from './patients.ts'
import { demoProfiles, usernameOf } from './profiles.ts'
import { demoTherapists } from './therapists.ts'

const profiles = demoProfiles()

describe('the people of the directory', () => {
  test('are the same every time', () => {
    expect(demoProfiles()).toEqual(profiles)
  })

  test.each(therapistQuestions.map((question) => [question.key, question] as const))(
    'between them give every answer there is to: %s',
    (_, question) => {
      const given = new Set(
        profiles
          .flatMap(({ answers }) => answers)
          .filter(({ question_id }) => question_id === question._id)
          .flatMap(({ answer }) => answer.map((text) => (isOther(text) ? otherChoice : text))),
      )
      expect(
        question.choices.map(({ label }) => label).filter((label) => !given.has(label)),
      ).toEqual([])
    },
  )

  test('give only answers that the questionnaire would take', () => {
    for (const { answers } of profiles) {
      expect(answers).toHaveLength(therapistQuestions.length)
      for (const { question_id, answer } of answers) {
        const question = therapistQuestions.find(({ _id }) => _id === question_id)!
        expect(answerProblem(question, answer, 'therapist')).toBeNull()
      }
    }
    for (const { codes } of demoPatients)
      for (const { question_id, answer } of answersFromCodes(patientQuestions, codes)) {
        const question = patientQuestions.find(({ _id }) => _id === question_id)!
        expect(answerProblem(question, answer, 'user')).toBeNull()
      }
  })

  test('specialise: three to six concerns each', () => {
    for (const { answers } of profiles) {
      const count = practiceLabels(readPractice(answers), 'specialization').length
      expect(count).toBeGreaterThanOrEqual(3)
      expect(count).toBeLessThanOrEqual(6)
    }
  })

  test('state the gender that they are drawn as, or none', () => {
    for (const [position, [name, gender]] of demoTherapists.entries()) {
      const stated = readPractice(profiles[position]!.answers).codes.about.filter((code) =>
        ['woman', 'man', 'non-binary'].includes(code),
      )
      expect([[], [gender]], name).toContainEqual(stated)
    }
  })

  test('share no name, username, address or number', () => {
    for (const field of ['name', 'username', 'email', 'phone'] as const)
      expect(new Set(profiles.map((profile) => profile[field])).size).toBe(demoTherapists.length)
    expect(usernameOf('Søren Holmgård-Ibáñez')).toBe('soren.holmgard-ibanez')
  })

  test('are seldom without a portrait', () => {
    expect(profiles.filter(({ face }) => face === null)).toHaveLength(6)
  })
})

import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import type { Question } from '@attune/content/questionnaires/question.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import type { Role } from '@attune/contract/endpoint.ts'
import { questionnaires } from '@attune/contract/questionnaires.ts'
import { answerProblem } from '@attune/engine/questionnaires/answer-problem.ts'
import { derive, readPractice } from '@attune/engine/questionnaires/read-practice.ts'
import { callerOf } from '../auth/guard.ts'
import { AppError, forbidden, found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { requireVisible } from '../therapists/standing.ts'
import { listUserAnswers, saveUserAnswer } from './intake-store.ts'
import { listTherapistAnswers, questionOfAnswer, saveTherapistAnswer } from './practice-store.ts'

export function questionnaireRoutes(app: App, { db, vault, bus }: Context) {
  app.route({
    ...questionnaires.patientQuestions,
    handler: async () => onTheWire(patientQuestions),
  })
  app.route({
    ...questionnaires.therapistQuestions,
    handler: async () => onTheWire(therapistQuestions),
  })

  app.route({
    ...questionnaires.listUserAnswers,
    handler: ({ params }) => listUserAnswers(db, vault, params.userId),
  })

  app.route({
    ...questionnaires.saveUserAnswer,
    handler: async ({ params: { userId }, body }, reply) => {
      if (body.user_id && body.user_id !== userId) throw forbidden()
      checkAnswer(patientQuestions, body.question_id, body.answer, 'user')
      const saved = await saveUserAnswer(db, vault, userId, body.question_id, body.answer)
      return reply.code(201).send(saved)
    },
  })

  app.route({
    ...questionnaires.listTherapistAnswers,
    handler: async (request) => {
      const { id } = request.params
      await requireVisible(db, id, callerOf(request).id)
      return listTherapistAnswers(db, vault, id)
    },
  })

  app.route({
    ...questionnaires.saveTherapistAnswer,
    handler: async ({ params: { id }, body }, reply) => {
      checkAnswer(therapistQuestions, body.question_id, body.answer, 'therapist')
      const saved = await saveTherapistAnswer(db, vault, id, body.question_id, body.answer)
      await bus.publish('practice', { therapist: id })
      return reply.code(201).send(saved)
    },
  })

  app.route({
    ...questionnaires.previewPractice,
    handler: async ({ body }) => derive(readPractice(body.answers)),
  })

  app.route({
    ...questionnaires.updateTherapistAnswer,
    handler: async ({ params: { id, answerId }, body }) => {
      const questionId = found(await questionOfAnswer(db, id, answerId), 'Answer not found')
      checkAnswer(therapistQuestions, questionId, body.answer, 'therapist')
      const saved = await saveTherapistAnswer(db, vault, id, questionId, body.answer)
      await bus.publish('practice', { therapist: id })
      return saved
    },
  })
}

const onTheWire = (questions: readonly Question[]) =>
  questions.map(({ _id, question, short, hint, choices }) => ({
    _id,
    question,
    short,
    hint,
    choices: choices.map(({ label }) => label),
    open: choices.filter(({ open }) => open).map(({ label }) => label),
  }))

function checkAnswer(questions: readonly Question[], id: string, answer: string[], asked: Role) {
  const question = questions.find(({ _id }) => _id === id)
  if (!question) throw new AppError('invalid', 'There is no such question', 'question_id')
  const problem = answerProblem(question, answer, asked)
  if (problem) throw new AppError('invalid', problem, 'answer')
}

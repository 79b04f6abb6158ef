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
import { route } from '../lib/route.ts'
import { requireVisible } from '../therapists/standing.ts'
import {
  changeUserAnswers,
  listUserAnswers,
  type RemakeSummary,
  saveUserAnswer,
} from './intake-store.ts'
import { listTherapistAnswers, questionOfAnswer, saveTherapistAnswer } from './practice-store.ts'

export function questionnaireRoutes(
  app: App,
  { db, vault, bus }: Context,
  { remakeSummary }: { remakeSummary: RemakeSummary },
) {
  route(app, questionnaires.patientQuestions, async () => onTheWire(patientQuestions))
  route(app, questionnaires.therapistQuestions, async () => onTheWire(therapistQuestions))

  route(app, questionnaires.listUserAnswers, ({ params }) =>
    listUserAnswers(db, vault, params.userId),
  )

  route(app, questionnaires.saveUserAnswer, async ({ params: { userId }, body }) => {
    if (body.user_id && body.user_id !== userId) throw forbidden()
    checkAnswer(patientQuestions, body.question_id, body.answer, 'user')
    const saved = await saveUserAnswer(db, vault, userId, body.question_id, body.answer)
    return saved
  })

  route(app, questionnaires.changeUserAnswers, async ({ params: { userId }, body }) => {
    for (const { question_id, answer } of body.answers)
      checkAnswer(patientQuestions, question_id, answer, 'user')
    return changeUserAnswers(db, vault, userId, body.answers, remakeSummary)
  })

  route(app, questionnaires.listTherapistAnswers, async (request) => {
    const { id } = request.params
    await requireVisible(db, id, callerOf(request).id)
    return listTherapistAnswers(db, vault, id)
  })

  route(app, questionnaires.saveTherapistAnswer, async ({ params: { id }, body }) => {
    checkAnswer(therapistQuestions, body.question_id, body.answer, 'therapist')
    const saved = await saveTherapistAnswer(db, vault, id, body.question_id, body.answer)
    await bus.publish('practice', { therapist: id })
    return saved
  })

  route(app, questionnaires.previewPractice, async ({ body }) => derive(readPractice(body.answers)))

  route(app, questionnaires.updateTherapistAnswer, async ({ params: { id, answerId }, body }) => {
    const questionId = found(await questionOfAnswer(db, id, answerId), 'Answer not found')
    checkAnswer(therapistQuestions, questionId, body.answer, 'therapist')
    const saved = await saveTherapistAnswer(db, vault, id, questionId, body.answer)
    await bus.publish('practice', { therapist: id })
    return saved
  })
}

const onTheWire = (questions: readonly Question[]) =>
  questions.map(({ _id, question, short, hint, choices }) => ({
    _id,
    question,
    short,
    hint,
    choices: choices.map(({ label }) => label),
    open: choices.filter(({ open, alone }) => open || alone).map(({ label }) => label),
  }))

function checkAnswer(questions: readonly Question[], id: string, answer: string[], asked: Role) {
  const question = questions.find(({ _id }) => _id === id)
  if (!question) throw new AppError('invalid', 'There is no such question', 'question_id')
  const problem = answerProblem(question, answer, asked)
  if (problem) throw new AppError('invalid', problem, 'answer')
}

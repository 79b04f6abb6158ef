import { diagnosis } from '@attune/contract/diagnosis.ts'
import type { Role } from '@attune/contract/endpoint.ts'
import {
  type Question,
  questionnaires,
  type TherapistAnswer,
  type UserAnswer,
} from '@attune/contract/questionnaires.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { isTriedAgain } from '../lib/failures.ts'
import { questionsAnswered, usePerson } from '../lib/session.ts'
import { type Answers, asStored } from './answers.ts'

export const questionsFor = (role: Role) =>
  queryOptions({
    queryKey: ['questions', role],
    queryFn: ({ signal }) =>
      role === 'user'
        ? call(questionnaires.patientQuestions, { signal })
        : call(questionnaires.therapistQuestions, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const therapistAnswersOf = (id: string) =>
  queryOptions({
    queryKey: ['therapist-answers', id],
    queryFn: ({ signal }) => call(questionnaires.listTherapistAnswers, { params: { id }, signal }),
  })

export const userAnswersOf = (userId: string) =>
  queryOptions({
    queryKey: ['user-answers', userId],
    queryFn: ({ signal }) => call(questionnaires.listUserAnswers, { params: { userId }, signal }),
  })

/** Sends the answers that differ from what is saved, all or none; what was made of them is asked for anew. */
export function useChangeUserAnswers(saved: readonly UserAnswer[]) {
  const { id } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (answers: Answers) => {
      const before = new Map(saved.map(({ question_id, answer }) => [question_id, answer]))
      const changed = Object.entries(answers)
        .map(([question_id, chosen]) => ({ question_id, answer: asStored(chosen) }))
        .filter(
          ({ question_id, answer }) => before.get(question_id)?.join('\n') !== answer.join('\n'),
        )
      if (changed.length === 0) return
      await call(questionnaires.changeUserAnswers, {
        params: { userId: id },
        body: { answers: changed },
      })
    },
    onSuccess: () => void client.invalidateQueries(),
  })
}

/** spec §4: all answers at once, for a patient then the summary; the guard leads on. */
export function useSubmitAnswers(questions: readonly Question[], clearDraft: () => void) {
  const { id, role } = usePerson()
  const client = useQueryClient()
  return useMutation({
    // Sent again, an answer replaces itself.
    retry: isTriedAgain,
    mutationFn: async ({ answers }: Submission) => {
      await Promise.all(
        questions.map(({ _id }) => save(role, id, _id, asStored(answers[_id] ?? []))),
      )
      if (role === 'user') await call(diagnosis.analyze, { params: { userId: id } })
    },
    onSuccess: (_, { just }) => {
      clearDraft()
      void client.invalidateQueries()
      questionsAnswered(just)
    },
  })
}

/** `just`: with `answered-to-match` a patient is led to their matches, not home. */
type Submission = { answers: Answers; just: 'answered' | 'answered-to-match' }

const save = (role: Role, id: string, question_id: string, answer: string[]) =>
  role === 'user'
    ? call(questionnaires.saveUserAnswer, {
        params: { userId: id },
        body: { question_id, answer, user_id: id },
      })
    : call(questionnaires.saveTherapistAnswer, { params: { id }, body: { question_id, answer } })

/** Sends the answers that differ from what is saved, each to its own address. */
export function useSaveAnswers(saved: readonly TherapistAnswer[]) {
  const { id } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answers: Answers) =>
      Promise.all(
        Object.entries(answers).map(([question, chosen]) => {
          const answer = asStored(chosen)
          const before = saved.find(({ question_id }) => question_id._id === question)
          if (!before) return save('therapist', id, question, answer)
          if (before.answer.join('\n') === answer.join('\n')) return before
          return call(questionnaires.updateTherapistAnswer, {
            params: { id, answerId: before._id },
            body: { answer },
          })
        }),
      ),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries(therapistAnswersOf(id)),
        client.invalidateQueries({ queryKey: ['therapists', id] }),
        client.invalidateQueries({ queryKey: ['practice-facts', id] }),
        client.invalidateQueries({ queryKey: ['practice-areas', id] }),
      ]),
  })
}

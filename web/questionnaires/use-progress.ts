import type { Question } from '@attune/contract/questionnaires.ts'
import { useDraft } from '../lib/draft.ts'
import { usePerson } from '../lib/session.ts'
import { type Answers, stillValid } from './answers.ts'

type Kept = { answers: Answers; at: number }

/** Answers and place, kept on this device until they are sent. */
export function useProgress(questions: readonly Question[]) {
  const { id } = usePerson()
  const [kept, keep, clear] = useDraft<Kept>(id, 'questions', { answers: {}, at: 0 })
  const answers = stillValid(kept.answers, questions)
  const at = Math.min(Math.max(0, kept.at), questions.length - 1)
  return {
    answers,
    at,
    answer: (question: string, chosen: readonly string[]) =>
      keep({ answers: { ...answers, [question]: chosen }, at }),
    go: (step: number) => keep({ answers, at: step }),
    clear,
  }
}

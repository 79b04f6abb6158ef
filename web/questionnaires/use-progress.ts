import type { Question } from '@attune/contract/questionnaires.ts'
import { useDraft } from '../lib/draft.ts'
import { keys, readLocal } from '../lib/local-storage.ts'
import { usePerson } from '../lib/session.ts'
import { type Answers, stillValid } from './answers.ts'

type StoredProgress = { answers: Answers; at: number }

/** Answers and place, stored on this device until they are sent. */
export function useProgress(questions: readonly Question[]) {
  const { id } = usePerson()
  const [stored, store, clear] = useDraft<StoredProgress>(id, 'questions', { answers: {}, at: 0 })
  const answers = stillValid(stored.answers, questions)
  /** Another tab may have answered other questions meanwhile. */
  const latest = () => {
    const kept = readLocal<StoredProgress>(keys.draft(id, 'questions'))
    return kept ? stillValid(kept.answers, questions) : answers
  }
  const at = Math.min(Math.max(0, stored.at), questions.length - 1)
  return {
    answers,
    at,
    answer: (question: string, chosen: readonly string[]) =>
      store({ answers: { ...latest(), [question]: chosen }, at }),
    go: (step: number) => store({ answers: latest(), at: step }),
    clear,
  }
}

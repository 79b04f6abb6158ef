import type { Question } from '@attune/contract/questionnaires.ts'
import { useState } from 'react'
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
  // Where one stands is each tab's own: nobody is moved from the question they are about to tick.
  const [step, setStep] = useState(stored.at)
  const at = Math.min(Math.max(0, step), questions.length - 1)
  return {
    answers,
    at,
    answer: (question: string, chosen: readonly string[]) =>
      store({ answers: { ...latest(), [question]: chosen }, at }),
    go: (to: number) => {
      setStep(to)
      store({ answers: latest(), at: to })
    },
    clear,
  }
}

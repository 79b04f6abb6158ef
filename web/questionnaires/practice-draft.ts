import type { Question, TherapistAnswer } from '@attune/contract/questionnaires.ts'
import { useDraft } from '../lib/draft.ts'
import { hasDraft } from '../lib/has-draft.ts'
import { keys, removeLocal } from '../lib/local-storage.ts'
import { type Answers, stillValid } from './answers.ts'

const draftName = 'practice'

/** Changed answers that are not sent yet, kept on this device through a reload. */
export function usePracticeDraft(
  id: string,
  questions: readonly Question[],
  saved: readonly TherapistAnswer[],
) {
  const before = Object.fromEntries(
    saved.map(({ question_id, answer }) => [question_id._id, answer]),
  )
  const [answers, keep, clear] = useDraft<Answers>(id, draftName, before)
  return { answers: stillValid(answers, questions), keep, clear }
}

export const hasPracticeDraft = (id: string) => hasDraft(id, draftName)

export const dropPracticeDraft = (id: string) => removeLocal(keys.draft(id, draftName))

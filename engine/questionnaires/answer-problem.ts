import { answerProblems } from '@attune/content/questionnaires/answer-problems.ts'
import type { Question } from '@attune/content/questionnaires/question.ts'
import type { Role } from '@attune/contract/endpoint.ts'
import {
  answerTexts,
  isOther,
  isSingleChoice,
  otherChoice,
  otherText,
  otherWordLimit,
} from '@attune/contract/questionnaires.ts'

const otherCharacterLimit = 1_000

/** Why `answer` cannot be stored for `question`, in words for the person who sent it; null when it can. */
export function answerProblem(
  question: Question,
  answer: readonly string[],
  asked: Role,
): string | null {
  if (answer.length === 0) return answerTexts.keepOne
  if (answer.length > 1 && isSingleChoice(question.question, asked)) return answerProblems.oneOnly
  const chosen = answer.map((text) => choiceOf(question, text))
  if (chosen.includes(null)) return answerProblems.unknown
  if (new Set(chosen).size < chosen.length) return answerProblems.twice
  return answer.every(isShort) ? null : answerProblems.tooLong(otherWordLimit)
}

function choiceOf(question: Question, text: string): string | null {
  const label = isOther(text) ? otherChoice : text
  return question.choices.some((choice) => choice.label === label) ? label : null
}

/** Characters are counted too, so that one word cannot be a book. */
function isShort(text: string): boolean {
  if (!isOther(text)) return true
  const written = otherText(text)
  return (
    written.length <= otherCharacterLimit && written.trim().split(/\s+/).length <= otherWordLimit
  )
}

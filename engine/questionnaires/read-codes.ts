import type { Answer, Codes, Question } from '@attune/content/questionnaires/question.ts'
import { isOther, otherChoice } from '@attune/contract/questionnaires.ts'

/**
 * The codes of all answers, by question, in the order of the choices, whatever the order they
 * were given in. Unknown questions and labels are dropped. A choice that leaves the matter open
 * gives no code, so a concrete answer beside it wins; so does a trouble beside 'none of it'.
 */
export function readCodes<Q extends Question>(
  questions: readonly Q[],
  answers: readonly Answer[],
): Codes<Q> {
  const codes = questions.map((question) => [question.key, codesOf(question, answers)])
  return Object.fromEntries(codes) as Codes<Q>
}

/** What was answered to one question, over all answers that name it. */
export function labelsFor(question: Question, answers: readonly Answer[]): readonly string[] {
  return answers.flatMap(({ question_id, answer }) => (question_id === question._id ? answer : []))
}

function codesOf(question: Question, answers: readonly Answer[]): string[] {
  const given = labelsFor(question, answers).map((label) => (isOther(label) ? otherChoice : label))
  const chosen = question.choices.filter((choice) => !choice.open && given.includes(choice.label))
  const others = chosen.filter(({ alone }) => !alone)
  const codes = (others.length > 0 ? others : chosen).map(({ code }) => code)
  return question.keeps === 'last' ? codes.slice(-1) : codes
}

import {
  answerTexts,
  firstWords,
  isOther,
  otherChoice,
  otherText,
  type Question,
  storedOther,
} from '@attune/contract/questionnaires.ts'

/** What was chosen, by question id. An 'Other' holds its text as it is being typed. */
export type Answers = Readonly<Record<string, readonly string[]>>

/** Something was chosen, and not 'Other' alone without a word. */
export const isAnswered = (answers: Answers, question: Question) =>
  (answers[question._id] ?? []).some(saysSomething)

/** What to say where it is not: `nothing` of no choice at all, and of 'Other' that its words are missing. */
export function complaintOf(answers: Answers, question: Question, nothing: string): string | null {
  if (isAnswered(answers, question)) return null
  return (answers[question._id] ?? []).length > 0 ? answerTexts.sayOther : nothing
}

const saysSomething = (choice: string) => !isOther(choice) || otherText(choice).trim() !== ''

export const answeredCount = (answers: Answers, questions: readonly Question[]) =>
  questions.filter((question) => isAnswered(answers, question)).length

export const isChosen = (chosen: readonly string[], choice: string) =>
  choice === otherChoice ? chosen.some(isOther) : chosen.includes(choice)

/** The answer after a tap on `choice`; a choice that leaves the matter open empties the others. */
export function afterTap(
  chosen: readonly string[],
  choice: string,
  { single, open }: { single: boolean; open: readonly string[] },
): string[] {
  if (single) return [choice]
  if (isChosen(chosen, choice))
    return chosen.filter((one) => one !== choice && !(choice === otherChoice && isOther(one)))
  if (open.includes(choice)) return [choice]
  return [...chosen.filter((one) => !open.includes(one)), choice]
}

export const typedOther = (chosen: readonly string[]): string | null => {
  const other = chosen.find(isOther)
  return other === undefined ? null : otherText(other)
}

/** spec §5: words past the hundredth are ignored. */
export function withOther(chosen: readonly string[], text: string): string[] {
  const kept = firstWords(text)
  return chosen.map((one) =>
    isOther(one) ? (kept ? `${otherChoice}: ${kept}` : otherChoice) : one,
  )
}

/** As it is sent: the text of 'Other' trimmed, and without one that says nothing beside what does. */
export const asStored = (chosen: readonly string[]): string[] => {
  const said = chosen.filter(saysSomething)
  return (said.length > 0 ? said : chosen).map((one) =>
    isOther(one) ? storedOther(otherText(one)) : one,
  )
}

/** A kept draft, without what the questions of today no longer offer. */
export function stillValid(answers: Answers, questions: readonly Question[]): Answers {
  const kept = questions.map(({ _id, choices }) => {
    const offered = (choice: string) => choices.includes(isOther(choice) ? otherChoice : choice)
    return [_id, (answers[_id] ?? []).filter(offered)] as const
  })
  return Object.fromEntries(kept.filter(([, chosen]) => chosen.length > 0))
}

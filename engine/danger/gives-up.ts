import { givingUp } from '@attune/content/chatbot/danger/giving-up.ts'
import { foldedWords } from '../language/folded-words.ts'
import { createPhrasesOf } from '../language/phrases.ts'
import { isOfAppointments } from './practice-words.ts'

const findGivingUp = createPhrasesOf(givingUp)

const clauseEnd = /[.!?…؟،,;:\n()]|\s[-–—]/u

/** “But honestly I …” */
const mostBefore = 4

/**
 * Whether a clause says in another language than English that one cannot go on. The clause has to
 * end there, and say nothing of appointments: “ich kann nicht mehr schlafen” is of sleep. All
 * languages are read, since so short a text may be taken for another.
 */
export function givesUp(text: string): boolean {
  const words = foldedWords(text)
  const isLast = (at: number) =>
    words[at + 1] === undefined || clauseEnd.test(text.slice(words[at]!.end, words[at + 1]!.start))
  return findGivingUp(words).some(({ tag, from, to, isWord }) => {
    if (isWord || !isLast(to)) return false
    const begin = words.slice(0, to).findLastIndex((_, at) => isLast(at)) + 1
    const clause = words.slice(begin, to)
    return (
      begin <= from &&
      from - begin <= mostBefore &&
      !clause.some(({ word }) => isOfAppointments(word, tag))
    )
  })
}

import type { Grade } from '@attune/contract/risk.ts'
import { type ConversationGrade, gradeConversation, type Turn } from '../risk/grade-conversation.ts'
import { respondTo, type Situation } from '../risk/respond.ts'

export type Danger = Pick<ConversationGrade, 'messageGrade' | 'grade' | 'about'> & {
  /** Whether the person has been asked about it before in this conversation. */
  asked: boolean
}

/** Whom a person could turn to, as far as it is known. */
export type SupportContacts = Pick<Situation, 'line' | 'trustedPerson' | 'therapist'>

/** `earlier`: what the person wrote before; what the assistant said to it follows from that. */
export function readDanger(message: string, earlier: readonly string[]): Danger {
  const turns: Turn[] = []
  let asked = false
  for (const text of earlier) {
    const { messageGrade, about } = gradeConversation(turns, text)
    turns.push({ by: 'person', text })
    if (!isDanger(messageGrade)) continue
    turns.push({ by: 'software', text: answerDanger({ messageGrade, about, asked }, noContacts) })
    asked = true
  }
  const { messageGrade, grade, about } = gradeConversation(turns, message)
  return { messageGrade, grade, about, asked }
}

export const isDanger = (grade: Grade) => grade === 'possible' || grade === 'imminent'

/** Asks once and plainly; asking again would sound like not having listened. */
export function answerDanger(
  { messageGrade, about, asked }: Pick<Danger, 'messageGrade' | 'about' | 'asked'>,
  contacts: SupportContacts,
): string {
  const grade = messageGrade === 'imminent' ? messageGrade : 'possible'
  return respondTo({ grade, about, asked, ...contacts })
}

export const noContacts: SupportContacts = { line: null, trustedPerson: null, therapist: null }

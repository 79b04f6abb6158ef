import { responses } from '@attune/content/risk/responses.ts'
import type { Grade, Help, HelpLine } from '@attune/contract/risk.ts'
import type { ConversationGrade } from './grade-conversation.ts'

export type Situation = {
  grade: Exclude<Grade, 'none'>
  about: ConversationGrade['about']
  /** The main line of the person's country; null where none is known. */
  line: HelpLine | null
  trustedPerson: Help['trustedPerson']
  therapist: Help['therapist']
  /** It was already asked in this conversation. */
  asked?: boolean
}

/**
 * What software says to words of danger, in plain text: that it is software, one plain question,
 * a line, a person, and that it stays. The therapist comes last and only where there is time, since
 * nobody watches the messages. Never a method, never a diagnosis, never a
 * promise. The same words every time, so that they can be read and checked by anyone.
 */
export function respondTo(situation: Situation): string {
  const { grade, about, asked } = situation
  if (grade === 'distress')
    return `${responses.heavy} ${responses.software} ${whoListens(situation)}`
  const kind = grade === 'imminent' ? 'imminent' : (about ?? 'writer')
  const question = asked ? responses.stillHere : responses.questions[kind]
  const lines = [responses.openings[kind], question, whoListens(situation)]
  return (asked ? lines : [...lines, responses.stay]).join('\n')
}

function whoListens({ grade, line, trustedPerson, therapist }: Situation): string {
  const callEmergency = responses.callEmergency(line?.emergency)
  return [
    grade === 'imminent' ? responses.goNow(callEmergency) : '',
    line
      ? responses.line(line.name, line.phone ?? line.text ?? line.chat ?? line.url ?? '')
      : responses.noLine,
    trustedPerson ? responses.callPerson(trustedPerson.name) : responses.reachOutToAnyone,
    grade === 'possible' ? responses.inDanger(callEmergency) : '',
    therapist && grade !== 'imminent' ? responses.laterToTherapist(therapist.name) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

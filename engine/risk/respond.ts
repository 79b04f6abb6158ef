import { paths } from '@attune/contract/paths.ts'
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
 * a line, a person, the therapist, and that it stays. Never a method, never a diagnosis, never a
 * promise. The same words every time, so that they can be read and checked by anyone.
 */
export function respondTo(situation: Situation): string {
  const { grade, about, asked } = situation
  if (grade === 'distress') return `${said.heavy} ${said.software} ${whoListens(situation)}`
  const opening = grade === 'imminent' ? said.imminent : openings[about ?? 'writer']
  const question = asked
    ? said.stillHere
    : questions[grade === 'imminent' ? 'now' : (about ?? 'writer')]
  return [opening, question, whoListens(situation), asked ? '' : said.stay]
    .filter(Boolean)
    .join('\n')
}

const said = {
  heavy: 'That sounds heavy, and it matters that you wrote it.',
  software: 'I am software, so there is only so much I can do.',
  imminent:
    'I am very glad you wrote this. I am software and cannot keep you safe, but a person can, now. If you can, move away from anything you could use to hurt yourself, and go to where someone is.',
  stillHere:
    'I hear you. You do not have to explain everything; one sentence to a person is enough to begin.',
  stay: 'You can keep writing here. I will answer as well as software can.',
}

const openings = {
  writer:
    'Thank you for telling me. I am software, so I cannot help the way a person can, and you deserve a person now.',
  hurt: 'I am glad you said it. It is not your fault, and you deserve to be safe. I am software, so please let a person help you.',
  other:
    'Thank you for looking out for them. I am software, so please let a person help you both. You do not have to carry this alone.',
}

const questions = {
  writer: 'May I ask plainly: are you thinking of ending your life or of hurting yourself?',
  hurt: 'May I ask plainly: are you in danger right now?',
  other:
    'May I ask plainly: are they in danger right now? You can ask them in just such words whether they think of ending their life; asking does not put it into their head.',
  now: 'May I ask plainly: are you about to act on it, or have you already?',
}

function whoListens({ grade, line, trustedPerson, therapist }: Situation): string {
  const emergency = line?.emergency ? `call ${line.emergency}` : 'call your local emergency number'
  const first =
    grade === 'imminent' ? `Please ${emergency}, or go to the nearest emergency room.` : ''
  const reach = line ? (line.phone ?? line.text ?? line.chat ?? line.url) : null
  const listens = line
    ? `${line.name} listens: ${reach}.`
    : `Someone can listen now: the lines of your country are in Help (${paths.help}).`
  const people = [
    trustedPerson && `call ${trustedPerson.name}`,
    therapist && `write to ${therapist.name}`,
  ]
  const near = people.filter(Boolean).join(' or ')
  const person = near
    ? `You could also ${near}: “I am not well, can you stay with me for a while?”`
    : 'If there is someone you trust, tell them: “I am not well, can you stay with me for a while?”'
  const danger = grade === 'possible' ? `If there is danger right now, ${emergency}.` : ''
  return [first, listens, person, danger].filter(Boolean).join(' ')
}

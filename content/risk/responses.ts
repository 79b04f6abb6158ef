import { paths } from '@attune/contract/paths.ts'

/**
 * What software says to words of danger. Never a method, never a diagnosis, never a promise. `writer`:
 * the person is in danger; `hurt`: someone hurts them; `other`: someone else is in danger.
 */
export const responses = {
  heavy: 'That sounds heavy, and it matters that you wrote it.',
  software: 'I am software, so there is only so much I can do.',
  openings: {
    imminent:
      'I am very glad you wrote this. I am software and cannot keep you safe, but a person can, now. If you can, move away from anything you could use to hurt yourself, and go to where someone is.',
    writer:
      'Thank you for telling me. I am software, so I cannot help the way a person can, and you deserve a person now.',
    hurt: 'I am glad you said it. It is not your fault, and you deserve to be safe. I am software, so please let a person help you.',
    other:
      'Thank you for looking out for them. I am software, so please let a person help you both. You do not have to carry this alone.',
  },
  /** Each asked once and plainly. */
  questions: {
    imminent: 'May I ask plainly: are you about to act on it, or have you already?',
    writer: 'May I ask plainly: are you thinking of ending your life or of hurting yourself?',
    hurt: 'May I ask plainly: are you in danger right now?',
    other:
      'May I ask plainly: are they in danger right now? You can ask them in just such words whether they think of ending their life; asking does not put it into their head.',
  },
  /** Instead of asking again. */
  stillHere:
    'I hear you. You do not have to explain everything; one sentence to a person is enough to begin.',
  stay: 'You can keep writing here. I will answer as well as software can.',
  callEmergency: (number: string | null | undefined) =>
    number ? `call ${number}` : 'call your local emergency number',
  goNow: (callEmergency: string) => `Please ${callEmergency}, or go to the nearest emergency room.`,
  inDanger: (callEmergency: string) => `If there is danger right now, ${callEmergency}.`,
  line: (name: string, reach: string) => `${name} listens: ${reach}.`,
  noLine: `Someone can listen now: the lines of your country are in Help (${paths.help}).`,
  callPerson: (name: string) =>
    `You could also call ${name}: “I am not well, can you stay with me for a while?”`,
  reachOutToAnyone:
    'If there is someone you trust, tell them: “I am not well, can you stay with me for a while?”',
  /** A message may be read days later: never in place of somebody who listens now. */
  laterToTherapist: (name: string) =>
    `${name} may not see a message soon. What is going on can be told there too, but do not wait for an answer.`,
}

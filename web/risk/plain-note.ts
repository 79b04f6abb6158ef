import type { HelpNote } from '@attune/contract/risk.ts'

/** For a grade that came without words of its own. */
export const plainNote: HelpNote = {
  language: 'en',
  heading: 'That sounds heavy to carry.',
  text: 'If you are thinking of ending your life, or are not sure, someone can listen right now.',
  kinds: ['suicide-crisis', 'emotional-support', 'text-crisis'],
  emergencyFirst: false,
  labels: {
    call: 'Call {number}',
    callPerson: 'Call {name}',
    write: 'Write to {name}',
    text: 'Text',
    chat: 'Chat',
    more: 'More',
    close: 'Close',
    show: 'Show me',
    notNow: 'Not now',
    findLine: 'Find a help line',
    emergency: 'In danger right now: call {number}.',
    emergencyUnknown: 'In danger right now: call your local emergency number.',
    nobodyTold: 'This note is from software. Nobody was told.',
    notBefore: '{name} may not see this before {day}.',
    notSoon: '{name} may not see this soon.',
  },
}

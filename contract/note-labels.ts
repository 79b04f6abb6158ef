import type { HelpNote } from './risk.ts'

/** What a note's buttons are called in English, for the page too, which may have to word one itself. */
export const noteLabels: HelpNote['labels'] = {
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
}

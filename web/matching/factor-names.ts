import type { Match } from '@attune/contract/matching.ts'
import type { WeighedKey } from './weigh.ts'

/** In the engine's order. */
export const factorNames: Readonly<Record<WeighedKey, string>> = {
  concerns: 'What brings you here',
  specialist: 'Special training for what brings you',
  approach: 'Way of working',
  language: 'Language',
  format: 'How you meet',
  hours: 'Hours',
  clients: 'Who comes along',
  style: 'Manner',
  identity: 'Affirming who you are',
  gender: 'The therapist’s gender',
  experience: 'Years of work',
  fee: 'What it costs',
  payer: 'Who pays',
  words: 'Your own words',
  responsiveness: 'Answering soon',
}

/** What these matches were asked for. */
export function askedIn(matches: readonly Match[]) {
  const asked = new Set(matches.flatMap(({ factors }) => factors.map(({ key }) => key)))
  const keys = Object.keys(factorNames) as WeighedKey[]
  return keys.filter((key) => asked.has(key)).map((key) => ({ key, name: factorNames[key] }))
}

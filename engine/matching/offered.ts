import type { TherapistKey } from '@attune/content/questionnaires/therapist.ts'

/**
 * What therapists tick elsewhere that is asked for as something about them, and what it is called.
 * `yields`: where nobody has it with all the rest, it is left out: it helps, and is no reason to find nobody.
 */
type Offered = { question: TherapistKey; codes: readonly string[]; label: string; yields?: true }

const style = (label: string, ...codes: string[]): Offered => ({
  question: 'style',
  codes,
  label,
  yields: true,
})
const service = (label: string, code: string): Offered => ({
  question: 'services',
  codes: [code],
  label,
  yields: true,
})

const offered: Readonly<Record<string, Offered>> = {
  psychiatrist: { question: 'licence', codes: ['psychiatrist'], label: 'Psychiatrist' },
  gentle: style('Warm, or calm', 'warm', 'calm'),
  direct: style('Direct and honest', 'direct'),
  structured: style('Structured', 'structured'),
  humour: style('With some humour', 'humour'),
  assessments: service('Offers assessments', 'assessments'),
  'home-visits': service('Offers home visits', 'home-visits'),
  outdoors: service('Offers sessions outdoors', 'outdoors'),
}

export const offeredOf = (code: string): Offered | undefined =>
  Object.hasOwn(offered, code) ? offered[code] : undefined

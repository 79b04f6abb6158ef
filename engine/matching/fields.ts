import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { type TherapistKey, therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import {
  approachLevel,
  areaLevel,
  type Level,
  mostCountries,
  mostLanguages,
  styleLevel,
} from '@attune/contract/areas.ts'
import { PracticeFacts } from '@attune/contract/practice-facts.ts'
import { enoughThreads } from '@attune/contract/responsiveness.ts'
import type { Candidate } from './candidate.ts'

/** What matching looks at of a therapist: for each field a set of codes. */
export type Field = (typeof fields)[number]

const asked = [
  'years',
  'clients',
  'language',
  'format',
  'hours',
  'about',
  'country',
] as const satisfies readonly TherapistKey[]

/** Of a question whose answers count less where there are many: a field for each level. */
const levelled = {
  areas: ['areas-0', 'areas-1', 'areas-2'],
  approach: ['approach-0', 'approach-1', 'approach-2'],
  style: ['style-0', 'style-1'],
} as const

export const fieldsOf = levelled

export const fields = [
  ...levelled.areas,
  ...levelled.approach,
  ...levelled.style,
  ...asked,
  'spoken',
  'limits',
  'answered',
  'filled',
] as const

/** The questions whose answers tell a patient something before the first message. */
export const profileKeys = therapistQuestions.map(({ key }) => key).filter((key) => key !== 'about')

export const inPerson = 'in-person'

const steps = 5
const answeredCodes = Array.from({ length: steps + 1 }, (_, step) => `answered-${step}`)

/** How many of five threads were answered within 72 hours, rounded down. */
export const answeredFifths = (code: string) => answeredCodes.indexOf(code)

/** Every code a field can hold, in a fixed order. */
export const codesOf = (field: Field): readonly string[] => all.get(field)!

/** The codes of a question that are asked for today; one that was retired is as if never given. */
export const knownCodes = (candidate: Candidate, key: TherapistKey): readonly string[] => {
  const known = byQuestion.get(key)!
  const codes: readonly string[] = candidate.practice.codes[key] ?? []
  return codes.filter((code) => known.has(code))
}

/** The codes a candidate has in a field; none means left blank, or not known. */
export function held(candidate: Candidate, field: Field): readonly string[] {
  switch (field) {
    case 'areas-0':
    case 'areas-1':
    case 'areas-2':
      return areasAt(candidate, levelOf(field))
    case 'approach-0':
    case 'approach-1':
    case 'approach-2':
      return someAt(candidate, 'approach', approachLevel, levelOf(field))
    case 'style-0':
    case 'style-1':
      return someAt(candidate, 'style', styleLevel, levelOf(field))
    case 'spoken':
      return (candidate.spoken ?? []).map(({ concern }) => concern)
    case 'limits':
      return candidate.facts?.limits ?? []
    case 'answered':
      return answeredOf(candidate)
    case 'filled':
      return profileKeys.filter((key) => knownCodes(candidate, key).length > 0)
    case 'format':
      return formatsOf(candidate)
    case 'country':
      return unlessAll(countriesOf(candidate), mostCountries)
    case 'language':
      return unlessAll(knownCodes(candidate, 'language'), mostLanguages)
    default:
      return knownCodes(candidate, field)
  }
}

/** The question a field is read from. */
export function questionOf(field: Field): TherapistKey {
  const name = field.replace(/-\d$/, '')
  return (name === 'areas' ? 'specialization' : name) as TherapistKey
}

/** The areas a candidate lists, without those in their own words. */
export const areasOf = (candidate: Candidate) =>
  knownCodes(candidate, 'specialization').filter(isNamed)

const isNamed = (code: string) => code !== 'other'
const levelOf = (field: string) => Number(field.at(-1)) as Level

function areasAt(candidate: Candidate, level: Level): string[] {
  const listed = areasOf(candidate)
  const main = listed.filter((code) => candidate.facts?.mainAreas.includes(code))
  return knownCodes(candidate, 'specialization').filter(
    (code) => areaLevel(listed.length, main.length, main.includes(code)) === level,
  )
}

function someAt(
  candidate: Candidate,
  key: 'approach' | 'style',
  levelFor: (listed: number) => Level,
  level: Level,
): readonly string[] {
  const codes = knownCodes(candidate, key)
  return levelFor(codes.filter(isNamed).length) === level ? codes : []
}

const unlessAll = (codes: readonly string[], most: number) => (codes.length > most ? [] : codes)

/** Who works online only meets nobody in person, whatever was ticked before. */
function formatsOf(candidate: Candidate): readonly string[] {
  const codes = knownCodes(candidate, 'format')
  return candidate.facts?.onlineOnly ? codes.filter((code) => code !== inPerson) : codes
}

/** A licence given by a state is one in its country. */
function countriesOf(candidate: Candidate): readonly string[] {
  const codes = knownCodes(candidate, 'country')
  const regions = candidate.facts?.regions ?? []
  const known = byQuestion.get('country')!
  const more = regions.map(countryOf).filter((code) => known.has(code) && !codes.includes(code))
  return more.length > 0 ? [...codes, ...new Set(more)] : codes
}

/** "US" of "US-CA". */
export const countryOf = (region: string) => region.split('-')[0] ?? ''

function answeredOf({ responsiveness }: Candidate): string[] {
  if (!responsiveness || responsiveness.threads < enoughThreads) return []
  const { threads, answeredWithin72 } = responsiveness
  return [`answered-${Math.floor((steps * answeredWithin72) / threads)}`]
}

const byQuestion = new Map<TherapistKey, ReadonlySet<string>>(
  therapistQuestions.map(({ key, choices }) => [
    key,
    new Set(choices.filter((choice) => !('open' in choice)).map(({ code }) => code)),
  ]),
)

const all = new Map<Field, readonly string[]>(fields.map((field) => [field, codesIn(field)]))

function codesIn(field: Field): readonly string[] {
  if (field === 'answered') return answeredCodes
  if (field === 'filled') return profileKeys
  if (field === 'spoken') return concernSlugs
  if (field === 'limits') return PracticeFacts.shape.limits.element.options
  return [...byQuestion.get(questionOf(field))!]
}

import { z } from 'zod'
import { Day } from './availability.ts'
import { endpoint, Id, text, trimmedText } from './endpoint.ts'
import { firstWords } from './questionnaires.ts'

export const practiceLimits = {
  mainAreas: 5,
  regions: 20,
  payers: 12,
  payer: 80,
  words: 300,
  /** 300 long words, and more. */
  wordsText: 4_000,
  newPeopleAMonth: 200,
  /** The next start, at most so many days from now. */
  startWithin: 366,
  fee: 100_000_000,
} as const

/** A town, never a street: its coordinates are those of the town. */
export const Place = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  name: trimmedText(160),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
})
export type Place = z.infer<typeof Place>

/** ISO 3166-2 of a country that licenses by state or province. */
export const Region = z.string().regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)

const currencies = new Set(Intl.supportedValuesOf('currency'))
/** ISO 4217. */
export const Currency = z
  .string()
  .refine((code) => currencies.has(code), 'Please choose a currency.')

export const PracticeLimit = z.enum(['acute-danger', 'under-18', 'court-reports'])
export type PracticeLimit = z.infer<typeof PracticeLimit>

const once = <T>(list: readonly T[]) => new Set(list).size === list.length
const twice = 'Name each once.'

const Amount = z
  .int('Whole amounts only.')
  .min(0, 'A fee cannot be below nothing.')
  .max(practiceLimits.fee)
const Fee = z
  .object({ from: Amount, to: Amount, currency: Currency })
  .refine(({ from, to }) => from <= to, 'The highest fee comes before the lowest.')

/** What a therapist states beside the questionnaire. All optional; a blank is "not said". */
export const PracticeFacts = z.object({
  /** Codes of `specialization` they ticked: "most of my work". */
  mainAreas: z.array(z.string().min(1).max(60)).max(practiceLimits.mainAreas).refine(once, twice),
  regions: z.array(Region).max(practiceLimits.regions).refine(once, twice),
  place: Place.nullable(),
  onlineOnly: z.boolean().nullable(),
  fee: Fee.nullable(),
  slidingScale: z.boolean().nullable(),
  /** Insurers or public schemes, free words. */
  payers: z.array(trimmedText(practiceLimits.payer)).max(practiceLimits.payers).refine(once, twice),
  /** ISO date of the next realistic start. */
  nextStart: Day.nullable(),
  /** "How I work". */
  words: text(practiceLimits.wordsText)
    .trim()
    .refine(
      (said) => firstWords(said, practiceLimits.words) === said,
      `${practiceLimits.words} words at most.`,
    )
    .nullable(),
  limits: z.array(PracticeLimit).max(PracticeLimit.options.length).refine(once, twice),
  /** How many new people a month; others read null. */
  newPeopleAMonth: z.int().min(1).max(practiceLimits.newPeopleAMonth).nullable(),
  /** Caseload closed. */
  closed: z.boolean(),
})
export type PracticeFacts = z.infer<typeof PracticeFacts>

/** Nothing said. */
export const noPracticeFacts: PracticeFacts = {
  mainAreas: [],
  regions: [],
  place: null,
  onlineOnly: null,
  fee: null,
  slidingScale: null,
  payers: [],
  nextStart: null,
  words: null,
  limits: [],
  newPeopleAMonth: null,
  closed: false,
}

/** Those that are sent are changed. */
export const PracticeFactsPatch = PracticeFacts.partial()
export type PracticeFactsPatch = z.infer<typeof PracticeFactsPatch>

/** A specialization they ticked, and whether it is most of their work. */
export const PracticeArea = z.object({ code: z.string(), label: z.string(), main: z.boolean() })
export type PracticeArea = z.infer<typeof PracticeArea>

const therapist = z.object({ id: Id })

export const practice = {
  readFacts: endpoint({
    method: 'GET',
    url: '/therapists/:id/practice-facts',
    config: { allow: 'either', beforeSecondFactor: true },
    schema: {
      summary: 'What a therapist says of their practice beside the questionnaire',
      params: therapist,
      response: { 200: PracticeFacts },
    },
  }),
  setFacts: endpoint({
    method: 'PUT',
    url: '/therapists/:id/practice-facts',
    config: { allow: 'therapist', own: 'id', beforeSecondFactor: true },
    schema: {
      summary: 'Change the facts sent',
      params: therapist,
      body: PracticeFactsPatch,
      response: { 200: PracticeFacts },
    },
  }),
  readAreas: endpoint({
    method: 'GET',
    url: '/therapists/:id/practice-areas',
    config: { allow: 'either', beforeSecondFactor: true },
    schema: {
      summary: 'What a therapist ticked as specialization, and what of it is most of their work',
      params: therapist,
      response: { 200: z.array(PracticeArea) },
    },
  }),
}

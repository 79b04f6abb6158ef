import { z } from 'zod'
import { endpoint, Id, Timestamp } from './endpoint.ts'
import { Purpose, SharedItem } from './ledger.ts'
import { Mood } from './recommendations.ts'
import { TrustedPerson } from './risk.ts'

/** An answer in the person's own words, or an entry of their journal without a word of it. */
export const Source = z.union([
  z.object({ question: z.string(), answer: z.string() }),
  z.object({ entry: Id, date: Timestamp }),
])
export type Source = z.infer<typeof Source>

/** One sentence of a summary and what it came from. */
export const Finding = z.object({
  text: z.string(),
  from: z.array(Source),
  /** Speaks of a danger: shared with a therapist only where the patient chose that too. */
  danger: z.boolean(),
})
export type Finding = z.infer<typeof Finding>

/** How often each feeling came up in the entries of seven days. */
export const FeelingWeek = z.object({
  start: Timestamp,
  entries: z.int(),
  feelings: z.array(z.object({ name: z.string(), entries: z.int() })),
})
export type FeelingWeek = z.infer<typeof FeelingWeek>

/**
 * A screening summary, never a diagnosis. The names of the fields are the specification's. The three
 * lists are plain sentences; `evidence` holds the same sentences with their sources.
 */
export const Summary = z.object({
  diagnosis: z.array(z.string()),
  emotions: z.array(z.string()),
  therapist_specialties: z.array(z.string()),
  evidence: z.object({
    diagnosis: z.array(Finding),
    emotions: z.array(Finding),
    therapist_specialties: z.array(Finding),
  }),
  /** Oldest first; only where journal entries were read. */
  weeks: z.array(FeelingWeek),
  /** Who made it, when and from what; shown with every summary. */
  made: z.object({
    by: z.literal('software'),
    engine: z.string(),
    at: Timestamp,
    /** Of answers: when the last of them was given. What is made may be made anew much later. */
    answeredAt: Timestamp.optional(),
    inputs: z.string(),
    /** SHA-256 of the inputs. A review counts for the summary with this hash. */
    inputsHash: z.string(),
    reviewed: z.boolean(),
  }),
})
export type Summary = z.infer<typeof Summary>

export const Diagnosis = z.object({
  initialDiagnosis: Summary.nullable(),
  journalAnalysis: Summary.nullable(),
  /**
   * For a therapist: what the patient keeps back, named as withheld. `danger` says that answers about
   * danger are not shared, whether there are any or not.
   */
  withheld: z.array(z.enum(['initialDiagnosis', 'danger', 'journalAnalysis'])),
})
export type Diagnosis = z.infer<typeof Diagnosis>

/**
 * What a patient lets one therapist read. Nothing until they choose: `danger`, the answers about
 * danger, is a choice of its own within the summary.
 */
export const Grant = z.object({
  summary: z.boolean(),
  danger: z.boolean(),
  journals: z.boolean(),
})
export type Grant = z.infer<typeof Grant>
export const nothingShared: Grant = { summary: false, danger: false, journals: false }

export const GrantTo = Grant.extend({ therapistId: Id, name: z.string() })
export type GrantTo = z.infer<typeof GrantTo>

/** How long something is shared; `first-talk` is two weeks. */
export const Lasts = z.enum(['first-talk', 'three-months', 'one-year', 'until-withdrawn'])
export type Lasts = z.infer<typeof Lasts>

/** What something is shared for, and how long. */
export const Terms = z.object({ purpose: Purpose.nullable(), lasts: Lasts })
export type Terms = z.infer<typeof Terms>

/** Without terms those that stand stay; what is new is shared until it is taken back. */
export const GrantChoice = Grant.extend({ terms: Terms.optional() })
export type GrantChoice = z.infer<typeof GrantChoice>

/** One thing shared with one therapist, what for, and until when. */
export const GrantItem = z.object({
  therapistId: Id,
  item: SharedItem,
  /** Of the item `entry`, and of no other. */
  entryId: Id.nullable(),
  purpose: Purpose.nullable(),
  until: Timestamp.nullable(),
})
export type GrantItem = z.infer<typeof GrantItem>

const names = (one: { item: SharedItem; entryId: string | null }) =>
  (one.item === 'entry') === (one.entryId !== null)
const ItemName = z.object({ item: SharedItem, entryId: Id.nullable().default(null) })

export const ItemChoice = ItemName.extend(Terms.shape).refine(names, {
  path: ['entryId'],
  message: 'Say which entry',
})
export type ItemChoice = z.infer<typeof ItemChoice>

/** How many weeks of picked moods a therapist may read. */
export const sharedMoodWeeks = 8

const PickedMoods = z.array(z.object({ mood: Mood, at: Timestamp }))
export type PickedMoods = z.infer<typeof PickedMoods>

const SharedEntry = z.object({
  _id: Id,
  title: z.string(),
  content: z.string(),
  date: Timestamp,
})
export type SharedEntry = z.infer<typeof SharedEntry>

/** What a therapist reads besides the summary; null where it is not shared. */
export const SharedThings = z.object({
  moods: PickedMoods.nullable(),
  entries: z.array(SharedEntry),
})
export type SharedThings = z.infer<typeof SharedThings>

/** A sentence as the therapist would read it. */
const Told = Finding.pick({ text: true, danger: true })
const ToldPart = z.object({
  diagnosis: z.array(Told),
  emotions: z.array(Told),
  therapist_specialties: z.array(Told),
})
export type ToldPart = z.infer<typeof ToldPart>

/** What a therapist would read, word for word, before anything is shared; null where there is nothing. */
export const SharingPreview = z.object({
  summary: ToldPart.nullable(),
  journals: ToldPart.nullable(),
  moods: PickedMoods,
})
export type SharingPreview = z.infer<typeof SharingPreview>

export const SummaryReading = z.object({
  therapistId: Id,
  name: z.string(),
  at: Timestamp,
  parts: z.array(z.string()),
})
export type SummaryReading = z.infer<typeof SummaryReading>

const owner = z.object({ userId: Id })
const own = { allow: 'user', own: 'userId' } as const

export const diagnosis = {
  analyze: endpoint({
    method: 'GET',
    url: '/users/:userId/analyze-answers',
    config: { ...own, effects: true },
    schema: {
      summary: 'Make the screening summary out of the answers',
      params: owner,
      response: { 200: Diagnosis },
    },
  }),
  read: endpoint({
    method: 'GET',
    url: '/diagnosis/:userId',
    config: { allow: 'either', own: 'userId', contact: true, effects: true },
    schema: {
      summary: 'The screening summary; a therapist needs the grant and is logged',
      params: owner,
      response: { 200: Diagnosis },
    },
  }),
  listGrants: endpoint({
    method: 'GET',
    url: '/users/:userId/grants',
    config: own,
    schema: {
      summary: 'Which therapist may read what',
      params: owner,
      response: { 200: z.array(GrantTo) },
    },
  }),
  setGrant: endpoint({
    method: 'PUT',
    url: '/users/:userId/grants/:therapistId',
    config: own,
    schema: {
      summary: 'Let a therapist read, what for and for how long, or stop it',
      params: owner.extend({ therapistId: Id }),
      body: GrantChoice,
      response: { 200: Grant },
    },
  }),
  listItems: endpoint({
    method: 'GET',
    url: '/users/:userId/grant-items',
    config: own,
    schema: {
      summary: 'What I share at present, with whom, what for and until when',
      params: owner,
      response: { 200: z.array(GrantItem) },
    },
  }),
  setItem: endpoint({
    method: 'PUT',
    url: '/users/:userId/grant-items/:therapistId',
    config: own,
    schema: {
      summary: 'Share one thing with a therapist, or change what for and how long',
      params: owner.extend({ therapistId: Id }),
      body: ItemChoice,
      response: { 200: z.array(GrantItem) },
    },
  }),
  dropItem: endpoint({
    method: 'DELETE',
    url: '/users/:userId/grant-items/:therapistId',
    config: own,
    schema: {
      summary: 'Take one thing back, or everything where none is named',
      params: owner.extend({ therapistId: Id }),
      querystring: z.object({ item: SharedItem.optional(), entryId: Id.optional() }),
      response: { 200: z.array(GrantItem) },
    },
  }),
  readShared: endpoint({
    method: 'GET',
    url: '/diagnosis/:userId/shared',
    config: { allow: 'therapist', own: 'userId', contact: true, effects: true },
    schema: {
      summary: 'The journal entries and moods shared with me; each reading is logged',
      params: owner,
      response: { 200: SharedThings },
    },
  }),
  readTrustedPerson: endpoint({
    method: 'GET',
    url: '/diagnosis/:userId/trusted-person',
    config: { allow: 'therapist', own: 'userId', contact: true, effects: true },
    schema: {
      summary: 'Whom a patient trusts, where they share it with me; each reading is logged',
      params: owner,
      response: { 200: z.object({ trustedPerson: TrustedPerson.nullable() }) },
    },
  }),
  brief: endpoint({
    method: 'GET',
    url: '/diagnosis/:userId/brief',
    config: { allow: 'therapist', own: 'userId', contact: true },
    schema: {
      summary: 'What is shared with me, what for and until when; nothing of it is read',
      params: owner,
      response: { 200: z.array(GrantItem) },
    },
  }),
  previewSharing: endpoint({
    method: 'GET',
    url: '/users/:userId/sharing-preview',
    config: own,
    schema: {
      summary: 'What a therapist would read of me, word for word, if I shared it',
      params: owner,
      response: { 200: SharingPreview },
    },
  }),
  listReadings: endpoint({
    method: 'GET',
    url: '/users/:userId/summary-readings',
    config: own,
    schema: {
      summary: 'Who read my summary, latest first',
      params: owner,
      response: { 200: z.array(SummaryReading) },
    },
  }),
}

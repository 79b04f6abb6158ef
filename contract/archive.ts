import { z } from 'zod'
import { AppointmentStatus, HowWasIt } from './appointments.ts'
import { Availability, Day } from './availability.ts'
import { BookingHandle, handlesOfOne } from './booking-handle.ts'
import { BusyRecord } from './busy-times.ts'
import {
  AppointmentFormat,
  AppointmentKind,
  CalendarDraft,
  calendarLimits,
  ExceptionDraft,
} from './calendar.ts'
import { Timestamp, trimmedText } from './endpoint.ts'
import { journalLimits, Noticed } from './journals.ts'
import { LearningKind } from './learning.ts'
import { LedgerEntry, Purpose, SharedItem } from './ledger.ts'
import { Weights } from './matching.ts'
import { InboxSettings, messageLimit } from './messages.ts'
import { PracticeFacts } from './practice-facts.ts'
import { Circumstance, Mood, MoodActivity } from './recommendations.ts'
import { WishFacts } from './wish-facts.ts'

/** Archives of this version can be taken in; another version is refused. */
export const archiveVersion = 1

/** Any text of an archive: longer than whatever the product stores. */
const words = z.string().max(60_000)
const short = z.string().max(1_000)
const shorts = z.array(short).max(500)
const given = z.array(z.object({ id: short, at: Timestamp })).max(1_000)
const shownOn = z.array(z.object({ id: short, day: Day })).max(1_000)

const Account = z.object({
  role: z.enum(['user', 'therapist']),
  name: short,
  username: short,
  email: short,
  phone: short,
  /** The picture's place in the archive; null where there is none. */
  picture: z.literal('pictures/profile.webp').nullable(),
  questionsSubmitted: z.boolean(),
})

const Security = z.object({
  emailConfirmed: z.boolean(),
  secondFactor: z.boolean(),
  recoveryCodesLeft: z.number().int(),
})

/** What software said of answers or entries: a screening summary, never a diagnosis. */
const Summary = z.object({
  sentences: shorts,
  emotions: shorts,
  therapistSpecialties: shorts,
  madeFrom: short,
  engine: short,
  at: Timestamp,
})

const Advice = z.object({ text: words, at: Timestamp, given })

const Recommendations = z.object({
  moods: z.array(z.object({ mood: Mood, at: Timestamp })).max(1_000),
  activitiesShown: given,
  articlesShown: shownOn,
  exercisesShown: shownOn,
  advised: given,
  helped: z.record(short, z.boolean()),
  circumstances: z.array(Circumstance).max(50),
  latest: MoodActivity.nullable(),
})

const TrustedPerson = z.object({ name: short, phone: short })

const Practice = z.object({
  isActive: z.boolean(),
  specialization: words,
  yearsOfWork: z.number().int().nullable(),
  experience: words,
  approach: words,
  clients: words,
  additionalServices: words,
  availability: Availability,
  /** What patients read in place of the account's; empty: nothing, null: the account's own. */
  shownContact: z.object({ email: short.nullable(), phone: short.nullable() }),
  inbox: InboxSettings,
  /** Counted out of the messages; null below the number that says something. */
  answering: z
    .object({
      threads: z.number().int(),
      answeredWithin72: z.number().int(),
      medianSeconds: z.number().nullable(),
    })
    .nullable(),
})

const side = z.enum(['me', 'other'])

/** Parts of which there is one. */
export const archiveSingles = {
  account: Account,
  security: Security,
  practice: Practice.nullable(),
  summary: Summary.nullable(),
  journalAnalysis: Summary.nullable(),
  advice: Advice.nullable(),
  recommendations: Recommendations.nullable(),
  matchWeights: Weights.nullable(),
  trustedPerson: TrustedPerson.nullable(),
  practiceFacts: PracticeFacts.nullable(),
  wishes: WishFacts.nullable(),
  /** A therapist's own words for someone they cannot take on. */
  declineWords: trimmedText(messageLimit).nullable(),
  /** When a therapist can be met, with the single days ahead that differ. */
  calendar: CalendarDraft.extend({
    exceptions: z.array(ExceptionDraft.extend({ day: Day })).max(calendarLimits.exceptions),
    /** Of the link that anyone can book by; and those given up, the last first. */
    handle: BookingHandle.nullable().default(null),
    formerHandles: z.array(BookingHandle).max(handlesOfOne).default([]),
  }).nullable(),
  busyTimes: BusyRecord.nullable(),
}

/** Parts that are lists, by the shape of one record. People are in them by name, never by an id. */
export const archiveLists = {
  answers: z.object({ questionId: z.uuid(), question: short, answer: z.array(words).max(100) }),
  journal: z.object({
    date: Timestamp,
    title: z.string().min(1).max(journalLimits.title),
    content: z.string().min(1).max(journalLimits.content),
    version: z.number().int().min(1).max(2_147_483_647),
    /** What software noticed in the entry; null where it was not read. */
    noticed: z
      .object({
        danger: z.boolean(),
        feelings: z.array(Noticed).max(50),
        themes: z.array(Noticed).max(50),
        engine: short,
        at: Timestamp,
      })
      .nullable(),
  }),
  conversations: z.object({
    number: z.number().int().min(1).max(100_000),
    with: short,
    role: z.enum(['patient', 'therapist']),
    state: short,
    lastAt: Timestamp,
  }),
  messages: z.object({
    conversation: z.number().int().min(1).max(100_000),
    by: side,
    date: Timestamp,
    text: words,
  }),
  favourites: z.object({ name: short }),
  matchesShown: z.object({
    at: Timestamp,
    engine: short,
    matches: z.array(z.object({ name: short, matchPercentage: z.number() })).max(50),
  }),
  /** What was kept of matches to improve matching; another server's operator has no leave to count it. */
  matchEvents: z.object({ kind: LearningKind, name: short, at: Timestamp, concerns: shorts }),
  grants: z.object({
    name: short,
    summary: z.boolean(),
    danger: z.boolean(),
    journals: z.boolean(),
  }),
  shared: z.object({
    name: short,
    item: SharedItem,
    /** The title of a journal entry. */
    entry: short.nullable(),
    purpose: Purpose.nullable(),
    until: Timestamp.nullable(),
  }),
  readings: z.object({ name: short, at: Timestamp, parts: shorts }),
  ledger: LedgerEntry.pick({
    kind: true,
    at: true,
    name: true,
    items: true,
    left: true,
    opened: true,
    purpose: true,
    until: true,
  }),
  reviews: z.object({
    by: side,
    name: short,
    part: short,
    at: Timestamp,
    note: words.nullable(),
  }),
  reports: z.object({
    about: short,
    reason: short,
    at: Timestamp,
    note: words,
    messages: z.array(z.object({ by: side, date: Timestamp, text: words })).max(100),
  }),
  consents: z.object({
    to: z.enum(['journal', 'outside model', 'match events']),
    allowed: z.boolean(),
    host: short.nullable(),
    model: short.nullable(),
    at: Timestamp,
  }),
  outsideTexts: z.object({ about: short, host: short, model: short, at: Timestamp, text: words }),
  templates: z.object({ title: short, text: words }),
  /** A therapist's own on a patient: there only where they asked for it, and in no patient's archive. */
  caseNotes: z.object({
    name: short,
    at: Timestamp.nullable(),
    text: words,
    tasks: z.array(z.object({ text: words, done: z.boolean() })).max(100),
  }),
  /** Whom a therapist could not take on, and why; the reason is in no patient's archive. */
  declines: z.object({ name: short, at: Timestamp, reason: short.nullable() }),
  /** Whom a therapist put aside, having seen so many messages; until they write again where there is no time. */
  asides: z.object({ name: short, until: Timestamp.nullable(), messagesSeen: z.number().int() }),
  appointments: z.object({
    name: short,
    kind: AppointmentKind,
    format: AppointmentFormat,
    status: AppointmentStatus,
    at: Timestamp,
    until: Timestamp,
    /** Of a series: every so many weeks. Left out by archives from before there were any. */
    everyWeeks: z.int().nullable().optional(),
    agenda: z.array(z.object({ by: side, text: short })).max(100),
    reason: short.nullable(),
    howWasIt: HowWasIt.nullable(),
  }),
  waiting: z.object({ name: short, kind: AppointmentKind, since: Timestamp }),
  licences: z.object({
    kind: short,
    number: short,
    place: short,
    expires: Day.nullable(),
    /** The special area it is a training for; left out by archives from before there were any. */
    area: short.nullable().optional(),
    state: short,
    checkedAt: Timestamp.nullable(),
  }),
  sessions: z.object({ device: short, signedInAt: Timestamp, lastUsedAt: Timestamp }),
  notices: z.object({ kind: short, at: Timestamp }),
}

export type SingleName = keyof typeof archiveSingles
export type ListName = keyof typeof archiveLists
export type Single<K extends SingleName> = z.output<(typeof archiveSingles)[K]>
export type Listed<K extends ListName> = z.output<(typeof archiveLists)[K]>

/** The same, each under its name. */
export const recordOf: { readonly [K in ListName]: z.ZodType<Listed<K>> } = archiveLists
export const singleOf: { readonly [K in SingleName]: z.ZodType<Single<K>> } = archiveSingles
export const listNames = Object.keys(archiveLists) as ListName[]
export const singleNames = Object.keys(archiveSingles) as SingleName[]
/** What earlier archives of this version do not have. */
export const addedLater: readonly (SingleName | ListName)[] = [
  ...(['practiceFacts', 'wishes', 'declineWords', 'declines'] as const),
  ...(['caseNotes', 'matchEvents'] as const),
  ...(['asides', 'calendar', 'busyTimes'] as const),
  ...(['appointments', 'waiting'] as const),
]

const lists = Object.fromEntries(
  Object.entries(archiveLists).map(([name, record]) => [name, z.array(record)]),
)

/** `data.json`: everything of one account, as one document. */
export const Archive = z.object({
  format: z.literal('attune-archive'),
  version: z.literal(archiveVersion),
  exportedAt: Timestamp,
  ...archiveSingles,
  ...lists,
})
export type Archive = z.infer<typeof Archive>

/** What differs in the next archive after one was taken in by another account, and why; all else is equal. */
export const notRestored: Readonly<Record<string, string>> = {
  exportedAt: 'the time of the export',
  sessions: 'a new account has sign-ins of its own',
  notices: 'mails that wait to be sent belong to the account they were written for',
  security: 'an address is confirmed, and a second step set up, anew',
  'account.username': 'chosen when the new account was made',
  'account.email': 'it is what the new account signs in with, and has to be proved again',
  'journal[].noticed.at': 'entries are read again, so that nothing is taken for read that was not',
  'journalAnalysis.at': 'it follows from those readings',
  'summary.at': 'made again where the software is another version',
  'licences[].state': 'an operator looks again: an archive proves nothing',
  'licences[].checkedAt': 'the same',
  'practice.isActive': 'the operator of the new server decides',
  'practiceFacts.nextStart': 'a start that has gone by says nothing any more',
  busyTimes: 'a file of another calendar is chosen, and an address given, anew',
  'practice.answering': 'counted out of the messages of this server alone',
}

import { z } from 'zod'
import {
  Account,
  AccountDraft,
  AccountPatch,
  Credentials,
  limits,
  SessionCheck,
} from './accounts.ts'
import { Availability, AvailabilityDraft } from './availability.ts'
import { endpoint, Id, multipart, Nothing, pageQuery, text } from './endpoint.ts'
import { LicenceStanding } from './licences.ts'
import { DerivedFields } from './questionnaires.ts'
import { SearchCounts, SearchFields } from './search.ts'

/** spec §9: a card's specialization is cut here. */
export const specializationCut = 70

/** A therapist as any signed-in person sees one; the derived fields come from the answers. */
export const Therapist = Account.omit({ createdAt: true }).extend({
  isActive: z.boolean(),
  isDemo: z.boolean(),
  ...DerivedFields.shape,
  /** As they answered, separated by commas; empty where they did not. */
  languages: z.string(),
  formats: z.string(),
  hours: z.string(),
  availability: Availability,
  licence: LicenceStanding,
  /**
   * Where they are and what a session costs, as they state it; empty where they do not, and not there
   * from a node of the version before.
   */
  stated: z.string().optional(),
  /** That contact data is left out of this reply, because so much was read today already. */
  contactWithheld: z.boolean(),
})
export type Therapist = z.infer<typeof Therapist>

/** In place of an email or a phone number that is not shown. */
export const notShown = 'N/A'

/**
 * What others read as someone's email and phone: null is the account's own, empty is nothing. The
 * account's own are needed to sign in and to be reached, and stay.
 */
export const ShownContact = z.object({
  email: z.union([z.null(), z.literal(''), z.string().trim().max(limits.email).pipe(z.email())]),
  phone: text(limits.phone).trim().nullable(),
})
export type ShownContact = z.infer<typeof ShownContact>

/** An account reads so many therapists' contact data a day: in lists a first screen, then one by one. */
export const contactsADay = { inLists: 24, byProfile: 40 } as const

const self = z.object({ id: Id })
const own = { allow: 'therapist', own: 'id' } as const

const Narrowed = z.object({
  name: text(200).trim().optional(),
  specialization: text(200).trim().optional(),
  minYears: z.coerce.number().int().min(0).max(100).optional(),
  /** Comma-separated ids: only these. */
  ids: z
    .string()
    .max(4_000)
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(Id).max(100))
    .optional(),
  ...SearchFields.shape,
})
export const TherapistQuery = pageQuery(24).extend(Narrowed.shape)

export const therapists = {
  checkSession: endpoint({
    method: 'GET',
    url: '/therapists/check-session',
    config: { allow: 'anyone' },
    schema: { summary: 'Who is signed in as a therapist', response: { 200: SessionCheck } },
  }),
  register: endpoint({
    method: 'POST',
    url: '/therapists/register',
    config: { allow: 'anyone', limit: 'register' },
    schema: {
      summary: 'Create a therapist account and sign in',
      consumes: multipart,
      body: AccountDraft,
      response: { 201: z.object({ therapist: Therapist }) },
    },
  }),
  login: endpoint({
    method: 'POST',
    url: '/therapists/login',
    config: { allow: 'anyone' },
    schema: {
      summary: 'Sign in as a therapist',
      body: Credentials,
      response: { 200: z.object({ therapist: Therapist }) },
    },
  }),
  logout: endpoint({
    method: 'POST',
    url: '/therapists/logout',
    config: { allow: 'therapist', beforeSecondFactor: true },
    schema: { summary: 'End this session', response: { 204: Nothing } },
  }),
  list: endpoint({
    method: 'GET',
    url: '/therapists',
    config: { allow: 'either' },
    schema: {
      summary: 'Active therapists by name; the next page is in the Link header',
      querystring: TherapistQuery,
      response: { 200: z.array(Therapist) },
    },
  }),
  counts: endpoint({
    method: 'GET',
    url: '/therapists/counts',
    config: { allow: 'either' },
    schema: {
      summary: 'How many the same search finds, and what every change of it would find',
      querystring: Narrowed,
      response: { 200: SearchCounts },
    },
  }),
  read: endpoint({
    method: 'GET',
    url: '/therapists/:id',
    config: { allow: 'either', beforeSecondFactor: true },
    schema: { summary: 'One therapist', params: self, response: { 200: Therapist } },
  }),
  update: endpoint({
    method: 'PUT',
    url: '/therapists/:id',
    config: { ...own, beforeSecondFactor: true },
    schema: {
      summary: 'Change the fields sent',
      consumes: multipart,
      params: self,
      body: AccountPatch,
      response: { 200: Therapist },
    },
  }),
  setAvailability: endpoint({
    method: 'PUT',
    url: '/therapists/:id/availability',
    config: own,
    schema: {
      summary: 'Whether new patients are taken, and when an answer can be expected',
      params: self,
      body: AvailabilityDraft,
      response: { 200: Therapist },
    },
  }),
  readShownContact: endpoint({
    method: 'GET',
    url: '/therapists/:id/shown-contact',
    config: own,
    schema: {
      summary: 'What others read as my email and phone',
      params: self,
      response: { 200: ShownContact },
    },
  }),
  setShownContact: endpoint({
    method: 'PUT',
    url: '/therapists/:id/shown-contact',
    config: own,
    schema: {
      summary: "Show other contact data than the account's, or none",
      params: self,
      body: ShownContact,
      response: { 200: ShownContact },
    },
  }),
  delete: endpoint({
    method: 'DELETE',
    url: '/therapists/:id',
    config: { ...own, recent: true, beforeSecondFactor: true },
    schema: {
      summary: 'Delete the account; patients keep their threads',
      params: self,
      response: { 204: Nothing },
    },
  }),
}

import { z } from 'zod'
import { Account, AccountDraft, AccountPatch, Credentials, SessionCheck } from './accounts.ts'
import { Availability, AvailabilityDraft } from './availability.ts'
import { endpoint, Id, multipart, Nothing, pageQuery, text } from './endpoint.ts'
import { LicenceStanding } from './licences.ts'
import { DerivedFields } from './questionnaires.ts'

/** spec §9: a card's specialization is cut here. */
export const specializationCut = 70

/** A therapist as any signed-in person sees one; the derived fields come from the answers. */
export const Therapist = Account.omit({ createdAt: true }).extend({
  isActive: z.boolean(),
  isDemo: z.boolean(),
  ...DerivedFields.shape,
  availability: Availability,
  licence: LicenceStanding,
})
export type Therapist = z.infer<typeof Therapist>

const self = z.object({ id: Id })
const own = { allow: 'therapist', own: 'id' } as const

export const TherapistQuery = pageQuery(24).extend({
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
})

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
    config: { allow: 'anyone', limit: 'login' },
    schema: {
      summary: 'Sign in as a therapist',
      body: Credentials,
      response: { 200: z.object({ therapist: Therapist }) },
    },
  }),
  logout: endpoint({
    method: 'POST',
    url: '/therapists/logout',
    config: { allow: 'therapist' },
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
  read: endpoint({
    method: 'GET',
    url: '/therapists/:id',
    config: { allow: 'either' },
    schema: { summary: 'One therapist', params: self, response: { 200: Therapist } },
  }),
  update: endpoint({
    method: 'PUT',
    url: '/therapists/:id',
    config: own,
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
  delete: endpoint({
    method: 'DELETE',
    url: '/therapists/:id',
    config: own,
    schema: {
      summary: 'Delete the account; patients keep their threads',
      params: self,
      response: { 204: Nothing },
    },
  }),
}

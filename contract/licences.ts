import { z } from 'zod'
import { Day } from './availability.ts'
import { endpoint, Id, Nothing, Timestamp, trimmedText } from './endpoint.ts'
import { SpecialArea } from './special-areas.ts'

/** How many licences and how many trainings a therapist may name, and how long each part may be. */
export const licenceLimits = {
  licences: 5,
  trainings: 5,
  kind: 120,
  number: 60,
  place: 120,
} as const

/**
 * How far a claim has been checked. `verified`: an operator confirmed it with the body that issued
 * it; `document-seen`: an operator saw a document and no more; `expired` whatever was checked before.
 */
export const LicenceState = z.enum(['self-declared', 'document-seen', 'verified', 'expired'])
export type LicenceState = z.infer<typeof LicenceState>

/**
 * The best that can be said of all of someone's licences together; `at` is when an operator looked.
 * Of those that hold: `checked` with the body that issued one, `document-seen`, or only `declared`.
 */
export const LicenceStanding = z.object({
  state: z.enum(['checked', 'document-seen', 'declared', 'expired', 'none']),
  at: Timestamp.nullable(),
})
export type LicenceStanding = z.infer<typeof LicenceStanding>

const claim = {
  kind: trimmedText(licenceLimits.kind),
  number: trimmedText(licenceLimits.number),
  /** The country or state that issued it. */
  place: trimmedText(licenceLimits.place),
  /** The last day it holds; null where it has no end. */
  expires: Day.nullable(),
  /**
   * Null for a licence to practise. Else the area, a concern that takes training of its own, for
   * which this is the training: it licenses nobody, and is checked as a licence is.
   */
  area: SpecialArea.nullable().default(null),
}

/** What a therapist claims. Saving it again makes the licence `self-declared` again. */
export const LicenceDraft = z.object(claim)
export type LicenceDraft = z.infer<typeof LicenceDraft>

export const Licence = z.object({
  _id: Id,
  kind: z.string(),
  number: z.string(),
  place: z.string(),
  expires: Day.nullable(),
  area: SpecialArea.nullable(),
  state: LicenceState,
  /** When an operator saw or verified it; null where nobody did. */
  checkedAt: Timestamp.nullable(),
  /** Why an operator found that it does not hold. Its owner alone reads a rejected licence. */
  rejection: z.string().optional(),
})
export type Licence = z.infer<typeof Licence>

const therapist = z.object({ id: Id })
const one = therapist.extend({ licenceId: Id })
const own = { allow: 'therapist', own: 'id' } as const

export const licences = {
  list: endpoint({
    method: 'GET',
    url: '/therapists/:id/licences',
    config: { allow: 'either' },
    schema: {
      summary:
        "A therapist's licences and special trainings, each with how far it has been checked",
      params: therapist,
      response: { 200: z.array(Licence) },
    },
  }),
  create: endpoint({
    method: 'POST',
    url: '/therapists/:id/licences',
    config: own,
    schema: {
      summary: 'Declare a licence, or a training for a special area; five of each at most',
      params: therapist,
      body: LicenceDraft,
      response: { 201: Licence },
    },
  }),
  update: endpoint({
    method: 'PUT',
    url: '/therapists/:id/licences/:licenceId',
    config: own,
    schema: {
      summary: 'Change a licence, which makes it self-declared again',
      params: one,
      body: LicenceDraft,
      response: { 200: Licence },
    },
  }),
  delete: endpoint({
    method: 'DELETE',
    url: '/therapists/:id/licences/:licenceId',
    config: own,
    schema: { summary: 'Remove a licence', params: one, response: { 204: Nothing } },
  }),
}

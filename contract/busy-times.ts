import { z } from 'zod'
import { calendarLimits } from './calendar.ts'
import { endpoint, Id, multipart, Nothing, Timestamp } from './endpoint.ts'

/** Where a therapist's busy times of another calendar come from. */
export const BusySource = z.enum(['file', 'address'])
export type BusySource = z.infer<typeof BusySource>

export const busyLimits = {
  fileBytes: 1024 * 1024,
  addressBytes: 2 * 1024 * 1024,
  address: 2_000,
  /** Kept of one source, those that touch or overlap as one. */
  ranges: 2_000,
  /** Kept as far as a patient can ask for, and where there is room as far as a series reaches. */
  leastDays: calendarLimits.aheadDays + 1,
  days: 366,
  /** An address is read again so often. */
  everyMinutes: 30,
  /** Files and addresses of an account in an hour. */
  anHour: 20,
  /** Of the therapist's own view at once. */
  shownDays: 62,
} as const

/** Why a calendar could not be read, in the words of `busyProblems`. */
export const BusyProblem = z.enum([
  'no-answer',
  'not-called',
  'refused',
  'too-large',
  'no-calendar',
  'cut-off',
  'too-much',
])
export type BusyProblem = z.infer<typeof BusyProblem>

export const busyProblems: Readonly<Record<BusyProblem, string>> = {
  'no-answer': 'Nobody answered at that address in time.',
  'not-called':
    'This site may not call that address. Please use the https address that your calendar gives out for other programs.',
  refused: 'Whoever keeps that calendar did not let this site read it.',
  'too-large': 'The calendar is larger than can be taken over.',
  'no-calendar': 'That is not a calendar in the format that other programs read (iCalendar, .ics).',
  'cut-off': 'The calendar breaks off in the middle, so something may be missing in it.',
  'too-much':
    'There is more in that calendar than can be taken over, such as something that repeats every minute.',
}

const state = {
  /** When its busy times were taken over. */
  readAt: Timestamp,
  /** Nothing is known of it from there on. */
  until: Timestamp,
  /** Busy times that are still ahead. */
  ahead: z.int(),
  /** Entries that nobody could make sense of, and which are left out. */
  leftOut: z.int(),
}

export const BusyState = z.object({
  /** Whether whoever runs this site allows addresses of other calendars. */
  allowsAddress: z.boolean(),
  file: z.object(state).nullable(),
  address: z
    .object({
      ...state,
      host: z.string(),
      /** The last try, where it failed: what was taken over before is still kept. */
      failed: z.object({ at: Timestamp, problem: BusyProblem }).nullable(),
    })
    .nullable(),
})
export type BusyState = z.infer<typeof BusyState>

/** `webcal:` is how some programs write https. */
export const BusyAddressDraft = z.object({
  address: z
    .string()
    .trim()
    .max(busyLimits.address, 'That address is too long.')
    .regex(/^(?:https|webcal):\/\/[^\s]+$/i, 'Please give an address that begins with https://.'),
})
export type BusyAddressDraft = z.infer<typeof BusyAddressDraft>

/** When somebody is busy elsewhere, and nothing of what with. */
export const BusyTime = z.object({ from: Timestamp, until: Timestamp })
export type BusyTime = z.infer<typeof BusyTime>

/** In an archive. */
export const BusyRecord = z.object({
  address: z.string().max(busyLimits.address).nullable(),
  times: z.array(BusyTime.extend({ source: BusySource })).max(2 * busyLimits.ranges),
})

const self = z.object({ id: Id })
const own = { allow: 'therapist', own: 'id' } as const

export const busyTimes = {
  read: endpoint({
    method: 'GET',
    url: '/therapists/:id/busy-sources',
    config: own,
    schema: {
      summary: 'Which calendars of mine elsewhere busy times are taken over from',
      params: self,
      response: { 200: BusyState },
    },
  }),
  setFile: endpoint({
    method: 'PUT',
    url: '/therapists/:id/busy-sources/file',
    config: own,
    schema: {
      summary: 'Take busy times over from an iCalendar file, in the place of the file before',
      consumes: multipart,
      params: self,
      body: z.object({ calendar: z.instanceof(Blob) }),
      response: { 200: BusyState },
    },
  }),
  setAddress: endpoint({
    method: 'PUT',
    url: '/therapists/:id/busy-sources/address',
    config: own,
    schema: {
      summary:
        'Take busy times over from an https address, now and every 30 minutes; kept only if it can be read',
      params: self,
      body: BusyAddressDraft,
      response: { 200: BusyState },
    },
  }),
  drop: endpoint({
    method: 'DELETE',
    url: '/therapists/:id/busy-sources/:source',
    config: own,
    schema: {
      summary: 'Nothing is taken over from there any more, and its busy times go',
      params: self.extend({ source: BusySource }),
      response: { 204: Nothing },
    },
  }),
  list: endpoint({
    method: 'GET',
    url: '/therapists/:id/busy-times',
    config: own,
    schema: {
      summary: 'When I am busy elsewhere, for 62 days at most, soonest first',
      params: self,
      querystring: z.object({ from: Timestamp, until: Timestamp }),
      response: { 200: z.array(BusyTime) },
    },
  }),
}

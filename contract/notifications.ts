import { z } from 'zod'
import { AppointmentEvent } from './appointments.ts'
import { endpoint, Id, Nothing, pageQuery, Timestamp } from './endpoint.ts'
import { QuietHours, SenderRole } from './messages.ts'
import { TimeZone } from './time-zone.ts'

/**
 * What a notification tells. `answer`: a therapist's first message; `reading`: a therapist read what
 * was shared; `shared`: a patient changed what they share; `licence`, `training`: the operator looked
 * at one; `standing`: the operator stopped a practice or let it go on; `device`: a new sign-in;
 * `appointment`: one of mine with this person was asked for, or changed.
 */
export const NotificationKind = z.enum([
  'message',
  'answer',
  'decline',
  'reading',
  'shared',
  'licence',
  'training',
  'standing',
  'device',
  'appointment',
])
export type NotificationKind = z.infer<typeof NotificationKind>

/** Holds no words: what is shown is put together from the kind and from who it is about. */
export const Notification = z.object({
  _id: Id,
  kind: NotificationKind,
  at: Timestamp,
  read: z.boolean(),
  /** Null where it is about no person, or about one the caller may not see any more. */
  about: z
    .object({ _id: Id, model: SenderRole, name: z.string(), image: z.string().nullable() })
    .nullable(),
  /**
   * Of `appointment`: which one, when it is to be, what happened last, and how much had happened
   * before that since the row was made. Null for all others, and where it is gone.
   */
  appointment: z
    .object({ _id: Id, at: Timestamp, event: AppointmentEvent, before: z.int().min(0) })
    .nullable(),
})
export type Notification = z.infer<typeof Notification>

/** So many unread ones are counted; beyond that it says so. */
export const mostCounted = 99

/** When a mail says that somebody wrote. */
export const MailPace = z.enum(['at-once', 'after-10-minutes', 'daily', 'off'])
export type MailPace = z.infer<typeof MailPace>

export const MailSettings = z.object({
  pace: MailPace,
  /** By the clock of the time zone; null where mails may come at any hour. */
  quietHours: QuietHours.refine(
    ({ from, to }) => from !== to,
    'These hours have no length',
  ).nullable(),
  /** A therapist's summary of who waits, each morning. */
  morning: z.boolean(),
})
export type MailSettings = z.infer<typeof MailSettings>

export const standardMailSettings: MailSettings = {
  pace: 'after-10-minutes',
  quietHours: { from: '21:00', to: '08:00' },
  morning: true,
}

/** What a link in a mail ends. */
export const MailList = z.enum(['messages', 'morning', 'reminders'])
export type MailList = z.infer<typeof MailList>

/** An id and a sealed word, in base64url. */
export const UnsubscribeToken = z.string().regex(/^[\w-]{60,100}$/)
const token = z.object({ token: UnsubscribeToken })

export const notifications = {
  list: endpoint({
    method: 'GET',
    url: '/notifications',
    config: { allow: 'either' },
    schema: {
      summary: 'What happened, newest first; the next page is in the Link header',
      querystring: pageQuery(20),
      response: { 200: z.array(Notification) },
    },
  }),
  count: endpoint({
    method: 'GET',
    url: '/notifications/unread',
    config: { allow: 'either' },
    schema: {
      summary: 'How many I have not read; one more than 99 stands for any number beyond',
      response: { 200: z.object({ unread: z.int().min(0) }) },
    },
  }),
  markRead: endpoint({
    method: 'PUT',
    url: '/notifications/read',
    config: { allow: 'either' },
    schema: {
      summary: 'I have read this one, or all where none is named',
      body: z.object({ _id: Id.nullable() }),
      response: { 204: Nothing },
    },
  }),
  readSettings: endpoint({
    method: 'GET',
    url: '/notifications/settings',
    config: { allow: 'either' },
    schema: { summary: 'When mails come', response: { 200: MailSettings } },
  }),
  setSettings: endpoint({
    method: 'PUT',
    url: '/notifications/settings',
    config: { allow: 'either' },
    schema: {
      summary: 'Change when mails come',
      body: MailSettings,
      response: { 200: MailSettings },
    },
  }),
  setTimeZone: endpoint({
    method: 'PUT',
    url: '/notifications/time-zone',
    config: { allow: 'either' },
    schema: {
      summary: 'Where I am, so that no mail comes at night',
      body: z.object({ timeZone: TimeZone }),
      response: { 204: Nothing },
    },
  }),
  openUnsubscribe: endpoint({
    method: 'GET',
    url: '/unsubscribe/:token',
    config: { allow: 'anyone' },
    schema: {
      summary: 'Leads to a page with a button; changes nothing',
      params: token,
      response: { 303: Nothing },
    },
  }),
  unsubscribe: endpoint({
    method: 'POST',
    url: '/unsubscribe/:token',
    // The page of a mail provider may be what presses the button.
    config: { allow: 'anyone', fromAnywhere: true },
    schema: {
      summary: 'No more mails of the kind this link came in (RFC 8058)',
      params: token,
      consumes: ['multipart/form-data'],
      response: { 204: Nothing },
    },
  }),
}

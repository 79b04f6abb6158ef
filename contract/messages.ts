import { z } from 'zod'
import { endpoint, Id, Nothing, Timestamp, text } from './endpoint.ts'
import type { ErrorBody } from './errors.ts'
import type { RoomClientEvents, RoomServerEvents } from './room.ts'
import { ThreadCounts, ThreadQuery } from './thread-query.ts'

export const messageLimit = 4_000

/** Who wrote, as the wire names it: a patient or a therapist. */
export const SenderRole = z.enum(['User', 'Therapist'])
export type SenderRole = z.infer<typeof SenderRole>

/** `seq` counts up within one thread in the order the messages were stored. */
export const Message = z.object({
  _id: Id,
  from: Id,
  fromModel: SenderRole,
  to: Id,
  toModel: SenderRole,
  message: z.string(),
  date: Timestamp,
  seq: z.number().int(),
  clientId: Id.nullable(),
})
export type Message = z.infer<typeof Message>
/** The same on a socket, where each end encodes and decodes it: dates are ISO texts. */
export type WireMessage = z.input<typeof Message>

const pair = z.object({ from: Id, to: Id, fromModel: SenderRole, toModel: SenderRole })

/** The other person in a thread, as far as the caller may see them. */
export const Partner = z.object({
  _id: Id,
  model: SenderRole,
  name: z.string(),
  image: z.string().nullable(),
  isDemo: z.boolean(),
  /** The account is gone; the thread stays with the one who is left. */
  deleted: z.boolean(),
})
export type Partner = z.infer<typeof Partner>

/**
 * Whether the two can write. `paused`: the operator has deactivated the other; `ended`: the other has
 * ended the contact, whether or not they blocked it as well; `declined`: the therapist cannot take the
 * patient on, for both of them.
 */
export const ContactState = z.enum([
  'open',
  'paused',
  'declined',
  'ended',
  'endedByMe',
  'blockedByMe',
])
export type ContactState = z.infer<typeof ContactState>

/** What I can make of a contact. `blocked` also keeps the other out of my best matches. */
export const ContactChange = z.enum(['open', 'ended', 'blocked'])
export type ContactChange = z.infer<typeof ContactChange>

/** A therapist sends so many that the patient has not answered. */
export const mostUnanswered = 3
/** From so many a day to a therapist who never answered, a patient's messages are slowed. */
export const slowedFrom = 10
export const slowedMinutes = 30
/** So long after a therapist declined a patient the two cannot write and are not matched. */
export const declinedDays = 90

/** `until`: null where it lasts until the patient writes again, which ends every one. */
export const Aside = z.object({ until: Timestamp.nullable() })
export type Aside = z.infer<typeof Aside>

/** The last two end at 9:00 of a later day where the therapist is. */
export const AsideChoice = z.enum(['until-they-write', 'tomorrow', 'monday'])
export type AsideChoice = z.infer<typeof AsideChoice>

export const Thread = z.object({
  partner: Partner,
  state: ContactState,
  /** In a list no more than its beginning (`previewLength`). */
  last: Message,
  unread: z.number().int(),
  /** Until when a therapist's no holds, or held; null where they never said it. */
  declinedUntil: Timestamp.nullable(),
  /** When the partner first wrote after my last message; null where nothing waits for an answer. */
  waitingSince: Timestamp.nullable(),
  /** A therapist's own: put aside while the partner waits, until they write again or until then. */
  aside: Aside.nullable(),
})
export type Thread = z.infer<typeof Thread>

/** So much of the last message stands in a list, in characters. */
export const previewLength = 200

/** Hours and minutes of a day, such as 08:30. */
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** By the clock of the device; `from` after `to` runs over midnight. */
export const QuietHours = z.object({ from: ClockTime, to: ClockTime })
export type QuietHours = z.infer<typeof QuietHours>

/** How a therapist wants their inbox. */
export const InboxSettings = z.object({
  /** Between these nothing announces a message; messages still arrive. */
  quietHours: QuietHours.refine(
    ({ from, to }) => from !== to,
    'These hours have no length',
  ).nullable(),
  /** Single keys that act while nothing is being typed (WCAG 2.1.4: they can be switched off). */
  shortcuts: z.boolean(),
})
export type InboxSettings = z.infer<typeof InboxSettings>
export const standardInbox: InboxSettings = { quietHours: null, shortcuts: true }

export const messages = {
  list: endpoint({
    method: 'GET',
    url: '/messages',
    config: { allow: 'either', own: ['from', 'to'] },
    schema: {
      summary:
        'Both directions of a pair, oldest first: the latest, or before or after one message',
      querystring: pair.extend({
        limit: z.coerce.number().int().min(1).max(100).default(50),
        before: Id.optional(),
        after: Id.optional(),
      }),
      response: { 200: z.array(Message) },
    },
  }),
  chattees: endpoint({
    method: 'GET',
    url: '/messages/chattees',
    config: { allow: 'user', own: 'from' },
    schema: {
      summary: 'Ids of the therapists I wrote to, latest contact first',
      querystring: z.object({ from: Id, fromModel: z.literal('User') }),
      response: { 200: z.array(Id) },
    },
  }),
  chatters: endpoint({
    method: 'GET',
    url: '/messages/chatters',
    config: { allow: 'therapist', own: 'to' },
    schema: {
      summary: 'Ids of the patients who wrote to me, latest contact first',
      querystring: z.object({ to: Id, toModel: z.literal('Therapist') }),
      response: { 200: z.array(Id) },
    },
  }),
  threads: endpoint({
    method: 'GET',
    url: '/messages/threads',
    config: { allow: 'either' },
    schema: {
      summary:
        'My threads in pages, with the beginning of the last message and how many I have not read',
      querystring: ThreadQuery.extend({ partnerModel: SenderRole.optional() }),
      response: { 200: z.array(Thread) },
    },
  }),
  threadCounts: endpoint({
    method: 'GET',
    url: '/messages/counts',
    config: { allow: 'either' },
    schema: {
      summary: 'How many threads I have, and in how many something waits for me',
      response: { 200: ThreadCounts },
    },
  }),
  markRead: endpoint({
    method: 'PUT',
    url: '/messages/read',
    config: { allow: 'either' },
    schema: {
      summary: 'I have read the thread with this partner up to this message',
      body: z.object({ partner: Id, partnerModel: SenderRole, seq: z.number().int().min(0) }),
      response: { 204: Nothing },
    },
  }),
  setContact: endpoint({
    method: 'PUT',
    url: '/messages/contact',
    config: { allow: 'either' },
    schema: {
      summary: 'End or block the contact with this partner, or open it again',
      body: z.object({ partner: Id, change: ContactChange }),
      response: { 200: z.object({ state: ContactState }) },
    },
  }),
  putAside: endpoint({
    method: 'PUT',
    url: '/therapists/:id/aside/:userId',
    config: { allow: 'therapist', own: 'id' },
    schema: {
      summary: 'A patient who waits for my answer leaves the waiting, done or for a while',
      params: z.object({ id: Id, userId: Id }),
      body: z.object({
        /** A moment puts back what was, where a change is undone. */
        choice: z.union([AsideChoice, z.object({ until: Timestamp })]),
        /** What I have seen of the thread: a later message of theirs ends it. */
        upTo: z.number().int().min(0).max(2_147_483_647),
        /** Where this device is; the zone of the reply hours goes before it. */
        timeZone: text(60).optional(),
      }),
      response: { 200: Aside },
    },
  }),
  takeBack: endpoint({
    method: 'DELETE',
    url: '/therapists/:id/aside/:userId',
    config: { allow: 'therapist', own: 'id' },
    schema: {
      summary: 'They wait again',
      params: z.object({ id: Id, userId: Id }),
      response: { 204: Nothing },
    },
  }),
  readInbox: endpoint({
    method: 'GET',
    url: '/therapists/:id/inbox',
    config: { allow: 'therapist', own: 'id' },
    schema: {
      summary: 'My quiet hours, and whether single keys act',
      params: z.object({ id: Id }),
      response: { 200: InboxSettings },
    },
  }),
  setInbox: endpoint({
    method: 'PUT',
    url: '/therapists/:id/inbox',
    config: { allow: 'therapist', own: 'id' },
    schema: {
      summary: 'Change them',
      params: z.object({ id: Id }),
      body: InboxSettings,
      response: { 200: InboxSettings },
    },
  }),
}

/** Socket payloads. The sender is the session's; a `from` that is not is refused. */
export const JoinChat = z.object({ from: Id, to: Id })
export const SendMessage = pair.extend({
  message: text(messageLimit),
  /** Made by the sender: the same one again stores nothing new. */
  clientId: Id.optional(),
})
export type SendMessage = z.infer<typeof SendMessage>

/** `ignored`: the text was blank, and nothing is stored. */
export type SendReply<M = Message> = { message: M } | ErrorBody | { ignored: true }

export type ClientEvents = RoomClientEvents & {
  joinChat: (
    chat: z.infer<typeof JoinChat>,
    reply?: (answer: { ok: true } | ErrorBody) => void,
  ) => void
  sendMessage: (draft: SendMessage, reply?: (answer: SendReply<WireMessage>) => void) => void
}

export type ServerEvents = RoomServerEvents & {
  /** To every tab of both people, in the order of the thread's `seq`. */
  message: (message: WireMessage) => void
  /** Another tab of mine has read a thread. */
  read: (at: { partner: string; partnerModel: SenderRole; seq: number }) => void
  /** Another tab of mine has put this patient aside or taken notes on them. */
  caseload: (about: { patient: string }) => void
  /** Something about whom I may write to has changed; the list of threads says what. */
  contact: () => void
  /** There is something new to tell, or it was read elsewhere; the list of notifications says what. */
  notified: () => void
  /** An appointment of mine was asked for, or changed; the lists of appointments say what. */
  appointments: () => void
  /** The session was ended, `deleted` with its account, which nobody else is told; the server cuts the socket after this. */
  signedOut: (why?: 'deleted') => void
}

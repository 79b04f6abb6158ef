import { z } from 'zod'
import { endpoint, Id, Timestamp } from './endpoint.ts'
import type { ErrorBody } from './errors.ts'

/** Characters of what a browser says about its side of a call. */
export const signalLimits = { description: 24_000, candidate: 1_000 } as const

/** `closed`: not online, not confirmed, or the two are not in contact any more. */
export const RoomState = z.enum(['early', 'open', 'over', 'closed'])
export type RoomState = z.infer<typeof RoomState>

export const Room = z.object({
  state: RoomState,
  opens: Timestamp,
  closes: Timestamp,
  /** The server's clock, which alone counts. */
  now: Timestamp,
  /** Through a relay, neither learns the other's address; without one, both do. */
  relayed: z.boolean(),
})
export type Room = z.infer<typeof Room>

export const room = {
  read: endpoint({
    method: 'GET',
    url: '/appointments/:id/room',
    config: { allow: 'either' },
    schema: {
      summary: 'Whether the room of an online appointment of mine is open',
      params: z.object({ id: Id }),
      response: { 200: Room },
    },
  }),
}

const here = { appointment: Id }

/** Who is in a room: the two of its appointment, and whom they invited. */
export const RoomSide = z.enum(['therapist', 'patient', 'guest'])
export type RoomSide = z.infer<typeof RoomSide>
/** Said by the server alone. */
export type RoomPerson = { id: string; side: RoomSide; name: string }

/** `tab` is the browser's own name for one page; `again`: it was in the room, and lost its connection. */
export const EnterRoom = z.object({ ...here, tab: Id, again: z.boolean() })
export type EnterRoom = z.infer<typeof EnterRoom>

export const RoomPlace = z.object(here)
export type RoomPlace = z.infer<typeof RoomPlace>

/** One of those in the room, by their id. */
export const RoomMember = z.object({ ...here, person: Id })
export type RoomMember = z.infer<typeof RoomMember>

/** `weak`: the picture is held back, because the line does not carry it. */
export const Picture = z.enum(['on', 'off', 'weak'])
export type Picture = z.infer<typeof Picture>

/** What somebody shows of themselves: told when it changes, and every few seconds. */
export const Presence = z.object({
  ...here,
  tab: Id,
  microphone: z.boolean(),
  picture: Picture,
  sharing: z.boolean(),
})
export type Presence = z.infer<typeof Presence>

/** One side's word in making a call: RTCSessionDescription or RTCIceCandidate, as W3C has them. */
export const Signal = z.object({
  ...here,
  /** For whom it is; each two have a connection of their own. */
  to: Id,
  /** Made for each call by the page that begins it; what belongs to another one is not heard. */
  call: Id,
  description: z
    .object({
      type: z.enum(['offer', 'answer']),
      sdp: z.string().max(signalLimits.description),
    })
    .nullable()
    .default(null),
  candidate: z
    .object({
      candidate: z.string().max(signalLimits.candidate),
      sdpMid: z.string().max(20).nullable(),
      sdpMLineIndex: z.int().min(0).max(20).nullable(),
      usernameFragment: z.string().max(256).nullable().default(null),
    })
    .nullable()
    .default(null),
})
export type Signal = z.infer<typeof Signal>

/** A server for ICE, as the browser takes it; the name and the password end with the room. */
export type IceServer = { urls: string[]; username: string; credential: string }

/** The namespace of the socket for guests, who have no account: nothing of the chat is there. */
export const guestNamespace = '/guest'

/** Of two, who begins a call: the therapist, before the patient, before guests. The other is polite. */
export const begins = (one: Pick<RoomPerson, 'id' | 'side'>, other: typeof one) =>
  one.side === other.side ? one.id < other.id : rank[one.side] < rank[other.side]

const rank: Record<RoomSide, number> = { therapist: 0, patient: 1, guest: 2 }

export type Entered = { iceServers: IceServer[]; relayed: boolean; closes: string; me: RoomPerson }

type Reply<T> = (answer: T | ErrorBody) => void
type Done = { ok: true }

export type RoomClientEvents = {
  enterRoom: (place: EnterRoom, reply?: Reply<Entered>) => void
  leaveRoom: (place: RoomPlace, reply?: Reply<Done>) => void
  /** The therapist lets somebody in, who waits until then. */
  letIn: (who: RoomMember, reply?: Reply<Done>) => void
  roomPresence: (presence: Presence, reply?: Reply<Done>) => void
  roomSignal: (signal: z.input<typeof Signal>, reply?: Reply<Done>) => void
}

export type RoomServerEvents = {
  /** `letIn`: a therapist always is. */
  roomPresence: (presence: Presence & { person: RoomPerson; letIn: boolean }) => void
  roomSignal: (signal: Omit<Signal, 'to'> & { from: string }) => void
  /** The therapist has let me in. */
  letIn: (place: RoomPlace) => void
  /** `left`: on purpose; otherwise the connection is gone, and may come back. */
  roomGone: (who: RoomMember & { left: boolean }) => void
  /** Another tab of mine has gone in, and this one is out. */
  roomTaken: (place: RoomPlace) => void
  /** A tab of mine that lost its connection is back; whichever went in last goes in again. */
  roomBack: (place: RoomPlace & { tab: string }) => void
  /** It was cancelled, the contact has ended, an invitation was taken away, or the time is over. */
  roomClosed: (place: RoomPlace) => void
}

/** Of a candidate, or of a line of a description: what shows nothing but the relay. */
export const isRelayed = (candidate: string) => /\btyp relay\b/.test(candidate)

export const showsAddress = (sdp: string) =>
  sdp.split(/\r?\n/).some((line) => line.startsWith('a=candidate:') && !isRelayed(line))

import { randomUUID } from 'node:crypto'
import type { ErrorBody } from '@attune/contract/errors.ts'
import type { Entered, Presence, RoomServerEvents } from '@attune/contract/room.ts'
import { guestNamespace } from '@attune/contract/room.ts'
import { openTab, type Tab } from './sockets.ts'

type Heard = {
  [name in keyof RoomServerEvents]: [name, Parameters<RoomServerEvents[name]>[0]]
}[keyof RoomServerEvents]
const names = [
  ...(['roomPresence', 'roomSignal', 'letIn', 'roomGone'] as const),
  ...(['roomTaken', 'roomBack', 'roomClosed'] as const),
]

/** What one tab says and hears about the room of an appointment. */
export function inRoom({ socket }: Pick<Tab, 'socket'>, appointment: string) {
  const tab = randomUUID()
  const heard: Heard[] = []
  for (const name of names)
    socket.on(name, (told: unknown) => void heard.push([name, told] as Heard))
  const ask = (name: string, payload: object): Promise<object> =>
    // By name, as anybody may who writes to a socket by hand.
    (socket as unknown as { timeout: (after: number) => { emitWithAck: Ask } })
      .timeout(5_000)
      .emitWithAck(name, { appointment, ...payload })
  const presence = { tab, microphone: true, picture: 'on', sharing: false } satisfies Omit<
    Presence,
    'appointment'
  >
  return {
    tab,
    heard,
    /** Of one kind, what was told so far. */
    told: <N extends keyof RoomServerEvents>(name: N) =>
      heard.filter(([one]) => one === name).map(([, told]) => told) as Parameters<
        RoomServerEvents[N]
      >[0][],
    ask,
    enter: (again = false) =>
      ask('enterRoom', { tab, again }) as Promise<Partial<Entered & ErrorBody>>,
    leave: () => ask('leaveRoom', {}),
    letIn: (person: string) => ask('letIn', { person }),
    present: () => ask('roomPresence', presence),
    signal: (to: string, fields: object) =>
      ask('roomSignal', { to, call: randomUUID(), ...fields }),
  }
}

/** The same, with one other in mind. */
export const towards = (room: ReturnType<typeof inRoom>, { id }: { id: string }) => ({
  ...room,
  letIn: () => room.letIn(id),
  signal: (fields: object) => room.signal(id, fields),
})
type Ask = (name: string, payload: object) => Promise<object>

export const candidate = (typ: string) => ({
  candidate: {
    candidate: `candidate:1 1 udp 41885695 192.0.2.7 50000 typ ${typ} raddr 0.0.0.0 rport 0`,
    ...{ sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'abcd' },
  },
})

export const offer = (...lines: string[]) => ({
  description: {
    type: 'offer',
    sdp: ['v=0', 'm=audio 9 UDP/TLS/RTP/SAVPF 111', ...lines].join('\r\n'),
  },
})

/** A tab of a browser that has used a guest's link. */
export const openGuestTab = (url: string, cookie: string) => openTab(url + guestNamespace, cookie)

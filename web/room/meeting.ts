import type { Entered, Presence } from '@attune/contract/room.ts'
import { newId } from '../lib/new-id.ts'
import type { LiveConnection } from '../live/live-connection.ts'
import { type Call, openCall } from './call.ts'
import type { Devices } from './devices.ts'
import { type Heard, openLine } from './line.ts'
import { createLineQuality, sampleOf } from './line-quality.ts'
import { openOwnSide } from './own-side.ts'
import { createStore } from './store.ts'

export type MeetingState = {
  /** `refused`: see `refusal`; `taken`: another tab of mine is in the room. */
  step: 'entering' | 'in' | 'taken' | 'closed' | 'refused'
  refusal: string | null
  /** The other, while they are in the room. */
  other: (Omit<Presence, 'appointment' | 'tab'> & { letIn: boolean }) | null
  letIn: boolean
  /** `cut`: it was connected, and looks for a way again. */
  line: 'none' | 'connecting' | 'connected' | 'cut'
  /** What arrives; the same streams for as long as the call lasts. */
  received: { person: MediaStream; screen: MediaStream } | null
}

type Parts = {
  connection: LiveConnection
  appointment: string
  isTherapist: boolean
  devices: Devices
}

export type Meeting = ReturnType<typeof openMeeting>

/** Milliseconds between two words that say "I am here", and between two looks at the line. */
const presentEvery = 4_000
const lookEvery = 2_000
/** Of somebody who is not connected either: they are gone, though nobody could say so. */
const silentFor = 40_000

/** Being in the room of one appointment, from going in to leaving. */
export function openMeeting({ connection, appointment, isTherapist, devices }: Parts) {
  const tab = newId()
  const { read, set, subscribe } = createStore<MeetingState>({
    ...{ step: 'entering', refusal: null, other: null, letIn: isTherapist },
    ...{ line: 'none', received: null },
  })
  const mine = openOwnSide(devices)
  const quality = createLineQuality()
  let entered: Entered | null = null
  let call: { id: string; peer: Call } | null = null
  let other = { tab: '', heardAt: 0 }
  let admitted = false
  const line = openLine(connection, appointment, heard())
  const isIn = () => read().step === 'in'
  const present = () => {
    if (isIn()) void line.ask('roomPresence', { tab, ...mine.read() })
  }

  async function enter(again: boolean) {
    const answer = await line.ask('enterRoom', { tab, again })
    if (!answer || (read().step !== 'entering' && !isIn())) return
    if ('code' in answer) {
      // What passes by itself is tried again.
      if (answer.code === 'too_late' || answer.code === 'not_found') end('refused', answer.error)
      return
    }
    entered = answer
    set({ step: 'in' })
    present()
    call?.peer.resume(answer)
  }

  function begin(id: string) {
    endCall()
    if (!entered) return
    set({ line: 'connecting', letIn: true })
    const peer = openCall({
      ...{ ice: entered, polite: !isTherapist, tracks: mine.tracks },
      send: (said) => void line.ask('roomSignal', { call: id, ...said }),
      onState: (isConnected) => {
        if (call?.id !== id) return
        const wasThere = read().line !== 'connecting'
        if (isConnected) set({ line: 'connected', received: read().received ?? peer.received() })
        else if (wasThere) set({ line: 'cut' })
      },
    })
    call = { id, peer }
  }

  function endCall() {
    call?.peer.close()
    call = null
    if (read().line !== 'none') set({ line: 'none', received: null })
  }

  function otherGone() {
    other = { tab: '', heardAt: 0 }
    endCall()
    set({ other: null })
  }

  function heard(): Heard {
    return {
      roomPresence: ({ appointment: _, tab: theirs, ...shown }) => {
        const isNew = other.tab !== theirs
        other = { tab: theirs, heardAt: Date.now() }
        if (isNew) endCall()
        set({ other: shown })
        if (isNew) present()
        if (!isTherapist || !isIn()) return
        // Who was let in once, and only lost the connection, does not wait again.
        if (!shown.letIn && admitted) void line.ask('letIn', {})
        admitted ||= shown.letIn
        if (shown.letIn && !call) begin(newId())
      },
      letIn: () => {
        set({ letIn: true })
        present()
        if (entered) call?.peer.resume(entered)
      },
      roomSignal: ({ call: id, ...said }) => {
        if (!isIn()) return
        if (!isTherapist && call?.id !== id && said.description?.type === 'offer') begin(id)
        if (call?.id === id) call.peer.hear(said)
      },
      // A picture that still arrives is worth more than what the server has heard.
      roomGone: ({ left }) => (left || !call?.peer.isConnected() ? otherGone() : undefined),
      roomBack: ({ tab: back }) => {
        if (isIn() && back !== tab) void enter(false)
      },
      roomTaken: () => end('taken'),
      roomClosed: () => end('closed'),
    }
  }

  async function look() {
    const isConnected = call?.peer.isConnected() ?? false
    if (!isConnected && read().other && Date.now() - other.heardAt > silentFor) otherGone()
    if (!call || !isConnected || mine.read().picture !== 'on') return
    const stats = await call.peer.stats().catch(() => null)
    if (stats && quality.isTooWeak(sampleOf(stats.values()))) mine.setWeak(true)
  }

  function end(step: 'taken' | 'closed' | 'refused', refusal: string | null = null) {
    release()
    set({ step, refusal, other: null })
  }
  function release() {
    clearInterval(presenting)
    clearInterval(looking)
    unfollow()
    endCall()
    mine.close()
    line.close()
  }

  const unfollow = mine.subscribe(() => {
    call?.peer.fill()
    present()
  })
  const presenting = setInterval(() => (isIn() ? present() : void enter(false)), presentEvery)
  const looking = setInterval(() => void look(), lookEvery)
  line.whenConnected(() => void enter(isIn()))

  return {
    ...{ read, subscribe, mine },
    letIn: () => {
      admitted = true
      void line.ask('letIn', {})
    },
    /** The picture goes on after the line was too weak for it, and is given as long as at first. */
    tryPicture: () => {
      quality.beginAnew()
      mine.setWeak(false)
    },
    /** Nothing is left running. */
    leave: () => {
      void line.ask('leaveRoom', {})
      release()
    },
  }
}

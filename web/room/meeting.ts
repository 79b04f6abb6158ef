import type { Entered, Presence } from '@attune/contract/room.ts'
import { newId } from '../lib/new-id.ts'
import type { LiveConnection } from '../live/live-connection.ts'
import { holdCall, type LineState } from './current-call.ts'
import type { Devices } from './devices.ts'
import { type Heard, openLine } from './line.ts'
import { openOwnSide } from './own-side.ts'
import { createStore } from './store.ts'

export type MeetingState = LineState & {
  /** `refused`: see `refusal`; `taken`: another tab of mine is in the room. */
  step: 'entering' | 'in' | 'taken' | 'closed' | 'refused'
  refusal: string | null
  /** The other, while they are in the room. */
  other: (Omit<Presence, 'appointment' | 'tab'> & { letIn: boolean }) | null
  letIn: boolean
  /** Whether the other has been here since. */
  hasMet: boolean
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
    ...{ step: 'entering', refusal: null, other: null, letIn: isTherapist, hasMet: false },
    ...{ line: 'none', received: null },
  })
  const mine = openOwnSide(devices)
  const call = holdCall({
    ...{ isTherapist, mine },
    send: (id, said) => void line.signal({ call: id, ...said }),
    onChange: set,
  })
  let entered: Entered | null = null
  let other = { tab: '', heardAt: 0 }
  let admitted = false
  let released = false
  const line = openLine(connection, appointment, heard())
  const isIn = () => read().step === 'in'
  const present = () => {
    if (isIn()) void line.present({ tab, ...mine.read() })
  }

  async function enter(again: boolean) {
    const answer = await line.enter({ tab, again })
    // Left before the answer came: the server is told once more.
    if (released) return void line.leave()
    if (!answer) return
    if ('code' in answer) {
      // What passes by itself is tried again.
      if (answer.code === 'too_late' || answer.code === 'not_found') end('refused', answer.error)
      return
    }
    entered = answer
    set({ step: 'in' })
    present()
    call.resume(answer)
  }

  function otherGone() {
    other = { tab: '', heardAt: 0 }
    call.end()
    set({ other: null })
  }

  function heard(): Heard {
    return {
      roomPresence: ({ appointment: _, tab: theirs, ...shown }) => {
        const isNew = other.tab !== theirs
        other = { tab: theirs, heardAt: Date.now() }
        if (isNew) call.end()
        set({ other: shown, hasMet: true })
        if (isNew) present()
        if (!isTherapist || !isIn()) return
        // Who was let in once, and only lost the connection, does not wait again.
        if (!shown.letIn && admitted) void line.letIn()
        admitted ||= shown.letIn
        if (shown.letIn && entered && !call.isThere()) call.begin(newId(), entered)
      },
      letIn: () => {
        set({ letIn: true })
        present()
        if (entered) call.resume(entered)
      },
      roomSignal: ({ call: id, ...said }) => {
        const isNew = !isTherapist && !call.isOf(id) && said.description?.type === 'offer'
        if (isNew && entered && isIn()) {
          set({ letIn: true })
          call.begin(id, entered)
        }
        if (call.isOf(id)) call.hear(said)
      },
      // A picture that still arrives is worth more than what the server has heard.
      roomGone: ({ left }) => (left || !call.isConnected() ? otherGone() : undefined),
      roomBack: ({ tab: back }) => {
        if (isIn() && back !== tab) void enter(false)
      },
      roomTaken: () => end('taken'),
      roomClosed: () => end('closed'),
    }
  }

  async function look() {
    const isSilent = read().other && Date.now() - other.heardAt > silentFor
    if (isSilent && !call.isConnected()) otherGone()
    if (await call.isTooWeak()) mine.setWeak(true)
  }

  function end(step: 'taken' | 'closed' | 'refused', refusal: string | null = null) {
    release()
    set({ step, refusal, other: null })
  }
  function release() {
    released = true
    clearInterval(presenting)
    clearInterval(looking)
    unfollow()
    call.end()
    mine.close()
    line.close()
  }

  const unfollow = mine.subscribe(() => {
    call.fill()
    present()
  })
  const presenting = setInterval(() => (isIn() ? present() : void enter(false)), presentEvery)
  const looking = setInterval(() => void look(), lookEvery)
  line.whenConnected(() => void enter(isIn()))

  return {
    ...{ read, subscribe, mine },
    letIn: () => {
      admitted = true
      void line.letIn()
    },
    /** The picture goes on after the line was too weak for it, and is given as long as at first. */
    tryPicture: () => {
      call.beginAnew()
      mine.setWeak(false)
    },
    /** Nothing is left running. */
    leave: () => {
      void line.leave()
      release()
    },
  }
}

import type { Entered } from '@attune/contract/room.ts'
import { newId } from '../lib/new-id.ts'
import type { Devices } from './devices.ts'
import { type Heard, openLine, type RoomConnection } from './line.ts'
import { knowOthers, type Other } from './others.ts'
import { openOwnSide } from './own-side.ts'
import { createStore } from './store.ts'

export type MeetingState = {
  /** `refused`: see `refusal`; `taken`: another tab of mine is in the room. */
  step: 'entering' | 'in' | 'taken' | 'closed' | 'refused'
  refusal: string | null
  /** In the order in which they were first heard of. */
  others: readonly Other[]
  letIn: boolean
  /** Who has been here since, by their ids. */
  met: ReadonlySet<string>
}

type Parts = {
  connection: RoomConnection
  appointment: string
  isTherapist: boolean
  devices: Devices
}

export type Meeting = ReturnType<typeof openMeeting>

/** Milliseconds between two words that say "I am here", and between two looks at the line. */
const presentEvery = 4_000
const lookEvery = 2_000
/** Being in the room of one appointment, from going in to leaving. */
export function openMeeting({ connection, appointment, isTherapist, devices }: Parts) {
  const tab = newId()
  const { read, set, subscribe } = createStore<MeetingState>({
    ...{ step: 'entering', refusal: null, others: [], letIn: isTherapist, met: new Set() },
  })
  const mine = openOwnSide(devices)
  const others = knowOthers({
    mine,
    me: () => entered?.me,
    send: (to, call, said) => void line.signal({ to, call, ...said }),
    onChange: (shown) => set({ others: shown }),
    onMet: (id) => set({ met: new Set([...read().met, id]) }),
  })
  /** Who was let in once, and only lost the connection, does not wait again. */
  const admitted = new Set<string>()
  let entered: Entered | null = null
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
    resumeAll(answer)
  }
  const resumeAll = (answer: Entered) => {
    for (const call of others.calls()) call.resume(answer)
  }

  function heard(): Heard {
    return {
      roomPresence: ({ appointment: _, tab: theirs, ...shown }) => {
        const { person, letIn } = shown
        const { call, isAnswered } = others.hear(theirs, shown)
        if (isAnswered) present()
        if (!isIn() || !entered) return
        if (isTherapist && !letIn && admitted.has(person.id)) void line.letIn(person.id)
        if (letIn) admitted.add(person.id)
        const isMine = letIn && read().letIn && others.isFirst(person)
        if (isMine && !call.isThere()) call.begin(newId(), entered)
      },
      letIn: () => {
        set({ letIn: true })
        present()
        if (entered) resumeAll(entered)
      },
      roomSignal: ({ from, call: id, ...said }) => {
        const known = others.of(from)
        if (!known || !entered) return
        const { call, shown } = known
        const isOffer = said.description?.type === 'offer' && !others.isFirst(shown.person)
        if (isOffer && !call.isOf(id) && isIn()) {
          set({ letIn: true })
          call.begin(id, entered)
        }
        if (call.isOf(id)) call.hear(said)
      },
      // A picture that still arrives is worth more than what the server has heard.
      roomGone: ({ person, left }) => {
        if (left || !others.of(person)?.call.isConnected()) others.gone(person)
      },
      roomBack: ({ tab: back }) => {
        if (isIn() && back !== tab) void enter(false)
      },
      roomTaken: () => end('taken'),
      roomClosed: () => end('closed'),
    }
  }

  function end(step: 'taken' | 'closed' | 'refused', refusal: string | null = null) {
    release()
    set({ step, refusal, others: [] })
  }
  function release() {
    released = true
    clearInterval(presenting)
    clearInterval(looking)
    unfollow()
    others.end()
    mine.close()
    line.close()
  }

  const unfollow = mine.subscribe(() => {
    for (const call of others.calls()) call.fill()
    present()
  })
  const presenting = setInterval(() => (isIn() ? present() : void enter(false)), presentEvery)
  const look = async () => {
    if (await others.look()) mine.setWeak(true)
  }
  const looking = setInterval(() => void look(), lookEvery)
  line.whenConnected(() => void enter(isIn()))

  return {
    ...{ read, subscribe, mine },
    letIn: (person: string) => {
      admitted.add(person)
      void line.letIn(person)
    },
    /** The picture goes on after the line was too weak for it, and is given as long as at first. */
    tryPicture: () => {
      for (const call of others.calls()) call.beginAnew()
      mine.setWeak(false)
    },
    /** Nothing is left running. */
    leave: () => {
      void line.leave()
      release()
    },
  }
}

import type { Room, RoomPerson } from '@attune/contract/room.ts'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSideBySide } from '../lib/breakpoints.ts'
import { useCutOff } from '../live/use-live-connection.ts'
import { Chat } from '../messages/chat.tsx'
import { ChatDialog } from '../messages/chat-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { CallControls } from './call-controls.tsx'
import { BackdropChoice, DeviceChoice, DeviceTrouble } from './device-field.tsx'
import type { Devices } from './devices.ts'
import { Ended } from './ended.tsx'
import type { RoomConnection } from './line.ts'
import type { Meeting } from './meeting.ts'
import type { Other } from './others.ts'
import type { Place } from './place.ts'
import { SoundLevel } from './sound-level.tsx'
import { Stage } from './stage.tsx'
import { useStore } from './store.ts'
import { TakeOutDialog } from './take-out-dialog.tsx'
import { TimeNote } from './time-note.tsx'
import { useAwake } from './use-awake.ts'
import { useSounds } from './use-sounds.ts'
import { useStay } from './use-stay.ts'

type InsideProps = {
  place: Place
  room: Room
  devices: Devices
  meeting: Meeting
  goBack: ReactNode
  onLeave: () => void
  again: () => void
}

/** In the room: waiting, and then together. */
export function Inside(props: InsideProps) {
  const { step, refusal } = useStore(props.meeting)
  if (step === 'in' || step === 'entering') return <Together {...props} />
  const { title, text } = endings[step]
  return (
    <Ended
      title={title}
      text={refusal ?? text}
      action={
        <>
          {step === 'taken' && <Button onClick={props.again}>Go on in this tab</Button>}
          {props.goBack}
        </>
      }
    />
  )
}

function Together({ place, room, devices, meeting, onLeave }: InsideProps) {
  const state = useStore(meeting)
  const isWide = useSideBySide()
  const [isChatOpen, setIsChatOpen] = useState(false)
  const [leaving, setLeaving] = useState<RoomPerson | null>(null)
  const frame = useRef<HTMLElement>(null)
  useAwake(true)
  // A guest has no session that could end.
  useStay(place.me !== 'guest' && state.others.some(({ line }) => line === 'connected'))
  // The button that led here is gone.
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  const takenOut = () => {
    flushSync(() => setLeaving(null))
    // The dialog gave it back to a button that goes with the guest.
    frame.current?.focus({ preventScroll: true })
  }
  const { chat } = place
  const isBeside = isChatOpen && isWide
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label="In the room"
      className={`room-inside ${isBeside ? 'room-with-chat' : ''}`}
    >
      <div className="grid min-w-0 content-start gap-3">
        <Stage
          {...{ place, state, devices, meeting }}
          onTakeOut={place.me === 'guest' ? null : setLeaving}
        />
        <Notes others={state.others} connection={place.connection} />
        <CallControls
          {...{ place, devices, meeting, isChatOpen, onLeave }}
          onChat={() => setIsChatOpen(!isChatOpen)}
        />
        <DeviceTrouble kind="microphone" devices={devices} />
        <DeviceTrouble kind="camera" devices={devices} />
        <TimeNote until={place.until} room={room} />
        <Choices devices={devices} />
      </div>
      {chat && isBeside && (
        <aside aria-label="Chat" className="card room-chat">
          <Chat partner={chat} />
        </aside>
      )}
      {chat && isChatOpen && !isWide && (
        <ChatDialog partner={chat} onClose={() => setIsChatOpen(false)} />
      )}
      {leaving && (
        <TakeOutDialog
          appointment={place.appointment}
          guest={leaving}
          onClose={() => setLeaving(null)}
          onDone={takenOut}
        />
      )}
    </section>
  )
}

const Choices = ({ devices }: { devices: Devices }) => (
  <Disclosure title="Camera and microphone">
    <div className="grid max-w-md gap-4 py-2">
      <DeviceChoice kind="microphone" devices={devices} />
      <DeviceChoice kind="camera" devices={devices} />
      <BackdropChoice devices={devices} />
      <OwnLevel devices={devices} />
    </div>
  </Disclosure>
)

function OwnLevel({ devices }: { devices: Devices }) {
  const { track } = useStore(devices).microphone
  return track ? <SoundLevel track={track} /> : <p>Your microphone is not there.</p>
}

type NotesProps = { others: readonly Other[]; connection: RoomConnection }

/** Plays the sound, and says what is in its way. */
function Notes({ others, connection }: NotesProps) {
  const cutOff = useCutOff(connection)
  const streams = useMemo(() => others.flatMap(({ received }) => received?.person ?? []), [others])
  const sound = useSounds(streams)
  return (
    <>
      {cutOff && (
        <p role="status" className="note">
          There is no connection to Attune just now. It is tried again by itself; a call goes on as
          long as it can.
        </p>
      )}
      {sound.isBlocked && (
        <p role="alert" className="note note-clay flex flex-wrap items-center gap-3">
          The browser holds the sound back.
          <Button size="small" onClick={sound.play}>
            Turn the sound on
          </Button>
        </p>
      )}
    </>
  )
}

const endings = {
  taken: {
    title: 'You went in elsewhere.',
    text: 'You are in the room in another tab or on another device, which goes on there. Here camera and microphone are off.',
  },
  closed: {
    title: 'The room has closed.',
    text: 'The appointment has ended, it was cancelled, or an invitation was taken back. Your camera and your microphone are off, and nothing was recorded.',
  },
  refused: { title: 'The room is not open.', text: 'The appointment says more.' },
} as const

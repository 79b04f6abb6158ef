import type { AppointmentDetail } from '@attune/contract/appointments.ts'
import type { Room } from '@attune/contract/room.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSideBySide } from '../lib/breakpoints.ts'
import { useCutOff, useLiveConnection } from '../live/use-live-connection.ts'
import { Chat } from '../messages/chat.tsx'
import { ChatDialog } from '../messages/chat-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { CallControls } from './call-controls.tsx'
import { DeviceChoice, DeviceTrouble } from './device-field.tsx'
import type { Devices } from './devices.ts'
import { Ended } from './ended.tsx'
import type { Meeting } from './meeting.ts'
import { SoundLevel } from './sound-level.tsx'
import { Stage } from './stage.tsx'
import { useStore } from './store.ts'
import { TimeNote } from './time-note.tsx'
import { useAwake } from './use-awake.ts'
import { useSound } from './use-sound.ts'
import { useStay } from './use-stay.ts'

type InsideProps = {
  one: AppointmentDetail
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

function Together({ one, room, devices, meeting, onLeave }: InsideProps) {
  const state = useStore(meeting)
  const isWide = useSideBySide()
  const [isChatOpen, setIsChatOpen] = useState(false)
  const frame = useRef<HTMLElement>(null)
  useAwake(true)
  useStay(state.line === 'connected')
  // The button that led here is gone.
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  const isBeside = isChatOpen && isWide
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label="In the room"
      className={`room-inside ${isBeside ? 'room-with-chat' : ''}`}
    >
      <div className="grid min-w-0 content-start gap-3">
        <Stage {...{ one, state, devices, meeting }} />
        <Notes stream={state.received?.person ?? null} />
        <CallControls
          {...{ one, devices, meeting, isChatOpen, onLeave }}
          onChat={() => setIsChatOpen(!isChatOpen)}
        />
        <DeviceTrouble kind="microphone" devices={devices} />
        <DeviceTrouble kind="camera" devices={devices} />
        <TimeNote one={one} room={room} />
        <Disclosure title="Camera and microphone">
          <div className="grid max-w-md gap-4 py-2">
            <DeviceChoice kind="microphone" devices={devices} />
            <DeviceChoice kind="camera" devices={devices} />
            <OwnLevel devices={devices} />
          </div>
        </Disclosure>
      </div>
      {isBeside && (
        <aside aria-label="Chat" className="card room-chat">
          <Chat partner={one.partner} />
        </aside>
      )}
      {isChatOpen && !isWide && (
        <ChatDialog partner={one.partner} onClose={() => setIsChatOpen(false)} />
      )}
    </section>
  )
}

function OwnLevel({ devices }: { devices: Devices }) {
  const { track } = useStore(devices).microphone
  return track ? <SoundLevel track={track} /> : <p>Your microphone is not there.</p>
}

/** Plays the sound, and says what is in its way. */
function Notes({ stream }: { stream: MediaStream | null }) {
  const cutOff = useCutOff(useLiveConnection())
  const sound = useSound(stream)
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
    text: 'The appointment has ended, or it was cancelled. Your camera and your microphone are off, and nothing was recorded.',
  },
  refused: { title: 'The room is not open.', text: 'The appointment says more.' },
} as const

import type { AppointmentDetail } from '@attune/contract/appointments.ts'
import { MicOff } from 'lucide-react'
import { firstName } from '../lib/first-name.ts'
import { usePerson } from '../lib/session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { Devices } from './devices.ts'
import type { Meeting, MeetingState } from './meeting.ts'
import { Picture } from './picture.tsx'
import { useStore } from './store.ts'

type StageProps = {
  one: AppointmentDetail
  state: MeetingState
  devices: Devices
  meeting: Meeting
}

/** The other, large, and oneself in the corner; what is shown of a screen before both. */
export function Stage({ one, state, devices, meeting }: StageProps) {
  const { camera } = useStore(devices)
  const { other, received, line } = state
  const mine = useStore(meeting.mine)
  const { name } = one.partner
  const isTogether = line === 'connected' || line === 'cut'
  const face =
    (isTogether && other?.picture === 'on' && received?.person.getVideoTracks()[0]) || null
  const shown = (isTogether && other?.sharing && received?.screen.getVideoTracks()[0]) || null
  return (
    <div className="room-stage" data-line={line}>
      {shown && <Picture track={shown} name={`What ${name} shows`} className="room-contain" />}
      {face && !shown && <Picture track={face} name={`Picture of ${name}`} />}
      {!face && !shown && (
        <div className="room-off">
          <Avatar name={name} image={one.partner.image} size={96} />
          <Words {...{ one, state, meeting }} />
        </div>
      )}
      {isTogether && other && !other.microphone && (
        <p className="room-mark room-mark-left">
          <MicOff size={16} strokeWidth={1.75} aria-hidden />
          {firstName(name)} is muted
        </p>
      )}
      {line === 'cut' && (
        <p role="status" className="room-mark room-mark-middle">
          <Spinner size="inline" />
          Reconnecting…
        </p>
      )}
      {shown && face && (
        <div className="room-small room-small-other">
          <Picture track={face} name={`Picture of ${name}`} />
        </div>
      )}
      {camera.track && mine.picture !== 'off' && (
        <div className="room-small">
          <Picture track={camera.track} name="Your picture" mirrored />
        </div>
      )}
    </div>
  )
}

type WordsProps = Pick<StageProps, 'one' | 'state' | 'meeting'>

/** What stands there instead of a picture. */
function Words({ one, state, meeting }: WordsProps) {
  const { role } = usePerson()
  const { other, letIn, line } = state
  const name = firstName(one.partner.name)
  if (role === 'therapist' && other && !other.letIn)
    return (
      <div role="status" className="grid justify-items-center gap-4">
        <p>{name} is here and waits for you.</p>
        <Button onClick={meeting.letIn}>Let {name} in</Button>
      </div>
    )
  return <p role="status">{textOf()}</p>

  function textOf() {
    if (state.step === 'entering') return 'Going in…'
    if (!other && state.hasMet)
      return `${name} has left the room, or lost the connection. You can wait: they can come back.`
    if (!other)
      return role === 'user'
        ? `${name} is not here yet. You are in the right place: they see that you wait as soon as they come.`
        : `${name} is not here yet. It is said here when they come.`
    if (!letIn) return `${name} knows that you are here, and lets you in when they are ready.`
    if (line === 'connecting' || line === 'none') return 'Connecting…'
    if (other.picture === 'weak') return `${name}’s line is weak, so it goes on with sound only.`
    return `${name} is here. Their camera is off.`
  }
}

import { MicOff } from 'lucide-react'
import { firstName } from '../lib/first-name.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { calledIn, GuestName, isGuest, type TakeOut, TakeOutButton } from './guest-marks.tsx'
import type { Meeting, MeetingState } from './meeting.ts'
import type { Other } from './others.ts'
import { Picture } from './picture.tsx'
import type { Place } from './place.ts'

type TileProps = {
  place: Place
  state: MeetingState
  meeting: Meeting
  id: string
  name: string
  image: string | null
  /** Null while they are not in the room. */
  other: Other | null
  isAlone: boolean
  onTakeOut: TakeOut
}

export const isTogether = ({ line }: Other) => line === 'connected' || line === 'cut'

/** One of the others: their picture, or what stands there instead. */
export function Tile(props: TileProps) {
  const { place, name, image, other, isAlone, onTakeOut } = props
  const together = other !== null && isTogether(other)
  const face = (together && other.picture === 'on' && faceOf(other)) || null
  return (
    <div className="room-tile" data-line={other?.line ?? 'none'}>
      {face ? (
        <Picture track={face} name={`Picture of ${other ? calledIn(other.person) : name}`} />
      ) : (
        <div className="room-off">
          <div className="room-avatar">
            <Avatar name={name} image={image} size={isAlone ? 96 : 64} />
          </div>
          <Words {...props} />
        </div>
      )}
      {together && !other.microphone && (
        <p className="room-mark room-mark-left">
          <MicOff size={16} strokeWidth={1.75} aria-hidden />
          {firstName(name)} is muted
        </p>
      )}
      {isGuest(other) && !isWaiting(place, other) ? (
        <div className="room-foot">
          <GuestName person={other.person} />
          <TakeOutButton person={other.person} onTakeOut={onTakeOut} />
        </div>
      ) : (
        face && !isAlone && <p className="room-mark room-mark-name">{name}</p>
      )}
      {other?.line === 'cut' && (
        <p role="status" className="room-mark room-mark-middle">
          <Spinner size="inline" />
          Reconnecting…
        </p>
      )}
    </div>
  )
}

const faceOf = ({ received }: Other) => received?.person.getVideoTracks()[0]

/** It is the therapist who lets in. */
const isWaiting = ({ me }: Place, { letIn }: Other) => me === 'therapist' && !letIn

function Words({ place, state, meeting, id, name: whole, other, onTakeOut }: TileProps) {
  const { letIn } = state
  const name = firstName(whole)
  if (other && isWaiting(place, other))
    return (
      <div role="status" className="grid justify-items-center gap-4">
        <p>{isGuest(other) ? `${whole}, a guest,` : name} is here and waits for you.</p>
        <div className="flex flex-wrap justify-center gap-2.5">
          <Button onClick={() => meeting.letIn(id)}>Let {name} in</Button>
          {isGuest(other) && <TakeOutButton person={other.person} onTakeOut={onTakeOut} />}
        </div>
      </div>
    )
  return <p role="status">{textOf()}</p>

  function textOf() {
    if (state.step === 'entering') return 'Going in…'
    if (!other && state.met.has(id))
      return `${name} has left the room, or lost the connection. You can wait: they can come back.`
    if (!other)
      return place.me === 'therapist'
        ? `${name} is not here yet. It is said here when they come.`
        : `${name} is not here yet. You are in the right place: they see that you wait as soon as they come.`
    if (!letIn) return `${name} knows that you are here, and lets you in when they are ready.`
    if (other.line === 'connecting' || other.line === 'none') return 'Connecting…'
    if (other.picture === 'weak') return `${name}’s line is weak, so it goes on with sound only.`
    return `${name} is here. Their camera is off.`
  }
}

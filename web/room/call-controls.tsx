import type { Partner } from '@attune/contract/messages.ts'
import {
  type LucideIcon,
  MessageCircle,
  Mic,
  MicOff,
  MonitorUp,
  PhoneOff,
  Video,
  VideoOff,
} from 'lucide-react'
import { usePerson } from '../lib/session.ts'
import { useThread } from '../live/use-threads.ts'
import { Button } from '../ui/button.tsx'
import type { Devices } from './devices.ts'
import type { Meeting } from './meeting.ts'
import type { Place } from './place.ts'
import { useStore } from './store.ts'

type CallControlsProps = {
  place: Place
  devices: Devices
  meeting: Meeting
  isChatOpen: boolean
  onChat: () => void
  onLeave: () => void
}

/** Each says what pressing it does. */
export function CallControls(props: CallControlsProps) {
  const { place, devices, meeting, isChatOpen, onChat, onLeave } = props
  const { camera, microphone } = useStore(devices)
  const mine = useStore(meeting.mine)
  const canShare = 'getDisplayMedia' in (navigator.mediaDevices ?? {})
  return (
    <>
      {mine.picture === 'weak' && (
        <p role="status" className="note note-clay flex flex-wrap items-center gap-3">
          Your line is weak, so it goes on with sound only.
          <Button kind="soft" size="small" onClick={meeting.tryPicture}>
            Try the picture again
          </Button>
        </p>
      )}
      <div role="toolbar" aria-label="In the room" className="room-controls">
        {microphone.track ? (
          <Control
            icon={mine.microphone ? Mic : MicOff}
            name={mine.microphone ? 'Mute' : 'Unmute'}
            isOff={!mine.microphone}
            onClick={() => meeting.mine.mute(mine.microphone)}
          />
        ) : (
          <Control
            icon={MicOff}
            name="Microphone on"
            isOff
            onClick={() => void devices.start('microphone')}
          />
        )}
        <Control
          icon={camera.track ? Video : VideoOff}
          name={camera.track ? 'Camera off' : 'Camera on'}
          isOff={!camera.track}
          onClick={() => (camera.track ? devices.stop('camera') : void devices.start('camera'))}
        />
        {canShare && (
          <Control
            icon={MonitorUp}
            name={mine.sharing ? 'Stop sharing' : 'Share screen'}
            isOff={mine.sharing}
            onClick={() => (mine.sharing ? meeting.mine.stopSharing() : void meeting.mine.share())}
          />
        )}
        {place.chat && <ChatControl partner={place.chat} isOpen={isChatOpen} onClick={onChat} />}
        <Control icon={PhoneOff} name="Leave" isEnd onClick={onLeave} />
      </div>
    </>
  )
}

type ControlProps = {
  icon: LucideIcon
  name: string
  /** What is otherwise on is off, or the other way round. */
  isOff?: boolean
  isEnd?: true
  /** How many are new. */
  mark?: number
  onClick: () => void
}

const Control = ({ icon: Icon, name, isOff = false, isEnd, mark = 0, onClick }: ControlProps) => (
  <button
    type="button"
    className={`room-control ${isOff ? 'room-control-off' : ''} ${isEnd ? 'room-control-end' : ''}`}
    aria-label={mark > 0 ? `${name}, ${mark} new` : name}
    title={name}
    onClick={onClick}
  >
    <Icon size={22} strokeWidth={1.75} aria-hidden />
    <span className="room-control-name" aria-hidden>
      {name}
    </span>
    {mark > 0 && <span className="room-control-mark" aria-hidden />}
  </button>
)

type ChatControlProps = { partner: Partner; isOpen: boolean; onClick: () => void }

function ChatControl({ partner, isOpen, onClick }: ChatControlProps) {
  const { id } = usePerson()
  const unread = useThread(id, partner._id)?.unread ?? 0
  return (
    <Control
      icon={MessageCircle}
      name={isOpen ? 'Close the chat' : 'Chat'}
      mark={isOpen ? 0 : unread}
      onClick={onClick}
    />
  )
}

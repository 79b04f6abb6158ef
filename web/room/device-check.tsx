import type { AppointmentDetail } from '@attune/contract/appointments.ts'
import type { Room } from '@attune/contract/room.ts'
import { VideoOff } from 'lucide-react'
import { firstName } from '../lib/first-name.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Switch } from '../ui/switch.tsx'
import { DeviceChoice, DeviceTrouble } from './device-field.tsx'
import type { Devices } from './devices.ts'
import { Picture } from './picture.tsx'
import { SoundLevel } from './sound-level.tsx'
import { useStore } from './store.ts'

type DeviceCheckProps = {
  one: AppointmentDetail
  room: Room
  devices: Devices
  onJoin: () => void
}

/** Before going in: how one looks and sounds, what to choose from, and what the other will see. */
export function DeviceCheck({ one, room, devices, onJoin }: DeviceCheckProps) {
  const { role } = usePerson()
  const { camera, microphone } = useStore(devices)
  const name = firstName(one.partner.name)
  const hasCamera = camera.track !== null || camera.asking
  return (
    <section aria-label="Before you go in" className="card room-check mt-6">
      <div className="room-mirror">
        {camera.track ? (
          <Picture track={camera.track} name="Your picture" mirrored />
        ) : (
          <p className="room-off">
            <VideoOff size={28} strokeWidth={1.5} aria-hidden />
            {camera.asking ? 'Asking for your camera…' : 'Your camera is off.'}
          </p>
        )}
      </div>
      <div className="grid content-start gap-5">
        <p className="text-muted">
          Nobody sees or hears you yet.{' '}
          {role === 'user'
            ? `You wait until ${name} lets you in.`
            : `${name} waits until you let them in.`}
        </p>
        <DeviceChoice kind="microphone" devices={devices} />
        <DeviceTrouble kind="microphone" devices={devices} />
        {microphone.track && <SoundLevel track={microphone.track} />}
        <Switch
          label="Camera"
          checked={hasCamera}
          onChange={(on) => (on ? void devices.start('camera') : devices.stop('camera'))}
        />
        <DeviceChoice kind="camera" devices={devices} />
        <DeviceTrouble kind="camera" devices={devices} />
        <p className={room.relayed ? 'text-small text-muted' : 'note note-clay'}>
          {room.relayed ? relayedText : directText(name)}
        </p>
        <div>
          <Button onClick={onJoin} busy={microphone.asking} busyText="Asking for your microphone…">
            {microphone.track ? 'Go in' : 'Go in without sound'}
          </Button>
        </div>
      </div>
    </section>
  )
}

const relayedText =
  'Sound and picture are encrypted between the two of you and go through a relay, so that neither learns where the other is. Nothing is recorded.'

const directText = (name: string) =>
  `Sound and picture are encrypted and go straight from your device to theirs. So ${name} can learn the internet address you are at, which tells roughly where that is, and you theirs. Between two homes such a call does not always come about. Nothing is recorded.`

import type { Room } from '@attune/contract/room.ts'
import { VideoOff } from 'lucide-react'
import { firstName } from '../lib/first-name.ts'
import { Button } from '../ui/button.tsx'
import { Switch } from '../ui/switch.tsx'
import { BackdropChoice, DeviceChoice, DeviceTrouble } from './device-field.tsx'
import type { Devices } from './devices.ts'
import { DirectNote } from './direct-note.tsx'
import { Picture } from './picture.tsx'
import type { Place } from './place.ts'
import { SoundLevel } from './sound-level.tsx'
import { useStore } from './store.ts'

type DeviceCheckProps = {
  place: Place
  room: Room
  devices: Devices
  onJoin: () => void
}

/** Before going in: how one looks and sounds, what to choose from, and what the other will see. */
export function DeviceCheck({ place, room, devices, onJoin }: DeviceCheckProps) {
  const { camera, microphone } = useStore(devices)
  const name = firstName(place.partner.name)
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
          {place.me === 'therapist'
            ? `${name} waits until you let them in.`
            : `You wait until ${name} lets you in.`}
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
        <BackdropChoice devices={devices} />
        <DeviceTrouble kind="camera" devices={devices} />
        {room.relayed ? (
          <p className="text-small text-muted">{relayedText}</p>
        ) : (
          <DirectNote place={place} />
        )}
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
  'Sound and picture are encrypted between those who meet and go through a relay, so that nobody learns where another is. Nothing is recorded.'

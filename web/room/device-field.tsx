import { useId } from 'react'
import type { Backdrop } from '../backdrop/words.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import type { Devices } from './devices.ts'
import { useStore } from './store.ts'
import { type DeviceKind, troubleWords } from './trouble.ts'

type DeviceFieldProps = { kind: DeviceKind; devices: Devices }

const names = { camera: 'Which camera', microphone: 'Which microphone' } as const

/** What there is to choose from; nothing where that is one. */
export function DeviceChoice({ kind, devices }: DeviceFieldProps) {
  const { choices, chosen, trouble, track } = useStore(devices)[kind]
  if (choices.length < 2 || !(track || trouble)) return null
  return (
    <Field label={names[kind]}>
      {(described) => (
        <select
          {...described}
          className="input"
          value={chosen ?? ''}
          onChange={({ target }) => void devices.start(kind, target.value)}
        >
          {choices.map(({ id, name }, at) => (
            <option key={id} value={id}>
              {name || `${kind === 'camera' ? 'Camera' : 'Microphone'} ${at + 1}`}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** What stands behind oneself in the picture; the preview shows it as the others see it. */
export function BackdropChoice({ devices }: { devices: Devices }) {
  const { backdrop, camera } = useStore(devices)
  if (!(camera.track || camera.trouble || camera.asking)) return null
  return (
    <Field label="Behind you" hint={hints[backdrop]}>
      {(described) => (
        <select
          {...described}
          className="input"
          value={backdrop}
          onChange={({ target }) => devices.stand(backdropOf(target.value))}
        >
          <option value="none">Your room as it is</option>
          <option value="blur">Your room, blurred</option>
          <option value="plain">A plain background</option>
        </select>
      )}
    </Field>
  )
}

const backdropOf = (value: string): Backdrop =>
  value === 'blur' || value === 'plain' ? value : 'none'

const dressedHint =
  'Made on your device before anything is sent. Where you move quickly, a little of the room can show at your edges.'
const hints: Record<Backdrop, string> = {
  none: 'Others see what your camera sees.',
  blur: dressedHint,
  plain: dressedHint,
}

/** What is the matter with it, and what to do. */
export function DeviceTrouble({ kind, devices }: DeviceFieldProps) {
  const { trouble, asking } = useStore(devices)[kind]
  const id = useId()
  if (!trouble) return null
  const { what, help } = troubleWords[trouble](kind)
  return (
    <div role="alert" className="note note-clay grid justify-items-start gap-2">
      <p id={id}>
        <b className="font-semibold">{what}</b> {help}
      </p>
      <Button
        kind="soft"
        size="small"
        busy={asking}
        aria-describedby={id}
        onClick={() => void devices.start(kind)}
      >
        Try the {kind} again
      </Button>
    </div>
  )
}

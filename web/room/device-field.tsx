import { useId } from 'react'
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

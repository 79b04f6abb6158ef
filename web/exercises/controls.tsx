import { Pause, Play, Rabbit, SkipForward, Square, Turtle, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Playback } from './use-playback.ts'

type ControlsProps = { playback: Playback; sound: { isOn: boolean; toggle: () => void } }

export function Controls({ playback, sound }: ControlsProps) {
  const { status, pace, isSlowest } = playback
  const isPlaying = status === 'playing'
  return (
    <div className="controls">
      <Control label={isPlaying ? 'Pause' : 'Go on'} onClick={playback.toggle} isMain>
        {isPlaying ? <Pause {...filled} /> : <Play {...filled} />}
      </Control>
      <Control label="Stop" onClick={playback.stop}>
        <Square {...filled} size={16} />
      </Control>
      <Control
        label={isSlowest ? 'Normal pace' : 'Slower'}
        onClick={playback.slower}
        note={pace < 1 ? `${pace}×` : undefined}
      >
        {isSlowest ? <Rabbit {...lines} /> : <Turtle {...lines} />}
      </Control>
      <Control label="Skip step" onClick={playback.skip}>
        <SkipForward {...lines} />
      </Control>
      <Control label={sound.isOn ? 'Sound on' : 'Sound off'} onClick={sound.toggle}>
        {sound.isOn ? <Volume2 {...lines} /> : <VolumeX {...lines} />}
      </Control>
    </div>
  )
}

const lines = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const
const filled = { size: 20, strokeWidth: 0, fill: 'currentColor', 'aria-hidden': true } as const

type ControlProps = {
  label: string
  note?: string | undefined
  isMain?: true
  onClick: () => void
  children: ReactNode
}

const Control = ({ label, note, isMain, onClick, children }: ControlProps) => (
  <button type="button" onClick={onClick} className={isMain ? 'control control-main' : 'control'}>
    {children}
    <span className="control-label">
      {label}
      {note && ` (${note})`}
    </span>
  </button>
)

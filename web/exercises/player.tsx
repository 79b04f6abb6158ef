import type { Exercise } from '@attune/contract/recommendations.ts'
import { useEffect, useRef } from 'react'
import { After } from './after.tsx'
import { Before } from './before.tsx'
import { Caption } from './caption.tsx'
import { Controls } from './controls.tsx'
import { Progress } from './progress.tsx'
import { Stage } from './stage.tsx'
import { usePlayback } from './use-playback.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useSound } from './use-sound.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** Before, during and after; the way out is on screen all the time. */
export function Player({ exercise, begins }: { exercise: Exercise; begins: boolean }) {
  const playback = usePlayback(exercise.steps, begins)
  const { status, position, elapsed } = playback
  const isRunning = status === 'playing' || status === 'paused'
  const sound = useSound(status === 'playing', position.at, position.step.phase)
  useWakeLock(status === 'playing')
  useShortcuts(isRunning, playback)
  const frame = useFocusOnChange(isRunning ? 'running' : status)
  return (
    <div ref={frame} tabIndex={-1} className="player">
      {status === 'ready' && <Before exercise={exercise} onBegin={playback.begin} />}
      {isRunning && (
        <>
          <h1 className="sr-only">{exercise.title}</h1>
          <Stage
            visual={exercise.visual}
            steps={exercise.steps}
            elapsed={elapsed}
            position={position}
          />
          <Caption step={position.step} />
          <Progress elapsed={elapsed} total={exercise.totalSeconds} left={playback.left} />
          <Controls playback={playback} sound={sound} />
        </>
      )}
      {status === 'done' && <After exercise={exercise} onAgain={playback.begin} />}
    </div>
  )
}

/** The button just pressed is gone with its screen; focus stays with the exercise. */
function useFocusOnChange(screen: string) {
  const frame = useRef<HTMLDivElement>(null)
  const last = useRef(screen)
  useEffect(() => {
    if (last.current !== screen) frame.current?.focus({ preventScroll: true })
    last.current = screen
  }, [screen])
  return frame
}

import { useEffect, useState } from 'react'
import { lengthOf, positionAt, type Step, startOf } from './timeline.ts'

export type Status = 'ready' | 'playing' | 'paused' | 'done'

/** The paces of an exercise, in seconds of it per second. */
const paces = [1, 0.8, 0.65] as const

/** The clock of an exercise. While the page is out of sight it stands still, so nothing is missed. */
export function usePlayback(steps: readonly Step[], begins: boolean) {
  const [status, setStatus] = useState<Status>(begins ? 'playing' : 'ready')
  const [elapsed, setElapsed] = useState(0)
  const [paceAt, setPaceAt] = useState(0)
  const pace = paces[paceAt] ?? 1
  const total = lengthOf(steps)

  useEffect(() => {
    if (status !== 'playing') return
    return eachFrame((seconds) => setElapsed((before) => Math.min(total, before + seconds * pace)))
  }, [status, pace, total])
  if (status === 'playing' && elapsed >= total) setStatus('done')

  const begin = () => {
    setElapsed(0)
    setStatus('playing')
  }
  const stop = () => {
    setElapsed(0)
    setStatus('ready')
  }
  return {
    status,
    elapsed,
    left: (total - elapsed) / pace,
    position: positionAt(steps, elapsed),
    pace,
    isSlowest: paceAt === paces.length - 1,
    begin,
    stop,
    toggle: () => setStatus(status === 'playing' ? 'paused' : 'playing'),
    slower: () => setPaceAt((paceAt + 1) % paces.length),
    skip: () => setElapsed(startOf(steps, positionAt(steps, elapsed).at + 1)),
  }
}

export type Playback = ReturnType<typeof usePlayback>

/** Frames stop in a hidden page; what passed meanwhile is not caught up with. */
function eachFrame(tick: (seconds: number) => void) {
  let last = performance.now()
  let frame = requestAnimationFrame(function next(now) {
    tick(Math.min(0.25, Math.max(0, (now - last) / 1000)))
    last = now
    frame = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(frame)
}

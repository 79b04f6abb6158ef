import { useEffect, useRef, useState } from 'react'
import { createTone } from './tone.ts'

/** Off until asked for. A tone marks the start of every step. */
export function useSound(isPlaying: boolean, at: number, phase: string) {
  const [isOn, setIsOn] = useState(false)
  const tone = useRef<ReturnType<typeof createTone>>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step sounds once, also one of the same phase
  useEffect(() => {
    if (isOn && isPlaying) tone.current?.play(phase)
  }, [isOn, isPlaying, at, phase])
  useEffect(() => () => tone.current?.close(), [])
  const toggle = () => {
    tone.current ??= createTone()
    setIsOn(!isOn)
  }
  return { isOn, toggle }
}

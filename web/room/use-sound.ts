import { useCallback, useEffect, useState } from 'react'

/** Plays what the other says. A browser may hold it back until something is pressed. */
export function useSound(stream: MediaStream | null) {
  const [audio] = useState(() => new Audio())
  const [isBlocked, setIsBlocked] = useState(false)
  const play = useCallback(() => {
    audio.play().then(
      () => setIsBlocked(false),
      (error: unknown) =>
        setIsBlocked(error instanceof DOMException && error.name === 'NotAllowedError'),
    )
  }, [audio])
  useEffect(() => {
    if (!stream) return
    audio.srcObject = stream
    play()
    return () => {
      audio.pause()
      audio.srcObject = null
    }
  }, [audio, stream, play])
  return { isBlocked, play }
}

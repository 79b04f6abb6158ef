import { useEffect, useMemo, useState } from 'react'

/** Plays what the others say. A browser may hold it back until something is pressed. */
export function useSounds(streams: readonly MediaStream[]) {
  const [playing] = useState(() => new Map<MediaStream, HTMLAudioElement>())
  const [isBlocked, setIsBlocked] = useState(false)
  const play = useMemo(() => () => void playAll(playing, setIsBlocked), [playing])
  useEffect(() => {
    for (const [stream, audio] of playing)
      if (!streams.includes(stream)) silence(playing, stream, audio)
    const fresh = streams.filter((stream) => !playing.has(stream))
    for (const stream of fresh) {
      const audio = new Audio()
      audio.srcObject = stream
      playing.set(stream, audio)
    }
    if (fresh.length > 0) play()
  }, [streams, playing, play])
  useEffect(
    () => () => {
      for (const [stream, audio] of playing) silence(playing, stream, audio)
    },
    [playing],
  )
  return { isBlocked, play }
}

type Playing = Map<MediaStream, HTMLAudioElement>

function silence(playing: Playing, stream: MediaStream, audio: HTMLAudioElement) {
  audio.pause()
  audio.srcObject = null
  playing.delete(stream)
}

async function playAll(playing: Playing, tell: (isBlocked: boolean) => void) {
  const tried = await Promise.allSettled([...playing.values()].map((audio) => audio.play()))
  tell(
    tried.some(
      ({ status, ...one }) =>
        status === 'rejected' &&
        'reason' in one &&
        one.reason instanceof DOMException &&
        one.reason.name === 'NotAllowedError',
    ),
  )
}

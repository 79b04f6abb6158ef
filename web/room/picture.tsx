import { useEffect, useMemo, useRef } from 'react'

type PictureProps = {
  track: MediaStreamTrack | null
  name: string
  /** As in a mirror, which is how people know themselves. */
  mirrored?: boolean
  className?: string
}

/** Without sound: that is played beside it, whether or not there is a picture. */
export function Picture({ track, name, mirrored = false, className = '' }: PictureProps) {
  const ref = useRef<HTMLVideoElement>(null)
  const stream = useMemo(() => track && new MediaStream([track]), [track])
  useEffect(() => {
    const video = ref.current
    if (!video) return
    video.srcObject = stream
    return () => {
      video.srcObject = null
    }
  }, [stream])
  return (
    <video
      ref={ref}
      aria-label={name}
      className={`room-picture ${mirrored ? 'room-mirrored' : ''} ${className}`}
      autoPlay
      muted
      playsInline
    />
  )
}

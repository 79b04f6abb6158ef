import { useEffect, useRef } from 'react'

type SoundLevelProps = { track: MediaStreamTrack }

const drawnEvery = 80

/** How loud one is just now, so that everybody can see that the microphone hears them. */
export function SoundLevel({ track }: SoundLevelProps) {
  const bar = useRef<HTMLMeterElement>(null)
  useEffect(() => {
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    const source = context.createMediaStreamSource(new MediaStream([track]))
    source.connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const drawing = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      if (bar.current) bar.current.value = loudness(samples)
    }, drawnEvery)
    return () => {
      clearInterval(drawing)
      source.disconnect()
      void context.close()
    }
  }, [track])
  return (
    <div>
      <p className="field-label">Your microphone hears</p>
      <meter
        ref={bar}
        min={0}
        max={1}
        value={0}
        aria-label="How loud your microphone hears you"
        className="room-level"
      />
      <p className="field-hint">Say something: the bar moves.</p>
    </div>
  )
}

/** From 0 for silence (60 dB below full) to 1, by the root mean square. */
export function loudness(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const decibels = 20 * Math.log10(Math.sqrt(sum / samples.length))
  return Math.min(1, Math.max(0, (decibels + 60) / 60))
}

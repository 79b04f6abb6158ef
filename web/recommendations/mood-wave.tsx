import type { Mood } from '@attune/contract/recommendations.ts'
import { points } from '../ui/wave.tsx'

/** Moods are waves: jagged, rolling, sinking, even. */
const small: Record<Mood, string> = {
  stressed: 'M6 30 18 12 28 44 40 8 52 46 64 10 76 44 88 14 100 40 114 24',
  energetic: 'M6 42C24 42 26 12 44 12S64 42 80 34S100 8 114 8',
  sad: 'M6 16C34 16 40 22 60 32S92 42 114 42',
  calm: 'M6 28C20 16 34 16 48 28S76 40 90 28S108 20 114 24',
}

export const MoodWave = ({ mood, className }: { mood: Mood; className?: string }) => (
  <svg viewBox="0 0 120 54" fill="none" aria-hidden="true" className={className}>
    <path d={small[mood]} stroke={`var(--${mood})`} strokeWidth="3.4" {...round} />
  </svg>
)

/** The same wave large, on its way into step with the pine line. */
export function MoodPicture({ mood, className }: { mood: Mood; className?: string }) {
  const pine = points({ width: 260, height: 150, cycles: 2, amplitude: 0.22, phase: 0 })
  const own = pine.map(([x, y]) => {
    const t = x / 260
    const near = smooth((t - 0.12) / 0.8)
    return [x, y * near + (75 + shape[mood](t) * 34) * (1 - near)] as const
  })
  return (
    <svg
      viewBox="0 0 260 150"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className={className}
    >
      <path d={line(pine)} stroke="var(--pine)" {...thin} />
      <path d={line(own)} stroke={`var(--${mood})`} {...thin} />
    </svg>
  )
}

const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const thin = { ...round, strokeWidth: 2.6, vectorEffect: 'non-scaling-stroke' } as const

/** From -1 (up) to 1 (down) over t from 0 to 1. */
const shape: Record<Mood, (t: number) => number> = {
  stressed: (t) => (1.15 * Math.asin(Math.sin(t * 13 * Math.PI))) / (Math.PI / 2),
  energetic: (t) => -Math.sin(t * 4 * Math.PI - 0.9) * (0.5 + t),
  sad: (t) => -Math.cos(t * Math.PI),
  calm: (t) => Math.sin(t * 3 * Math.PI) * 0.55,
}

function smooth(t: number) {
  const within = Math.min(1, Math.max(0, t))
  return within * within * (3 - 2 * within)
}

const line = (curve: readonly (readonly [number, number])[]) =>
  `M${curve.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

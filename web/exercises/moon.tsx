import { fullnessAt } from './breath.ts'
import { Canvas } from './canvas.tsx'
import type { Scene } from './scene.ts'

const radius = 92

/** A moon that waxes with the breath in, glows while it is held and wanes with the breath out. */
export function Moon({ steps, elapsed, position }: Scene) {
  const full = fullnessAt(steps, elapsed)
  const glow =
    position.step.phase === 'hold-in' ? 0.34 + 0.1 * Math.sin(position.t * Math.PI) : 0.34 * full
  return (
    <Canvas>
      {stars.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} className="star" />
      ))}
      <circle cx="160" cy="160" r={radius + 34} className="moon-glow" opacity={glow * 0.5} />
      <circle cx="160" cy="160" r={radius + 16} className="moon-glow" opacity={glow} />
      <circle cx="160" cy="160" r={radius} className="moon-dark" />
      <path d={lit(full)} className="moon-lit" />
    </Canvas>
  )
}

/** The lit part: half a circle on the right, closed by the edge of the shadow. */
function lit(full: number) {
  const edge = Math.abs(1 - 2 * full) * radius
  const [top, bottom] = [160 - radius, 160 + radius]
  return `M160 ${top}A${radius} ${radius} 0 0 1 160 ${bottom}A${edge} ${radius} 0 0 ${full < 0.5 ? 0 : 1} 160 ${top}Z`
}

const stars = [
  [36, 60, 1.6],
  [64, 210, 1.2],
  [292, 88, 1.8],
  [268, 226, 1.3],
  [250, 34, 1.2],
  [22, 138, 1.1],
  [302, 168, 1],
] as const

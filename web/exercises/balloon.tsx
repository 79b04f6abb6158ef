import { fullnessAt } from './breath.ts'
import { Canvas } from './canvas.tsx'
import type { Scene } from './scene.ts'
import type { Step } from './timeline.ts'

/** A balloon swells, gives one small extra puff, then slowly empties; the breath's line drifts behind it. */
export function Balloon({ steps, elapsed, position }: Scene) {
  const full = fullnessAt(steps, elapsed)
  const r = 44 + 62 * full
  return (
    <Canvas>
      <path d={line(steps, elapsed)} className="breath-line" />
      <path d={`M160 ${150 + r}l-9 13h18Z`} className="balloon-knot" />
      <path d={`M160 ${162 + r}q9 16 0 32t0 32`} className="balloon-string" />
      <ellipse cx="160" cy="150" rx={r * 0.94} ry={r} className="balloon" />
      <path d={shine(r)} className="balloon-shine" />
      <text x="160" y="158" className="stage-word">
        {position.step.label}
      </text>
    </Canvas>
  )
}

const shine = (r: number) =>
  `M${160 - r * 0.62} ${150 - r * 0.28}A${r * 0.72} ${r * 0.76} 0 0 1 ${160 - r * 0.2} ${150 - r * 0.7}`

/** Seven seconds back and seven ahead; now is in the middle. */
function line(steps: readonly Step[], elapsed: number) {
  const points = Array.from({ length: 85 }, (_, at) => {
    const full = fullnessAt(steps, elapsed + (at - 42) / 6)
    return `${((at / 84) * 320).toFixed(1)} ${(230 - full * 150).toFixed(1)}`
  })
  return `M${points.join('L')}`
}

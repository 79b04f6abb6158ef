import { fullnessAt } from './breath.ts'
import { Canvas } from './canvas.tsx'
import type { Scene } from './scene.ts'

/** Three circles that breathe: alone for a picture we do not know, and small inside the square. */
export const Orb = ({ steps, elapsed, position }: Scene) => (
  <Canvas>
    <Circles full={fullnessAt(steps, elapsed)} size={1} />
    <text x="160" y="168" className="stage-word">
      {position.step.label.length > 14 ? '' : position.step.label}
    </text>
  </Canvas>
)

export const Circles = ({ full, size }: { full: number; size: number }) => (
  <>
    <circle cx="160" cy="160" r={(92 + 44 * full) * size} className="orb" />
    <circle cx="160" cy="160" r={(74 + 30 * full) * size} className="orb" />
    <circle cx="160" cy="160" r={(56 + 14 * full) * size} className="orb-core" />
  </>
)

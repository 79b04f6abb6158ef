import { Canvas } from './canvas.tsx'
import type { Scene } from './scene.ts'

const rings = [0, 1, 2, 3, 4]

/** A small light sends out slow rings; each step they carry a little further. */
export function Ripples({ position, steps, elapsed }: Scene) {
  const reach = 84 + 62 * (position.at / Math.max(1, steps.length - 1))
  return (
    <Canvas>
      {rings.map((ring) => {
        const age = (elapsed * 0.1 + ring / rings.length) % 1
        return (
          <circle
            key={ring}
            cx="160"
            cy="160"
            r={16 + age * reach}
            className={ring % 2 ? 'ring ring-clay' : 'ring'}
            opacity={Math.sin(age * Math.PI) * 0.9}
          />
        )
      })}
      <circle cx="160" cy="160" r={30 + 3 * Math.sin(elapsed * 0.9)} className="orb" />
      <circle cx="160" cy="160" r={15 + 1.5 * Math.sin(elapsed * 0.9)} className="light" />
    </Canvas>
  )
}

import { Canvas } from './canvas.tsx'
import type { Scene } from './stage.tsx'
import { lengthOf } from './timeline.ts'

const fingers = [0, 1, 2, 3]

/** Two hands close around a small light that grows warmer. */
export function Hands({ steps, elapsed }: Scene) {
  const part = elapsed / lengthOf(steps)
  const apart = 34 * (1 - Math.min(1, part * 1.25))
  const breath = Math.sin(elapsed * 0.9)
  return (
    <Canvas>
      <circle
        cx="160"
        cy="150"
        r={44 + 46 * part + 4 * breath}
        className="warm-glow"
        opacity={0.1 + part * 0.16}
      />
      <circle
        cx="160"
        cy="150"
        r={24 + 22 * part + 2 * breath}
        className="warm-glow"
        opacity={0.25 + part * 0.3}
      />
      <circle cx="160" cy="150" r={11 + 7 * part} className="light" />
      {fingers.map((finger) => (
        <g key={finger}>
          <path
            d={curl(finger, -1)}
            className="hand hand-clay"
            transform={`translate(${-apart} ${apart / 3})`}
          />
          <path
            d={curl(finger, 1)}
            className="hand"
            transform={`translate(${apart} ${apart / 3})`}
          />
        </g>
      ))}
    </Canvas>
  )
}

/** A finger: an arc from the heel of the hand, below the light, up its own side. */
function curl(finger: number, side: 1 | -1) {
  const reach = 66 + finger * 17
  const tip = 2.75 - finger * 0.16
  const x = 160 + side * Math.sin(tip) * reach
  const y = 150 + Math.cos(tip) * reach
  return `M${160 + side * 10} ${150 + reach}A${reach} ${reach} 0 0 ${side === 1 ? 0 : 1} ${x.toFixed(1)} ${y.toFixed(1)}`
}

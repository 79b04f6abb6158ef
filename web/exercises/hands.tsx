import { Canvas } from './canvas.tsx'
import type { Scene } from './scene.ts'
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

/** A finger: an arc from the heel of the hand, below the light, up and over its own side. */
function curl(finger: number, side: 1 | -1) {
  const reach = 70 + finger * 17
  const tip = [2.5, 2.72, 2.62, 2.3][finger] ?? 2.4
  const [x, y] = around(side * tip, reach)
  const [fromX, fromY] = around(side * (0.2 + finger * 0.05), reach)
  return `M${fromX} ${fromY}A${reach} ${reach} 0 0 ${side === 1 ? 0 : 1} ${x} ${y}`
}

/** From straight below the light, an angle towards the right. */
const around = (angle: number, reach: number) =>
  [160 + Math.sin(angle) * reach, 150 + Math.cos(angle) * reach].map((one) => one.toFixed(1))

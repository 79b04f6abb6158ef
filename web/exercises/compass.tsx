import { Canvas } from './canvas.tsx'
import type { Scene } from './scene.ts'
import { lengthOf } from './timeline.ts'

const ticks = Array.from({ length: 24 }, (_, at) => at * 15)

/** A needle that swings wide at first and settles as the choice does. */
export function Compass({ steps, elapsed }: Scene) {
  const part = Math.min(1, elapsed / lengthOf(steps))
  const swing = 4 + 74 * (1 - part) ** 1.6
  const angle = 32 + swing * Math.sin(elapsed * 0.55)
  return (
    <Canvas>
      <circle cx="160" cy="160" r="136" className="orb" />
      <circle cx="160" cy="160" r="118" className="dial" />
      {ticks.map((tick) => (
        <path
          key={tick}
          d={`M160 50v${tick % 90 === 0 ? 16 : 8}`}
          transform={`rotate(${tick} 160 160)`}
          className="tick"
        />
      ))}
      <g transform={`rotate(${angle.toFixed(2)} 160 160)`}>
        <path d="M160 68l17 92h-34Z" className="needle" />
        <path d="M160 252l17-92h-34Z" className="needle-tail" />
      </g>
      <circle cx="160" cy="160" r="9" className="light" />
    </Canvas>
  )
}

import { fullnessAt, isBreathing } from './breath.ts'
import { Canvas } from './canvas.tsx'
import { Circles } from './orb.tsx'
import type { Scene } from './scene.ts'

/** A dot travels the four sides of a rounded square; sides light up as they are filled. */
export function SquarePath({ position, steps, elapsed }: Scene) {
  const { step, t, count } = position
  const side = sides.indexOf(step.phase)
  const along = side < 0 ? 0 : side + t
  const [x, y] = onSquare(along)
  return (
    <Canvas>
      <Circles full={fullnessAt(steps, elapsed)} size={0.66} />
      <path d={outline} pathLength={4} className="track" />
      {side >= 0 && (
        <path d={outline} pathLength={4} className="track-lit" strokeDasharray={`${along} 4`} />
      )}
      <circle cx={x} cy={y} r="11" className="dot" />
      <text x="160" y={isBreathing(step) ? 156 : 167} className="stage-word">
        {step.label}
      </text>
      {isBreathing(step) && (
        <text x="160" y="187" className="stage-count">
          {step.seconds - count + 1}
        </text>
      )}
    </Canvas>
  )
}

/** In order: up the left side, along the top, down the right, back along the bottom. */
const sides = ['inhale', 'hold-in', 'exhale', 'hold-out']

const centre = 160
const half = 126
const round = 40

/** A point on the square, `along` from 0 (bottom left) to 4 (there again), a side a unit. */
function onSquare(along: number): readonly [number, number] {
  const side = Math.floor(along) % 4
  const [x, y] = onLeftSide(along - Math.floor(along))
  const turn = (side * Math.PI) / 2
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return [centre + x * cos - y * sin, centre + x * sin + y * cos]
}

/** Half a corner, the straight, half a corner: from bottom to top, around the middle. */
function onLeftSide(t: number): readonly [number, number] {
  const arc = (Math.PI / 4) * round
  const straight = 2 * (half - round)
  const way = t * (straight + 2 * arc)
  const edge = half - round
  if (way < arc) return corner(edge, Math.PI / 4 - way / round)
  if (way > arc + straight) {
    const [x, y] = corner(edge, (way - arc - straight) / round)
    return [x, -y]
  }
  return [-half, edge - (way - arc)]
}

const corner = (edge: number, angle: number) =>
  [-edge - round * Math.cos(angle), edge + round * Math.sin(angle)] as const

const outline = `M${Array.from({ length: 161 }, (_, step) => onSquare(step / 40))
  .map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`)
  .join('L')}`

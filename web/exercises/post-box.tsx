import { useId } from 'react'
import { Canvas } from './canvas.tsx'
import type { Scene } from './scene.ts'

/** A worry is written on a card, and the card slides into a box with a clock. */
export function PostBox({ position, elapsed }: Scene) {
  const id = useId()
  const drop = dropOf(position.step.label, position.t)
  const y = 46 + (drop ?? 0) * 130 + (drop === 0 ? 5 * Math.sin(elapsed * 1.2) : 0)
  return (
    <Canvas>
      <clipPath id={id}>
        <rect width="320" height="174" />
      </clipPath>
      <rect x="76" y="148" width="168" height="140" rx="26" className="box" />
      {drop !== null && (
        <g clipPath={`url(#${id})`}>
          <rect x="112" y={y} width="96" height="66" rx="10" className="letter" />
          <path d={`M128 ${y + 22}h64M128 ${y + 40}h42`} className="letter-line" />
        </g>
      )}
      <rect x="100" y="170" width="120" height="9" rx="4.500" className="slot" />
      <circle cx="160" cy="234" r="32" className="dial" />
      <path d="M160 234V214M160 234l14 8" className="dial-hand" />
    </Canvas>
  )
}

/** null: no card. 0: held above the slot. 1: in the box. */
function dropOf(label: string, t: number): number | null {
  if (/park|practise|post|queue/i.test(label))
    return Math.min(1, Math.max(0, (t - 0.3) / 0.35)) ** 2
  return /catch|act|worr/i.test(label) ? 0 : null
}

import type { ComponentType } from 'react'
import { Balloon } from './balloon.tsx'
import { BodyGlow } from './body-glow.tsx'
import { BodyTension } from './body-tension.tsx'
import { isBreathing } from './breath.ts'
import { Canvas } from './canvas.tsx'
import { Compass } from './compass.tsx'
import { Hands } from './hands.tsx'
import { Moon } from './moon.tsx'
import { Orb } from './orb.tsx'
import { PostBox } from './post-box.tsx'
import { Ripples } from './ripples.tsx'
import type { Scene } from './scene.ts'
import { SenseDots } from './sense-dots.tsx'
import { SquarePath } from './square-path.tsx'
import type { Position } from './timeline.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

const scenes: Record<string, ComponentType<Scene>> = {
  'square-path': SquarePath,
  'filling-moon': Moon,
  'two-stage-balloon': Balloon,
  'figure-glow': BodyGlow,
  'figure-tension': BodyTension,
  ripples: Ripples,
  'warm-hands': Hands,
  'post-box': PostBox,
  compass: Compass,
}

type StageProps = Scene & { visual: string }

/** The moving picture; where the person wants less motion, a word and a number in a still one. */
export function Stage({ visual, ...scene }: StageProps) {
  const isStill = useReducedMotion()
  if (visual === 'countdown-dots' && scene.position.step.phase === 'sense')
    return <SenseDots key={scene.position.at} step={scene.position.step} />
  const Moving = scenes[visual] ?? Orb
  return (
    <div className="stage" aria-hidden="true">
      {isStill ? <Still {...scene.position} /> : <Moving {...scene} />}
    </div>
  )
}

const Still = ({ step, count }: Position) => (
  <Canvas>
    {[132, 98, 64].map((r, at) => (
      <circle key={r} cx="160" cy="160" r={r} className={at === 2 ? 'orb-core' : 'orb'} />
    ))}
    <text x="160" y={isBreathing(step) ? 148 : 168} className="stage-word">
      {short(step.label)}
    </text>
    {isBreathing(step) && (
      <text x="160" y="192" className="stage-number">
        {step.seconds - count + 1}
      </text>
    )}
  </Canvas>
)

/** What fits into the circle; the whole label stands below. */
const short = (label: string) => (label.length > 10 ? '' : label)

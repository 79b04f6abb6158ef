import { positionAt, type Step } from './timeline.ts'

/** How full the lungs are, from 0 to 1, after `elapsed` seconds of the exercise. */
export function fullnessAt(steps: readonly Step[], elapsed: number): number {
  const { at, step, t } = positionAt(steps, Math.max(0, elapsed))
  const from = endOf(steps, at - 1)
  const to = endOf(steps, at)
  if (from === to) return to
  // Lungs neither start nor stop at once.
  return from + (to - from) * (0.5 - Math.cos(t * Math.PI) / 2) * (step.seconds > 0 ? 1 : 0)
}

const rest = 0.3

/** What a step leaves the lungs with. */
function endOf(steps: readonly Step[], at: number): number {
  const phase = steps[at]?.phase
  if (phase === 'inhale') return steps[at + 1]?.phase === 'inhale-top' ? 0.8 : 1
  if (phase === 'inhale-top') return 1
  if (phase === 'exhale' || phase === 'hold-out') return 0
  if (phase === 'hold-in') return endOf(steps, at - 1)
  return rest
}

export const isBreathing = ({ phase }: Step) => /^(inhale|exhale|hold)/.test(phase)

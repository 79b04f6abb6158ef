import type { Exercise } from '@attune/contract/recommendations.ts'

export type Step = Exercise['steps'][number]

export type Position = {
  /** Index of the step, and how much of it has passed, from 0 to 1. */
  at: number
  step: Step
  t: number
  /** Whole seconds left in the step, counted as a person counts: 4, 3, 2, 1. */
  count: number
}

/** Where an exercise stands after `elapsed` seconds; the last step's end stays in the last step. */
export function positionAt(steps: readonly Step[], elapsed: number): Position {
  let before = 0
  for (const [at, step] of steps.entries()) {
    const inside = elapsed - before
    const isLast = at === steps.length - 1
    if (inside < step.seconds || isLast) return position(at, step, inside)
    before += step.seconds
  }
  throw new Error('An exercise has at least one step')
}

function position(at: number, step: Step, inside: number): Position {
  const within = Math.min(Math.max(0, inside), step.seconds)
  const count = Math.max(1, Math.ceil(step.seconds - within))
  return { at, step, t: step.seconds === 0 ? 1 : within / step.seconds, count }
}

/** Seconds from the beginning to the start of the step. */
export const startOf = (steps: readonly Step[], at: number) =>
  steps.slice(0, at).reduce((sum, { seconds }) => sum + seconds, 0)

export const lengthOf = (steps: readonly Step[]) => startOf(steps, steps.length)

/** Minutes and seconds as on a clock: 2:40. */
export const clock = (seconds: number) => {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

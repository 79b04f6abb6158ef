import type { Position, Step } from './timeline.ts'

/** What a moving picture is given: where the exercise stands, its steps, and the seconds passed. */
export type Scene = { position: Position; steps: readonly Step[]; elapsed: number }

import { bodyScan } from './body-scan.ts'
import { boxBreathing } from './box-breathing.ts'
import type { Exercise } from './exercise.ts'
import { fourSevenEight } from './four-seven-eight.ts'
import { grounding } from './grounding-54321.ts'
import { lovingKindness } from './loving-kindness.ts'
import { physiologicalSigh } from './physiological-sigh.ts'
import { progressiveMuscleRelaxation } from './progressive-muscle-relaxation.ts'
import { selfCompassionBreak } from './self-compassion-break.ts'
import { valuesCheck } from './values-check.ts'
import { worryPostponement } from './worry-postponement.ts'

export const exercises: readonly Exercise[] = [
  boxBreathing,
  fourSevenEight,
  physiologicalSigh,
  bodyScan,
  progressiveMuscleRelaxation,
  grounding,
  lovingKindness,
  selfCompassionBreak,
  worryPostponement,
  valuesCheck,
]

export const exerciseById: ReadonlyMap<string, Exercise> = new Map(
  exercises.map((exercise) => [exercise.id, exercise]),
)

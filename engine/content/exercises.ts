import type { Exercise } from './exercise.ts'
import { bodyScan } from './exercise-body-scan.ts'
import { boxBreathing } from './exercise-box-breathing.ts'
import { fourSevenEight } from './exercise-four-seven-eight.ts'
import { grounding } from './exercise-grounding-54321.ts'
import { lovingKindness } from './exercise-loving-kindness.ts'
import { physiologicalSigh } from './exercise-physiological-sigh.ts'
import { progressiveMuscleRelaxation } from './exercise-progressive-muscle-relaxation.ts'
import { selfCompassionBreak } from './exercise-self-compassion-break.ts'
import { valuesCheck } from './exercise-values-check.ts'
import { worryPostponement } from './exercise-worry-postponement.ts'

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

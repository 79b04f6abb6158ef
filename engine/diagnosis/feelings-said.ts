import type { PatientKey } from '@attune/content/questionnaires/patient.ts'
import type { Intake } from '../questionnaires/read-intake.ts'

/** Feelings that answers to other questions speak of, in the words of the question about feelings. */
export const feelingsSaid: {
  readonly [K in PatientKey]?: {
    readonly [C in Intake[K][number]]?: Intake['feelings'][number]
  }
} = {
  brings: {
    worry: 'on-edge',
    'low-mood': 'sad',
    overload: 'overwhelmed',
    alone: 'lonely',
    panic: 'afraid',
    judged: 'afraid',
    anger: 'irritable',
  },
  life: { loss: 'sad', frightening: 'afraid', unsafe: 'afraid' },
}

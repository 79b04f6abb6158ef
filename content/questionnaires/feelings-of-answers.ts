import type { PatientKey, PatientQuestion } from './patient.ts'
import type { Codes } from './question.ts'

/** Feelings that answers to other questions speak of, in the words of the question about feelings. */
export const feelingsOfAnswers: {
  readonly [K in PatientKey]?: {
    readonly [C in Codes<PatientQuestion>[K][number]]?: Codes<PatientQuestion>['feelings'][number]
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

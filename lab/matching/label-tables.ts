import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import type { Choice, Question } from '@attune/content/questionnaires/question.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { table } from '../markdown-table.ts'

/** Every answer of both questionnaires with the code it is read as, and how it is read. */
export const labelTables = () =>
  [
    'Left open: read as no answer. Of a question marked so only the answer furthest down the list is read. An answer that stands alone is read where no other was given.',
    '### What a patient is asked',
    table(['question', 'code', 'answer'], patientQuestions.flatMap(rowsOf)),
    '### What a therapist is asked',
    table(['question', 'code', 'answer'], therapistQuestions.flatMap(rowsOf)),
  ].join('\n\n')

const rowsOf = ({ key, keeps, choices }: Question) =>
  choices.map((choice) => [
    keeps ? `${key} (the furthest down)` : key,
    choice.open ? '' : choice.code,
    `${choice.label}${noteOn(choice)}`,
  ])

function noteOn({ open, alone }: Choice): string {
  if (open) return ' (left open)'
  return alone ? ' (stands alone)' : ''
}

import { examples } from './development-danger.ts'
import type { Example } from './example.ts'
import { firstDanger } from './first-batch-danger.ts'
import { firstCalm } from './first-batch-no-danger.ts'
import { fourth } from './fourth-batch.ts'
import { heldOutExamples } from './held-out-examples.ts'
import type { Category, LabelledLine } from './labelled-line.ts'
import { laterExamples } from './later-examples.ts'
import { second } from './second-batch.ts'
import { third } from './third-batch.ts'

/** The reasons of the older examples, in the categories of the newer lines. */
const categoryOf: { [reason: string]: Category } = {
  plan: 'plan', means: 'plan', act: 'plan', place: 'plan', goodbye: 'plan', attempt: 'plan',
  selfharm: 'selfHarm', food: 'eating', abuse: 'abuse', others: 'others', other: 'others',
  past: 'past', denial: 'denied', idiom: 'figurative', fiction: 'told', topic: 'told',
  grief: 'grief', death: 'grief', hopeless: 'denied', worth: 'denied', coping: 'denied',
} // biome-ignore format: a table

/** All labelled lines by when they were written: each lot before the rules had seen it. */
export const lots: readonly { lot: string; title: string; lines: readonly LabelledLine[] }[] = [
  {
    lot: 'made with',
    title: 'Lines the first rules were made with',
    lines: [...examples, ...heldOutExamples, ...laterExamples].map(asLine),
  },
  { lot: 'first', title: 'First unseen lines', lines: [...firstDanger, ...firstCalm] },
  { lot: 'second', title: 'Second unseen lines', lines: second },
  { lot: 'third', title: 'Third unseen lines', lines: third },
  { lot: 'fourth', title: 'Fourth unseen lines', lines: fourth },
]

function asLine([grade, reason, text]: Example): LabelledLine {
  return {
    category: categoryOf[reason] ?? (grade === 'none' ? 'everyday' : 'ideation'),
    grade,
    text,
  }
}

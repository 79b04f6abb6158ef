import { examples } from './development-danger.ts'
import type { Example } from './example.ts'
import { firstBatchDanger } from './first-batch-danger.ts'
import { firstBatchNoDanger } from './first-batch-no-danger.ts'
import { fourthBatch } from './fourth-batch.ts'
import { heldOutExamples } from './held-out-examples.ts'
import type { Category, LabelledLine } from './labelled-line.ts'
import { laterExamples } from './later-examples.ts'
import { secondBatch } from './second-batch.ts'
import { thirdBatch } from './third-batch.ts'

/** The reasons of the older examples, in the categories of the newer lines. */
const categoryOf: { [reason: string]: Category } = {
  plan: 'plan', means: 'plan', act: 'plan', place: 'plan', goodbye: 'plan', attempt: 'plan',
  selfharm: 'selfHarm', food: 'eating', abuse: 'abuse', others: 'others', other: 'others',
  past: 'past', denial: 'denied', idiom: 'figurative', fiction: 'told', topic: 'told',
  grief: 'grief', death: 'grief', hopeless: 'denied', worth: 'denied', coping: 'denied',
} // biome-ignore format: a table

/** All labelled lines by when they were written: each batch before the rules had seen it. */
export const batches: readonly { batch: string; title: string; lines: readonly LabelledLine[] }[] =
  [
    {
      batch: 'made with',
      title: 'Lines the first rules were made with',
      lines: [...examples, ...heldOutExamples, ...laterExamples].map(asLine),
    },
    {
      batch: 'first',
      title: 'First unseen lines',
      lines: [...firstBatchDanger, ...firstBatchNoDanger],
    },
    { batch: 'second', title: 'Second unseen lines', lines: secondBatch },
    { batch: 'third', title: 'Third unseen lines', lines: thirdBatch },
    { batch: 'fourth', title: 'Fourth unseen lines', lines: fourthBatch },
  ]

function asLine([grade, reason, text]: Example): LabelledLine {
  return {
    category: categoryOf[reason] ?? (grade === 'none' ? 'everyday' : 'ideation'),
    grade,
    text,
  }
}

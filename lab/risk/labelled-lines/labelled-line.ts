import type { Grade } from '@attune/contract/risk.ts'

/** What a line is about; six speak of danger, six only sound like it or lie behind. */
export type Category = keyof typeof categories

export const categories = {
  ideation: 'thoughts of dying',
  plan: 'a plan, means or an attempt',
  selfHarm: 'self-harm',
  eating: 'eating in a dangerous way',
  abuse: 'danger from someone else',
  others: 'someone else’s danger',
  past: 'past and recovered',
  denied: 'denied',
  figurative: 'a turn of phrase',
  told: 'fiction, news, work',
  grief: 'grief',
  everyday: 'everyday',
} as const

/** Nobody is in danger and nothing is heavy. */
export const harmless = ['figurative', 'told', 'everyday'] as const

/** One invented text, with the grade a careful reader would give it. */
export type LabelledLine = { category: Category; grade: Grade; text: string }

type ByGrade = { [G in Grade]?: readonly string[] }

export const labelledLines = (lines: { [C in Category]?: ByGrade }): LabelledLine[] =>
  Object.entries(lines).flatMap(([category, byGrade]) =>
    Object.entries(byGrade).flatMap(([grade, texts]) =>
      texts.map((text) => ({ category: category as Category, grade: grade as Grade, text })),
    ),
  )

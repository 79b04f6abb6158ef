import { type DangerFamily, dangerFamilies, type Grade } from '@attune/contract/risk.ts'

/** Columns of both models: danger at all; of danger whether it is imminent, somebody else's, of which kind. */
export const column = { danger: 0, imminent: 1, other: 2, families: 3 } as const
export const columnCount = column.families + dangerFamilies.length

/** What the model makes of a text. Log-odds; `grade` is what it raises a text to by itself. */
export type ModelReading = {
  grade: Grade
  /** Less than the note asks for, yet enough to ask in one line. */
  soft: boolean
  /** Enough to believe words that are as often told or feared as meant. */
  confirms: boolean
  danger: number
  imminent: number
  family: DangerFamily
  whose: 'self' | 'other'
  /** The share of the words that it knows, 0 to 1. */
  known: number
}

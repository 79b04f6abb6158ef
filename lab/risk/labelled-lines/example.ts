import type { Grade } from '@attune/contract/risk.ts'

/** Grade, reason in one word, text. Every text is invented. */
export type Example = readonly [Grade, string, string]

/** Texts of one grade, by the reason for it. */
export const labelled = (grade: Grade, texts: { [reason: string]: readonly string[] }): Example[] =>
  Object.entries(texts).flatMap(([reason, list]) =>
    list.map((text): Example => [grade, reason, text]),
  )

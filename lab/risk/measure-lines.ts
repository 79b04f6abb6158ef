import type { Measured, Share } from '@attune/contract/risk.ts'
import { gradeText, isDanger } from '@attune/engine/risk/grade-text.ts'
import { type Category, harmless, type LabelledLine } from './labelled-lines/labelled-line.ts'

type IsFlagged = (text: string) => boolean

const byRules: IsFlagged = (text) => isDanger(gradeText(text).grade)

/**
 * How the rules, or whatever flags, do on labelled lines, `possible` and above being flagged.
 * Precision: of the flagged, how many speak of danger; recall: of those that do, how many were
 * flagged; calmFlagged: of the figurative, told and everyday lines, how many were.
 */
export function measureLines(
  name: string,
  lines: readonly LabelledLine[],
  isFlagged = byRules,
): Measured {
  const read = lines.map((line) => ({ ...line, flagged: isFlagged(line.text) }))
  const dangers = read.filter(({ grade }) => isDanger(grade))
  const flagged = read.filter((line) => line.flagged)
  const calm = read.filter(({ category }) => isHarmless(category))
  const found = dangers.filter((line) => line.flagged).length
  return {
    name,
    firstMet: false,
    lines: lines.length,
    precision: share(found, flagged.length),
    recall: share(found, dangers.length),
    calmFlagged: share(calm.filter((line) => line.flagged).length, calm.length),
  }
}

const isHarmless = (category: Category) => harmless.some((one) => one === category)

/** Percentages with one decimal; Wilson score interval, 95 %. */
export function share(hits: number, of: number): Share {
  const z = 1.96
  const p = of === 0 ? 0 : hits / of
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const half = (z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of)
  if (of === 0) return { hits, of, percent: 0, from: 0, to: 0 }
  return {
    hits,
    of,
    percent: percent(p),
    from: percent(Math.max(0, middle - half)),
    to: percent(Math.min(1, middle + half)),
  }
}

const percent = (share: number) => Math.round(share * 1000) / 10

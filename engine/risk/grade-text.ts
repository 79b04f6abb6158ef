import { type DangerFamily, type Grade, grades } from '@attune/contract/risk.ts'
import { type LineFinder, linesOfRules, type ReadyRule } from './compile.ts'
import { findSigns, type Sign } from './find-signs.ts'
import { readWords } from './read-words.ts'
import type { Family } from './rules.ts'

/** `start` and `end` in the text as it was written; `whose` danger the words speak of. */
export type Reason = {
  start: number
  end: number
  rule: string
  family: Family
  kind: DangerFamily
  /** Believed wherever it stands. */
  sure: boolean
  /** Brings no note, yet enough to ask in one line. */
  asks: boolean
  grade: Grade
  whose: 'writer' | 'other'
}

/**
 * How much a text speaks of danger to whoever wrote it, and the words that say so, gravest first.
 * Deterministic, any string, linear in its length. Made to raise when in doubt: a denial, a thing
 * long past and a loss are `distress`; another person's danger is `possible` at most, because help
 * for them is help the writer looks for. A plain statement of the writer about now is lowered by
 * nothing else in the text.
 */
export const gradeText = (text: string) => gradeBy(linesOfRules, text)

/** By some of the rules. */
export function gradeBy(
  find: LineFinder<ReadyRule>,
  text: string,
): { grade: Grade; because: Reason[] } {
  const { plain, original } = readWords(text)
  const found = findSigns(plain, find)
  if (found.length === 0) return { grade: 'none', because: [] }
  const signs = besideEachOther(found).filter(({ grade }) => grade !== 'none')
  const because = signs
    .toSorted((a, b) => rank(b.grade) - rank(a.grade) || a.start - b.start)
    .slice(0, maxReasons)
    .map(
      ({ start, end, rule: { name, family, kind, sure = false, asks = false }, grade, whose }) => ({
        ...original(start, end),
        rule: name,
        family,
        kind,
        sure,
        asks,
        grade,
        whose,
      }),
    )
  return { grade: highest(signs.map(({ grade }) => grade)), because }
}

export const rank = (grade: Grade) => grades.indexOf(grade)

export function highest(list: readonly Grade[]): Grade {
  return list.reduce<Grade>((top, grade) => (rank(grade) > rank(top) ? grade : top), 'none')
}

export const lower = (one: Grade, other: Grade) => (rank(one) < rank(other) ? one : other)

/** From here on help is shown beside the text. */
export const isDanger = (grade: Grade) => rank(grade) >= rank('possible')

const maxReasons = 24

/** What is grave only beside another sign keeps its grade where there is one. */
function besideEachOther(signs: readonly Sign[]): Sign[] {
  const grave = new Set<string>()
  for (const { rule, grade, isOwn } of signs) {
    const counts = rule.alone === undefined || isDanger(rule.alone)
    if (isOwn && counts && isDanger(grade)) grave.add(rule.name)
  }
  return signs.map((sign) => {
    const { rule, isOwn, grade } = sign
    if (rule.alone === undefined) return sign
    if (!isOwn) return { ...sign, grade: lower(grade, rule.alone) }
    if (grave.size > (grave.has(rule.name) ? 1 : 0)) return sign
    return { ...sign, grade: isOneOfTwo(sign, signs) ? 'possible' : rule.alone }
  })
}

/** Two different hints close together ("the note is written", "when they have gone") are one sign. */
function isOneOfTwo({ rule, start }: Sign, signs: readonly Sign[]): boolean {
  return signs.some(
    (other) =>
      other.rule.alone === 'none' &&
      other.isOwn &&
      other.rule !== rule &&
      Math.abs(other.start - start) < closeBy,
  )
}

const closeBy = 160

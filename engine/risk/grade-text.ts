import { type Grade, grades } from '@attune/contract/risk.ts'
import { compiledIdioms, compiledRules, type ReadyRule } from './compile.ts'
import { type Frame, frameGrade, frameOf } from './frame.ts'
import { readWords } from './read-words.ts'

/** `start` and `end` in the text as it was written, and the name of the rule. */
export type Reason = { start: number; end: number; rule: string }

/**
 * How much a text speaks of danger to whoever wrote it, and the words that say so. Deterministic,
 * any string, linear in its length. Made to raise when in doubt: a denial, a thing long past and
 * a loss are `distress`; another person's danger is `possible` at most, because help for them is
 * help the writer looks for. A plain statement of the writer about now is lowered by nothing else
 * in the text.
 */
export function gradeText(text: string): { grade: Grade; because: Reason[] } {
  const { plain, original } = readWords(text)
  const read = plain.replace(compiledIdioms, (words) => '_'.repeat(words.length))
  const findings = besideEachOther(compiledRules.flatMap((rule) => find(rule, read)))
  const because = findings
    .filter((one) => one.grade !== 'none')
    .toSorted((a, b) => rank(b.grade) - rank(a.grade) || a.start - b.start)
    .slice(0, maxReasons)
    .map(({ start, end, rule }) => ({ ...original(start, end), rule: rule.name }))
  return { grade: highest(findings.map((one) => one.grade)), because }
}

export const rank = (grade: Grade) => grades.indexOf(grade)

export function highest(list: readonly Grade[]): Grade {
  return list.reduce<Grade>((top, grade) => (rank(grade) > rank(top) ? grade : top), 'none')
}

/** `isOwn`: of the writer, now, and lowered by nothing. */
type Finding = { grade: Grade; isOwn: boolean; rule: ReadyRule; start: number; end: number }

const maxReasons = 24
/** A rule that has spoken this often at its full grade has said what it has to say. */
const enough = 3

function find(rule: ReadyRule, text: string): Finding[] {
  const findings: Finding[] = []
  let full = 0
  for (const match of text.matchAll(rule.pattern)) {
    const [start, end] = [match.index, match.index + match[0].length]
    const frame: Frame = frameOf(text, start, end)
    const grade = frameGrade(rule, frame)
    const isOwn = grade === rule.grade && frame.isOwn(rule)
    findings.push({ grade, isOwn, rule, start, end })
    if (rank(grade) >= rank(rule.grade) && ++full === enough) break
  }
  return findings
}

/** What is grave only beside another sign keeps its grade where there is one. */
function besideEachOther(findings: Finding[]): Finding[] {
  const signs = new Set<string>()
  for (const { rule, grade, isOwn } of findings) {
    const counts = rule.alone === undefined || rank(rule.alone) >= rank('possible')
    if (isOwn && counts && rank(grade) >= rank('possible')) signs.add(rule.name)
  }
  return findings.map((one) => {
    const { rule, isOwn } = one
    if (rule.alone === undefined || !isOwn) return one
    const isBeside = signs.size > (signs.has(rule.name) ? 1 : 0)
    return isBeside ? one : { ...one, grade: rule.alone }
  })
}

import type { Grade } from '@attune/contract/risk.ts'
import type { LineFinder, ReadyRule } from './compile.ts'
import { withoutIdioms } from './find-idioms.ts'
import { type Frame, frameGrade, frameOf } from './frame.ts'

/** Words that a rule found; `isOwn`: of the writer, now, and lowered by nothing. */
export type Sign = {
  grade: Grade
  isOwn: boolean
  whose: 'writer' | 'other'
  rule: ReadyRule
  start: number
  end: number
}

/** Sentence by sentence: no rule reads across a full stop, and most sentences need no rule at all. */
export function findSigns(plain: string, find: LineFinder<ReadyRule>): Sign[] {
  const signs: Sign[] = []
  const said = new Map<ReadyRule, number>()
  for (let start = 0; start < plain.length; ) {
    const stop = plain.indexOf(' . ', start)
    const end = stop < 0 ? plain.length : stop
    const written = plain.slice(start, end)
    const words = written.split(' ')
    const lines = find(words).filter(({ of }) => (said.get(of) ?? 0) < enough)
    if (lines.length > 0) {
      const sentence = withoutIdioms(written, words)
      const next = plain.slice(end, end + farthest)
      for (const { of: rule, pattern } of lines) {
        // Not matchAll, which copies the pattern: most of these find nothing.
        pattern.lastIndex = 0
        for (let match = pattern.exec(sentence); match; match = pattern.exec(sentence)) {
          const [from, to] = [match.index, match.index + match[0].length]
          const sign = signOf(rule, frameOf(sentence, from, to, next))
          signs.push({ ...sign, start: start + from, end: start + to })
          if (!isFull(sign)) continue
          said.set(rule, (said.get(rule) ?? 0) + 1)
          if (said.get(rule) === enough) break
        }
      }
    }
    start = end + 3
  }
  return signs
}

/** A rule that has spoken this often at its full grade has said what it has to say. */
const enough = 3
/** How much of what follows may look back on a sentence. */
const farthest = 220

function signOf(rule: ReadyRule, frame: Frame): Omit<Sign, 'start' | 'end'> {
  const grade = frameGrade(rule, frame)
  const whose = frame.isOwn(rule) ? 'writer' : 'other'
  return { grade, isOwn: grade === rule.grade && whose === 'writer', whose, rule }
}

const isFull = ({ grade, rule }: Pick<Sign, 'grade' | 'rule'>) => grade === rule.grade

import type { Grade } from '@attune/contract/risk.ts'
import { isDanger } from '@attune/engine/risk/grade-text.ts'
import { share } from '../risk/measure-lines.ts'
import type { CorpusLine } from '../risk/read-corpus.ts'

/** Counts over lines of the corpus, graded by something. */
export type Tally = {
  dangerous: number
  found: number
  harmless: number
  flagged: number
  imminent: number
  imminentExact: number
  diaries: number
  diariesFlagged: number
}

export function tallyOf(lines: readonly CorpusLine[], gradeOf: (line: CorpusLine) => Grade): Tally {
  const tally = {
    dangerous: 0,
    found: 0,
    harmless: 0,
    flagged: 0,
    imminent: 0,
    imminentExact: 0,
    diaries: 0,
    diariesFlagged: 0,
  }
  for (const line of lines) {
    const grade = gradeOf(line)
    const met = isDanger(grade) ? 1 : 0
    if (isDanger(line.grade)) {
      tally.dangerous++
      tally.found += met
    } else {
      tally.harmless++
      tally.flagged += met
      if (line.kind === 'diary') {
        tally.diaries++
        tally.diariesFlagged += met
      }
    }
    if (line.grade === 'imminent') {
      tally.imminent++
      if (grade === 'imminent') tally.imminentExact++
    }
  }
  return tally
}

/** A share with its interval, for a cell of a table. */
export function percent(hits: number, of: number): string {
  if (of === 0) return 'none'
  const found = share(hits, of)
  const [value, from, to] = [found.percent, found.from, found.to].map((one) => one.toFixed(1))
  return `${value} % (${from} to ${to}; ${hits} of ${of})`
}

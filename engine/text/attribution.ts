import type { Because } from './text-analysis.ts'
import type { Token } from './tokens.ts'

const most = 4

/** The few words that moved a label most, neighbours joined, in the order they were written. */
export function becauseOf(tokens: readonly Token[], moved: Float64Array): Because[] {
  const total = moved.reduce((sum, value) => sum + Math.max(0, value), 0)
  const best = [...moved.keys()]
    .filter((i) => tokens[i]!.isWord && moved[i]! > total * leastShare)
    .toSorted((a, b) => moved[b]! - moved[a]! || a - b)
    .slice(0, most)
    .toSorted((a, b) => a - b)
  const spans: (Because & { last: number })[] = []
  for (const i of best) {
    const { start, end } = tokens[i]!
    const before = spans.at(-1)
    if (before && i - before.last === 1) Object.assign(before, { end, last: i })
    else spans.push({ start, end, last: i })
  }
  return spans.map(({ start, end }) => ({ start, end }))
}

const leastShare = 0.05

import type { Span } from './text-analysis.ts'
import type { Token } from './tokens.ts'

const mostTokens = 4
const leastShare = 0.05

/**
 * The few words that moved a label most, neighbours joined, in the order they were written.
 * `attribution`: of each token, how far it moved the label's log-odds.
 */
export function mostInfluentialSpans(tokens: readonly Token[], attribution: Float64Array): Span[] {
  const total = attribution.reduce((sum, value) => sum + Math.max(0, value), 0)
  const spans: (Span & { last: number })[] = []
  for (const { token, at } of strongest(tokens, attribution, total * leastShare)) {
    const { start, end } = token
    const before = spans.at(-1)
    if (before && at - before.last === 1) Object.assign(before, { end, last: at })
    else spans.push({ start, end, last: at })
  }
  return spans.map(({ start, end }) => ({ start, end }))
}

function strongest(tokens: readonly Token[], attribution: Float64Array, least: number) {
  return tokens
    .map((token, at) => ({ token, at, moved: attribution[at] ?? 0 }))
    .filter(({ token, moved }) => token.isWord && moved > least)
    .toSorted((a, b) => b.moved - a.moved || a.at - b.at)
    .slice(0, mostTokens)
    .toSorted((a, b) => a.at - b.at)
}

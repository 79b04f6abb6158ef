import { column } from '@attune/engine/danger/danger-labels.ts'
import { dangerWords } from '@attune/engine/danger/danger-words.ts'
import { ngramsOf } from '@attune/engine/danger/ngrams.ts'
import { isDanger } from '@attune/engine/risk/grade-text.ts'
import { readCorpus } from '../risk/read-corpus.ts'
import { auroc } from '../training/metrics.ts'
import { lotExamples } from './examples.ts'
import { quantileFromTop } from './stack.ts'
import { ngramLogOdds, trainNgrams } from './train-ngrams.ts'

/** Danger found by the n-gram model over the number of English lots it learnt from. */
export function curveTable(): string {
  const lines = readCorpus()
    .filter((lot) => lot.language === 'en' && lot.use === 'test')
    .flatMap((lot) => lot.lines)
    .map(({ text, grade }) => ({ buckets: ngramsOf(dangerWords(text)), isYes: isDanger(grade) }))
  const english = lotExamples().filter(({ language }) => language === 'en')
  const lots = [...new Set(english.map(({ lot }) => lot))]
  const counts = [4, 8, 16, 32, lots.length].filter((count) => count <= lots.length)
  const points = [...new Set(counts)].map((count) => {
    const kept = new Set(spread(lots, count))
    const model = trainNgrams(
      english.filter(({ lot }) => kept.has(lot)),
      { rows: 1 << 17, first: column.danger, count: 1, epochs: 8 },
    )
    const scores = lines.map(({ buckets }) => ngramLogOdds(model, buckets)[0]!)
    const at = quantileFromTop(
      scores.filter((_, i) => !lines[i]!.isYes),
      0.02,
    )
    const dangerous = scores.filter((_, i) => lines[i]!.isYes)
    return {
      count,
      found: dangerous.filter((score) => score > at).length / dangerous.length,
      area: auroc(
        scores,
        lines.map(({ isYes }) => isYes),
        [...lines.keys()],
      ),
    }
  })
  const next = twiceAsMany(points)
  return [
    '| lots | found | AUROC |',
    '|---|---|---|',
    ...points.map(
      ({ count, found, area }) =>
        `| ${count} | ${(100 * found).toFixed(1)} % | ${area.toFixed(3)} |`,
    ),
    `| ${2 * lots.length}, as the line through these goes on | ${(100 * next).toFixed(0)} % | |`,
  ].join('\n')
}

/** `count` of them, as far apart as they are numbered. */
const spread = (lots: readonly string[], count: number) =>
  Array.from({ length: count }, (_, i) => lots[Math.floor((i * lots.length) / count)]!)

type Point = { count: number; found: number }

/** The least squares line of what is found over the logarithm of the lots, at twice the last. */
function twiceAsMany(points: readonly Point[]): number {
  const xs = points.map(({ count }) => Math.log2(count))
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
  const [x, y] = [mean(xs), mean(points.map(({ found }) => found))]
  const slope =
    points.reduce((sum, { found }, i) => sum + (xs[i]! - x) * (found - y), 0) /
    xs.reduce((sum, one) => sum + (one - x) ** 2, 0)
  return y + slope * (xs.at(-1)! + 1 - x)
}

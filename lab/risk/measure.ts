import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Measured } from '@attune/contract/risk.ts'
import { gradeText, isDanger } from '@attune/engine/risk/grade-text.ts'
import { batches } from './labelled-lines/batches.ts'
import { firstRuns } from './labelled-lines/first-runs.ts'
import { measureData } from './measure-data.ts'
import { measureLines, share } from './measure-lines.ts'
import { openShipped } from './shipped-models.ts'

/**
 * node lab/risk/measure.ts [--data folder] [--write]
 * Measures the rules of danger on every labelled line, alone and with the model, their speed, and,
 * given the folder, on everyday and crisis texts. `--write` keeps the figures for the public page and in docs/safety.md.
 */
const { values } = parseArgs({ options: { data: { type: 'string' }, write: { type: 'boolean' } } })
const root = join(import.meta.dirname, '../..')

const lines = batches.flatMap((batch) => batch.lines)
const shipped = openShipped()
const isFlagged = (text: string) => isDanger(shipped(text).grade)

const measured = [
  ...batches.map(({ title, lines }) => measureLines(title, lines)),
  measureLines('All labelled lines', lines),
  ...firstRuns.map(firstRun),
]
const report = [
  table([
    ...measured,
    measureLines('All labelled lines, rules and model, which learnt from them', lines, isFlagged),
  ]),
  byCategory(),
  misses(),
  speed(),
  values.data ? measureData(values.data) : '',
].filter(Boolean)
console.log(report.join('\n\n'))
if (values.write) write()

function firstRun(run: (typeof firstRuns)[number]): Measured {
  const { title } = batches.find(({ batch }) => batch === run.batch)!
  return {
    name: `${title}, when an earlier, longer list of rules first met them`,
    firstMet: true,
    lines: run.lines,
    precision: share(run.found, run.flagged),
    recall: share(run.found, run.dangers),
    calmFlagged: share(run.harmlessFlagged, run.harmless),
  }
}

function table(rows: readonly Measured[]): string {
  const cell = ({ percent, from, to, hits, of }: Measured['recall']) =>
    `${percent} % (${from} to ${to}; ${hits} of ${of})`
  return [
    '| lines | how many | precision | recall | harmless lines flagged |',
    '|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.name} | ${row.lines} | ${cell(row.precision)} | ${cell(row.recall)} | ${cell(row.calmFlagged)} |`,
    ),
  ].join('\n')
}

function byCategory(): string {
  const rows = [...Map.groupBy(lines, ({ category }) => category)].map(([category, own]) => {
    const graded = own.map((line) => ({ ...line, got: gradeText(line.text).grade }))
    const right = graded.filter(({ grade, got }) => isDanger(grade) === isDanger(got)).length
    const exact = graded.filter(({ grade, got }) => grade === got).length
    return `| ${category} | ${own.length} | ${right} | ${exact} |`
  })
  return [
    '| category | lines | flagged rightly or left rightly by the rules | grade exactly right |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function misses(): string {
  const wrong = lines
    .map((line) => ({ ...line, got: shipped(line.text).grade }))
    .filter(({ grade, got }) => isDanger(grade) !== isDanger(got))
  return [
    `Wrong by rules and model, ${wrong.length}:`,
    ...wrong.map(({ grade, got, text }) => `- ${grade}, read as ${got}: ${text}`),
  ].join('\n')
}

function speed(): string {
  const texts = batches.flatMap(({ lines }) => lines.map(({ text }) => text))
  const long = texts.join(' ').repeat(3).slice(0, 60_000)
  const short = best(() => texts.forEach((text) => void gradeText(text)))
  return [
    `Short texts: ${Math.round((texts.length / short) * 1000)} a second on one core (half of them of danger).`,
    `60,000 characters of them: ${Math.round(best(() => gradeText(long)))} ms.`,
  ].join('\n')
}

/** Milliseconds of the processor; the best of ten, as the machine may be busy. */
function best(run: () => void): number {
  return Math.min(
    ...Array.from({ length: 10 }, () => {
      const before = process.cpuUsage()
      run()
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1_000
    }),
  )
}

function write() {
  writeFileSync(join(root, 'engine/risk/measured.json'), `${JSON.stringify(measured, null, 2)}\n`)
  const path = join(root, 'docs/safety.md')
  const marks = /(<!-- measured -->\n)[\s\S]*?(<!-- end -->)/
  const text = report.join('\n\n')
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(marks, (_, start, end) => `${start}\n${text}\n\n${end}`),
  )
}

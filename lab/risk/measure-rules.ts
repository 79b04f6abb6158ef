import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { DangerReading } from '@attune/engine/danger/read-danger.ts'
import { isDanger, type Reason } from '@attune/engine/risk/grade-text.ts'
import { rules } from '@attune/engine/risk/rules.ts'
import { batches } from './labelled-lines/batches.ts'
import { readCorpus } from './read-corpus.ts'
import { openShipped } from './shipped-models.ts'

/**
 * npm run eval:rules [-- --data folder]
 * What each rule carries, as Markdown: how often it is met in dangerous and in harmless lines of the
 * lots for learning, in our labelled lines, and, with the folder, in people who support others or
 * come near danger and in those in danger. In brackets: where no other rule and not the model brings
 * the note.
 */
const { values } = parseArgs({ options: { data: { type: 'string' } } })
const inDanger: ReadonlySet<string> = new Set(['ideation', 'behavior', 'attempt'])
const shipped = openShipped()

const columns = [
  'lots: dangerous',
  'lots: harmless',
  'labelled: dangerous',
  'labelled: harmless',
  'people in danger',
  'other people',
] as const
type Column = (typeof columns)[number]
type Counts = { met: number; alone: number }

const table = new Map(
  rules.map(({ family, name }) => [
    `${family}: ${name}`,
    new Map<Column, Counts>(columns.map((column) => [column, { met: 0, alone: 0 }])),
  ]),
)

for (const lot of readCorpus())
  if (lot.language === 'en' && lot.use === 'learning')
    for (const { text, grade } of lot.lines)
      count(isDanger(grade) ? 'lots: dangerous' : 'lots: harmless', text)
for (const { lines } of batches)
  for (const { text, grade } of lines)
    count(isDanger(grade) ? 'labelled: dangerous' : 'labelled: harmless', text)
if (values.data)
  for (const { text, label } of people(values.data))
    count(inDanger.has(label) ? 'people in danger' : 'other people', text)
print()

function count(column: Column, text: string) {
  const reading = shipped(text)
  const met = new Set(reading.because.filter(({ grade }) => isDanger(grade)).map(nameOf))
  for (const name of met) table.get(name)!.get(column)!.met++
  const only = onlyBeliever(reading)
  if (only) table.get(only)!.get(column)!.alone++
}

/** The one rule that brings the note. */
function onlyBeliever({ believed, byModel }: DangerReading): string | undefined {
  const names = [...new Set(believed.map(nameOf))]
  return names.length === 1 && !isDanger(byModel.grade) ? names[0] : undefined
}

function nameOf({ family, rule }: Pick<Reason, 'family' | 'rule'>): string {
  return `${family}: ${rule}`
}

function people(folder: string): { text: string; label: string }[] {
  const lines = readFileSync(join(folder, 'cssrs/users.jsonl'), 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line))
}

function print() {
  console.log(`| rule | ${columns.join(' | ')} |\n|---|${'---|'.repeat(columns.length)}`)
  for (const [name, counts] of table) {
    const cells = columns.map((column) => {
      const { met, alone } = counts.get(column)!
      return alone > 0 ? `${met} (${alone})` : `${met}`
    })
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDangerModel } from '@attune/engine/danger/danger-model.ts'
import { readData } from '../training/read-data.ts'
import { costTable } from './measure-cost.ts'
import { curveTable } from './measure-curve.ts'
import { disguisedTable } from './measure-disguised.ts'
import { everydayTable, kindsTable, lotsTable, measuredLots, pagesTable } from './measure-lots.ts'
import { dangerWeightsFile } from './weights-file.ts'

/**
 * node lab/danger/evaluate.ts [--data folder] [--write]
 * How well danger is met in lots that nothing was learnt from, as Markdown; with the folder, how
 * often everyday and crisis texts are. `--write` keeps it in docs/danger-report.md.
 */
const { values } = parseArgs({ options: { data: { type: 'string' }, write: { type: 'boolean' } } })
const root = join(import.meta.dirname, '../..')
const file = readFileSync(dangerWeightsFile)
const model = openDangerModel(file)
const firstSight = readFileSync(join(import.meta.dirname, 'first-sight.md'), 'utf8').trim()

const report = `# Danger in figures

Made by \`npm run eval:danger -- --data <folder> --write\`; version ${model.version} of the model. What is
read, how and why is told in [safety.md](safety.md), how the lines are graded in
[risk-guide.md](risk-guide.md). No clinician has read the lines or the guide yet. Found: dangerous
lines that bring the note (\`possible\` or \`imminent\`). Flagged: harmless lines that do; they are
*hard*, written to hold the words of danger. Intervals: 95 %, Wilson.

## Lots that nobody looks at

Nobody reads their lines or what was missed in them, and nothing is ever learnt from them.

${lotsTable(model, 'sealed')}

## Lots that were read after measuring

${lotsTable(model, 'test')}

## What is disguised, and what is typed in a hurry

By two people who had not read a word of what finds them (\`lab/danger/disguised-lines.tsv\`); \`practice\`
and \`everyday\` are harmless: appointments, fees, tablets as prescribed. The first set was met by disguises
alone, the second by all there is; the lines were read after that.

${disguisedTable(model)}

## Diary pages of ordinary days

Four hundred pages without danger, by writers who knew nothing of how they are read. Nobody reads them.

${pagesTable(model)}

## Which help

Of dangerous lines of both kinds of lots: whether the kind of danger and whose it is are met; how many lines that bring no note are asked about in one line.

${kindsTable(model)}

## First sight

Figures are kept from the first time a version met the lots.

${firstSight}

## Everyday and crisis texts

The score of whole entries, which confirms rules, learnt from these people; its figures for people it never
met are in [engine-report.md](engine-report.md).

${values.data ? everydayTable(model, readData(values.data)) : 'Not measured.'}

## What more lots would bring

The n-gram model alone, in English, learnt from so many lots, on the lots that were read; the
threshold is where two in a hundred of their hard harmless lines are flagged.

${curveTable()}

## Cost

${costTable(file)}
`
console.log(report)
if (values.write) {
  writeFileSync(join(root, 'docs/danger-report.md'), report)
  const json = JSON.stringify(measuredLots(model), null, 2)
  writeFileSync(join(root, 'engine/danger/measured-lots.json'), `${json}\n`)
}

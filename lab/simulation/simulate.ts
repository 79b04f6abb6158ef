import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runExperiments } from './experiments.ts'
import { seedsOf } from './parameters.ts'
import { reportOf } from './report.ts'

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '20' }, write: { type: 'boolean', default: false } },
})

const seeds = seedsOf(Number(values.seeds))
const report = reportOf(runExperiments(seeds), seeds.length)
if (values.write) writeFileSync(new URL('../../docs/learning-report.md', import.meta.url), report)
else console.log(report)

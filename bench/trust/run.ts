import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { emptyFolder, startProcess } from '../../server/testing/process.ts'
import { away } from './away.ts'
import { drain } from './drain.ts'
import type { Finding } from './finding.ts'
import { fuzz, prototypeFields } from './fuzz.ts'
import { kills } from './kills.ts'
import { offline } from './offline.ts'
import { sqlInjection } from './sql-injection.ts'

/**
 * The long part of what shows that Attune can be trusted; the fast part is in `npm test`.
 * `npm run trust` runs all, `npm run trust -- kills away` some; `--write` keeps the report of all.
 */
const parts: Readonly<Record<string, () => Promise<Finding[]>>> = {
  fuzz: () => withServer((url) => fuzz(url)),
  prototypes: () => withServer(async (url) => [await prototypeFields(url)]),
  kills: () => kills(),
  away: () => withServer((url) => away(url)),
  drain,
  sql: () => withServer(sqlInjection),
  offline,
}

const words = process.argv.slice(2)
const chosen = words.filter((word) => !word.startsWith('--'))
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`,
  )
  process.exit(2)
}

const findings: Finding[] = []
for (const [name, run] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const started = performance.now()
  const found = await run()
  findings.push(...found)
  for (const { what, goal, measured, reached } of found)
    console.log(`${reached ? 'ok    ' : 'MISSED'} ${what}: ${measured} (goal ${goal})`)
  console.log(`       ${name} took ${((performance.now() - started) / 1_000).toFixed(0)} s`)
}
if (words.includes('--write') && chosen.length === 0)
  writeFileSync(join(import.meta.dirname, '../../docs/trust-report.md'), report(findings))
process.exit(findings.every(({ reached }) => reached) ? 0 : 1)

async function withServer(work: (url: string) => Promise<Finding[]>): Promise<Finding[]> {
  const server = await startProcess({ DATA_DIR: emptyFolder() })
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}

function report(all: readonly Finding[]) {
  const rows = all.map(
    ({ what, goal, measured, reached }) =>
      `| ${[what, goal, measured, reached ? 'reached' : '**missed**'].map(inCell).join(' | ')} |`,
  )
  return `# What was tried against Attune

The last output of \`npm run trust -- --write\`, on ${availableParallelism()} cores that the server, its database and all who attack it share. \`npm test\` holds the faster checks: who may make which call, hostile bodies and addresses, pictures, limits, names, the log.

| what | goal | measured | |
|---|---|---|---|
${rows.join('\n')}
`
}

function inCell(text: string) {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

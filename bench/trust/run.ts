import { emptyFolder, startProcess } from '../../server/testing/process.ts'
import { away } from './away.ts'
import { drain } from './drain.ts'
import type { Finding } from './finding.ts'
import { fuzz, prototypeFields } from './fuzz.ts'
import { kills } from './kills.ts'
import { offline } from './offline.ts'
import { pictures } from './pictures.ts'
import { keepSections, type Sections, sectionOf } from './report.ts'
import { screens } from './screens.ts'
import { sqlInjection } from './sql-injection.ts'

/**
 * The long part of what shows that Attune can be trusted; the fast part is in `npm test`.
 * `npm run trust` runs all, `npm run trust -- kills away` some; `--write` keeps the report of
 * those that ran in place of what stood there of them.
 */
const parts: Readonly<Record<string, () => Promise<Finding[]>>> = {
  fuzz: () => withServer((url) => fuzz(url)),
  prototypes: () => withServer(async (url) => [await prototypeFields(url)]),
  kills: () => kills(),
  away: () => withServer((url) => away(url)),
  drain,
  pictures,
  screens,
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
const run: Sections = new Map()
for (const [name, attempt] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const started = performance.now()
  const found = await attempt()
  findings.push(...found)
  for (const { what, goal, measured, reached } of found)
    console.log(`${reached ? 'ok    ' : 'MISSED'} ${what}: ${measured} (goal ${goal})`)
  const seconds = (performance.now() - started) / 1_000
  console.log(`       ${name} took ${seconds.toFixed(0)} s`)
  run.set(name, sectionOf(found, seconds, new Date()))
}
if (words.includes('--write')) keepSections(run, Object.keys(parts))
process.exit(findings.every(({ reached }) => reached) ? 0 : 1)

async function withServer(work: (url: string) => Promise<Finding[]>): Promise<Finding[]> {
  const server = await startProcess({ DATA_DIR: emptyFolder() })
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}

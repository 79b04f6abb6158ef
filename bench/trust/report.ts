import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Finding } from './finding.ts'

/** What stands of each part, by its name, without its heading. */
export type Sections = Map<string, string>

const place = join(import.meta.dirname, '../../docs/trust-report.md')

const preface = `# What was tried against Attune

The last output of each part of \`npm run trust -- --write\`; a part may have run on another day than its neighbour. The server, its database and all who attack it share the cores. \`npm test\` holds the faster checks: who may make which call, hostile bodies and addresses, limits, names, the log.
`

export function sectionOf(findings: readonly Finding[], seconds: number, at: Date): string {
  const rows = findings.map(
    ({ what, goal, measured, reached }) =>
      `| ${[what, goal, measured, reached ? 'reached' : '**missed**'].map(inCell).join(' | ')} |`,
  )
  return `${at.toISOString().slice(0, 10)}, ${availableParallelism()} cores, ${seconds.toFixed(0)} s

| what | goal | measured | |
|---|---|---|---|
${rows.join('\n')}
`
}

/** Reads back what `written` wrote. */
export const sectionsIn = (report: string): Sections =>
  new Map(
    report
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const end = section.indexOf('\n')
        return [section.slice(0, end), `${section.slice(end).trim()}\n`]
      }),
  )

export const written = (sections: Sections, order: readonly string[]): string =>
  [
    preface,
    ...order.flatMap((name) => (sections.has(name) ? [`## ${name}\n\n${sections.get(name)}`] : [])),
  ].join('\n')

/** In place of what stood there of the same parts; what stands of the others is left. */
export function keepSections(fresh: Sections, order: readonly string[]) {
  const before = existsSync(place) ? sectionsIn(readFileSync(place, 'utf8')) : new Map()
  writeFileSync(place, written(new Map([...before, ...fresh]), order))
}

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

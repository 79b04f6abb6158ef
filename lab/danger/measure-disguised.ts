import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DangerModel } from '@attune/engine/danger/danger-model.ts'
import { readDanger, readWritten } from '@attune/engine/danger/read-danger.ts'
import { languageOf } from '@attune/engine/language/language-of.ts'
import { isDanger } from '@attune/engine/risk/grade-text.ts'
import { table } from '../markdown-table.ts'
import { percent } from './tally.ts'

/** By people who had not read a word of what finds them; `first` and `second` by different ones. */
export type DisguisedLine = {
  set: string
  kind: string
  language: string
  isDanger: boolean
  text: string
}

export const disguisedLines: readonly DisguisedLine[] = readFileSync(
  join(import.meta.dirname, 'disguised-lines.tsv'),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [set, kind, language, danger, text] = line.split('\t') as [
      string,
      string,
      string,
      string,
      string,
    ]
    return { set, kind, language, isDanger: danger === 'yes', text }
  })

export type Reader = (text: string) => boolean

/** Whether a text brings the note: as shipped, as it is written alone, and by a list of a few words. */
export const readersOf = (model: DangerModel): Readonly<Record<string, Reader>> => ({
  shipped: (text) => readDanger(model, text).family !== null,
  'as it is written': (text) => isDanger(readWritten(model, text, languageOf(text), false).grade),
  'six words': (text) =>
    /\b(suicide|suicidal|kill myself|want to die|overdose|self harm)\b/i.test(text),
})

/** What they made of them when the rules of today's kind first met each set, and before there were any. */
const firstSight: Readonly<Record<string, readonly [before: number, first: number]>> = {
  'first leet': [10, 19],
  'first split': [12, 19],
  'first homoglyph': [15, 20],
  'first slang': [23, 23],
  'second disguised': [17, 33],
  'second careless': [15, 24],
  'second practice-danger': [15, 15],
}

export function disguisedTable(model: DangerModel): string {
  const readers = readersOf(model)
  const kinds = [...Map.groupBy(disguisedLines, ({ set, kind }) => `${set} ${kind}`)]
  const rows = kinds.map(([name, lines]) => {
    const dangerous = lines.filter((line) => line.isDanger)
    const harmless = lines.filter((line) => !line.isDanger)
    const [before, first] = firstSight[name] ?? []
    const shares = Object.values(readers).flatMap((isMet) =>
      [dangerous, harmless].map((some) =>
        percent(some.filter(({ text }) => isMet(text)).length, some.length),
      ),
    )
    return [name, before ?? '', first ?? '', ...shares].map(String)
  })
  const heads = Object.keys(readers).flatMap((name) => [`${name}: found`, 'flagged'])
  return table(['lines', 'found before', 'at first sight', ...heads], rows)
}

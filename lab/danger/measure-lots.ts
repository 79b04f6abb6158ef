import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type DangerLanguage,
  dangerLanguages,
  type Grade,
  type MeasuredLots,
} from '@attune/contract/risk.ts'
import type { DangerModel } from '@attune/engine/danger/danger-model.ts'
import { readText } from '@attune/engine/danger/read-danger.ts'
import { languageOf } from '@attune/engine/language/language-of.ts'
import { gradeText, isDanger } from '@attune/engine/risk/grade-text.ts'
import { checkInAt, openTextModels } from '@attune/engine/text/text-models.ts'
import { share } from '../risk/measure-lines.ts'
import { type CorpusLine, readCorpus, readPages, type Use } from '../risk/read-corpus.ts'
import { graveWordCount } from '../training/keywords.ts'
import type { Data } from '../training/read-data.ts'
import { percent, type Tally, tallyOf } from './tally.ts'

type GradeOf = (text: string, language: DangerLanguage) => Grade

const shipped = 'rules and model'
const naive = 'two grave words'

/** What is shipped, its language told,, its two halves alone, and a naive list of words. */
const readers = (model: DangerModel): Readonly<Record<string, GradeOf>> => ({
  [shipped]: (text, language) =>
    readText(model, text, language, textModels.read(text, false).danger >= checkInAt).grade,
  'model alone': (text, language) => model.read(text, language).grade,
  'rules alone': (text) => gradeText(text).grade,
  [naive]: (text) => (graveWordCount(text) > 1 ? 'possible' : 'none'),
})

const textModels = openTextModels(
  readFileSync(join(import.meta.dirname, '../../engine/text/weights.bin')),
)

const corpus = readCorpus()
const linesOf = (language: string, uses: readonly Use[]) =>
  corpus
    .filter((lot) => lot.language === language && uses.includes(lot.use))
    .flatMap(({ lines }) => lines)

export function lotsTable(model: DangerModel, use: Use): string {
  const rows = dangerLanguages.flatMap((language) => {
    const lines = linesOf(language, [use])
    if (lines.length === 0) return []
    return Object.entries(readers(model)).flatMap(([reader, gradeOf]) =>
      language !== 'en' && reader === naive
        ? []
        : row(
            language,
            reader,
            tallyOf(lines, ({ text }) => gradeOf(text, language)),
          ),
    )
  })
  return [
    '| language | read by | found | harmless flagged | imminent exact | diary pages flagged |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** How often a page of an ordinary day brings the note, and how often it is asked about in one line. */
export function pagesTable(model: DangerModel): string {
  const pages = readPages()
  const asked = pages.filter((text) => readText(model, text, 'en').soft).length
  const rows = Object.entries(readers(model)).map(([reader, gradeOf]) => {
    const flagged = pages.filter((text) => isDanger(gradeOf(text, 'en'))).length
    const soft = reader === shipped ? percent(asked, pages.length) : ''
    return `| ${reader} | ${percent(flagged, pages.length)} | ${soft} |`
  })
  return ['| read by | flagged | asked |', '|---|---|---|', ...rows].join('\n')
}

/** Rules and model on the lots that nobody looks at, for the public page. */
export function measuredLots(model: DangerModel): MeasuredLots[] {
  const gradeOf = readers(model)[shipped]!
  return dangerLanguages.map((language) => {
    const one = tallyOf(linesOf(language, ['sealed']), ({ text }) => gradeOf(text, language))
    return {
      language,
      found: share(one.found, one.dangerous),
      flagged: share(one.flagged, one.harmless),
      imminent: share(one.imminentExact, one.imminent),
    }
  })
}

function row(language: string, reader: string, one: Tally): string {
  const cells = [
    language,
    reader,
    percent(one.found, one.dangerous),
    percent(one.flagged, one.harmless),
    percent(one.imminentExact, one.imminent),
    percent(one.diariesFlagged, one.diaries),
  ]
  return `| ${cells.join(' | ')} |`
}

export function kindsTable(model: DangerModel): string {
  const rows = dangerLanguages.map((language) => {
    const lines = linesOf(language, ['test', 'sealed'])
    const dangerous = lines.filter(({ grade }) => isDanger(grade))
    const harmless = lines.filter(({ grade }) => !isDanger(grade))
    const read = dangerous.map((line) => ({ line, by: model.read(line.text, language) }))
    const kind = read.filter(({ line, by }) => line.family === by.family).length
    const whose = read.filter(({ line, by }) => (line.whose === 'other') === (by.whose === 'other'))
    const soft = (list: readonly CorpusLine[]) =>
      percent(list.filter(({ text }) => readText(model, text, language).soft).length, list.length)
    const told = lines.filter(({ text }) => languageOf(text) === language).length
    return `| ${language} | ${percent(told, lines.length)} | ${percent(kind, read.length)} | ${percent(whose.length, read.length)} | ${soft(dangerous)} | ${soft(harmless)} |`
  })
  return [
    '| language | language found | kind | whose | dangerous, asked | harmless, asked |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

const levels = ['supportive', 'indicator', 'ideation', 'behavior', 'attempt'] as const

export function everydayTable(model: DangerModel, { dev, stressors, people }: Data): string {
  const sets: [string, readonly { text: string }[]][] = [
    ['comments (development set)', dev],
    ['sentences about stress', stressors],
    ...levels.map((level): [string, readonly { text: string }[]] => [
      `people, level ${level}`,
      people.filter((one) => one.level === level),
    ]),
  ]
  const all = readers(model)
  const shown = [shipped, 'model alone', 'rules alone'] as const
  const rows = sets.map(([name, texts]) => {
    const cells = shown.map((reader) =>
      percent(texts.filter(({ text }) => isDanger(all[reader]!(text, 'en'))).length, texts.length),
    )
    return `| ${name} | ${cells.join(' | ')} |`
  })
  return [`| texts | ${shown.join(' | ')} |`, '|---|---|---|---|', ...rows].join('\n')
}

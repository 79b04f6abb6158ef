import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ConcernSlug, concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { heardIn } from '@attune/engine/matching/said-facts.ts'
import { openTextModels } from '@attune/engine/text/text-models.ts'

/** What somebody might say in the first minute, and what an intake counsellor would note of it. */
export type HeardLine = { language: string; concerns: readonly ConcernSlug[]; text: string }

export type HeardResult = {
  reader: string
  language: string
  lines: number
  /** Of what was heard, the share that was meant; of what was meant, the share heard. From 0 to 1. */
  precision: number
  recall: number
  /** Of the lines that mean something, the share of which at least one meaning was heard. */
  some: number
  /** Of the lines that say nothing in particular, how many something was heard in. */
  invented: string
}

export const textModels = openTextModels(
  readFileSync(join(import.meta.dirname, '../../engine/text/weights.bin')),
)

/** Throws on a line that is not whole or names a concern there is none of. */
export function readHeardLines(): HeardLine[] {
  const file = readFileSync(join(import.meta.dirname, 'heard/lines.tsv'), 'utf8')
  return file
    .trim()
    .split('\n')
    .map((line, i) => {
      const [language, codes, text] = line.split('\t')
      const named = codes === 'none' ? [] : codes?.split(',').map((code) => slugOf(code))
      if (!language || !text || !named || named.includes(undefined))
        throw new Error(`Line ${i + 1} is not whole: ${line}`)
      return { language, concerns: named as ConcernSlug[], text }
    })
}

const slugOf = (code: string) => concernSlugs.find((slug) => slug === code)

const readers: Readonly<Record<string, (text: string) => readonly ConcernSlug[]>> = {
  Attune: (text) => heardIn(textModels, text),
  'the text models alone': (text) =>
    textModels.read(text, false).concerns.map(({ label }) => label),
  'the most frequent concern, always': () => ['relationships'],
}

/** English and the other languages apart: the models know English alone. */
export function measureHeard(): HeardResult[] {
  const lines = readHeardLines()
  const groups = [
    ['English', lines.filter(({ language }) => language === 'en')],
    ['the other eight', lines.filter(({ language }) => language !== 'en')],
  ] as const
  return groups.flatMap(([language, of]) =>
    Object.entries(readers).map(([reader, read]) => ({ reader, language, ...measured(of, read) })),
  )
}

function measured(
  lines: readonly HeardLine[],
  read: (text: string) => readonly ConcernSlug[],
): Omit<HeardResult, 'reader' | 'language'> {
  const all = lines.map(({ text, concerns }) => {
    const heard = read(text)
    return { heard, concerns, right: heard.filter((one) => concerns.includes(one)) }
  })
  const sum = (count: (one: (typeof all)[number]) => number) =>
    all.reduce((total, one) => total + count(one), 0)
  const telling = all.filter(({ concerns }) => concerns.length > 0)
  const idle = all.filter(({ concerns }) => concerns.length === 0)
  const right = sum((one) => one.right.length)
  return {
    lines: lines.length,
    precision: right / sum((one) => one.heard.length),
    recall: right / sum((one) => one.concerns.length),
    some: telling.filter((one) => one.right.length > 0).length / telling.length,
    invented: `${idle.filter((one) => one.heard.length > 0).length} of ${idle.length}`,
  }
}

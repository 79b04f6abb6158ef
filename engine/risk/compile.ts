import { anchorsOf } from './anchors.ts'
import { idioms } from './idioms.ts'
import { type FamilyRule, rules } from './rules.ts'
import { words } from './words.ts'

export type ReadyRule = Omit<FamilyRule, 'says' | 'example' | 'counter'>

/** A rule or an idiom. */
export type Line<T> = { of: T; source: string; pattern: RegExp }

/** What can match a sentence of these words, in the order it is written in. */
export type LineFinder<T> = (words: readonly string[]) => Line<T>[]

export const linesOf = (list: readonly FamilyRule[]): Line<ReadyRule>[] =>
  list.map(({ says, example, counter, ...rule }) => ({ ...compile(says), of: rule }))

export const finderOf = (list: readonly FamilyRule[]) => finder(linesOf(list))

export const linesOfRules: LineFinder<ReadyRule> = finderOf(rules)

export const linesOfIdioms: LineFinder<null> = finder(
  idioms
    .trim()
    .split(/\s*\n\s*/)
    .map((idiom) => ({ ...compile(idiom), of: null })),
)

function finder<T>(lines: readonly Line<T>[]): LineFinder<T> {
  const byAnchor = new Map<string, number[]>()
  const always: number[] = []
  const needed = lines.map(({ source }) => anchorsOf(source))
  needed.forEach((alternatives, id) => {
    if (!alternatives) always.push(id)
    for (const [rarest] of alternatives ?? [])
      for (const anchor of rarest!) {
        const ids = byAnchor.get(anchor)
        if (!ids) byAnchor.set(anchor, [id])
        else if (ids.at(-1) !== id) ids.push(id)
      }
  })
  const fits = (id: number, sentence: readonly string[]) =>
    needed[id]!.some((sets) => sets.every((set) => holdsOne(set, sentence)))
  return (sentence) => {
    const found = new Set<number>()
    for (const word of sentence) for (const id of byAnchor.get(word) ?? none) found.add(id)
    const fitting = always.slice()
    for (const id of found) if (fits(id, sentence)) fitting.push(id)
    return fitting.sort((a, b) => a - b).map((id) => lines[id]!)
  }
}

const none: readonly number[] = []

function holdsOne(set: ReadonlySet<string>, sentence: readonly string[]): boolean {
  for (let i = 0; i < sentence.length; i++) if (set.has(sentence[i]!)) return true
  return false
}

/** Gaps are bounded, so that no text makes a pattern slow. */
function compile(says: string): Omit<Line<never>, 'of'> {
  const source = withWholeWords(named(says).replace(/\((?!\?)/g, '(?:'))
  return { source, pattern: new RegExp(`\\b(?:${source})\\b`, 'g') }
}

/** A list that is an alternative of its own needs no group, and its words can be anchors. */
function named(source: string): string {
  const gaps = source.replaceAll(' …', '(?: {small}){0,5}').replaceAll('~', '(?: [a-z0-9]+){0,3}')
  return gaps.replace(/\{([a-zA-Z]+)\}/g, (found, list: string, at: number) => {
    const alternatives = named(
      words[list]!.trim()
        .split(/\s*\|\s*\n\s*| \| /)
        .join('|'),
    )
    const isAlone =
      '|('.includes(gaps.charAt(at - 1)) && '|)'.includes(gaps.charAt(at + found.length))
    return isAlone ? alternatives : `(?:${alternatives})`
  })
}

/** What must not follow is whole words: "take me (?! to)" still reads "take me tonight". */
function withWholeWords(source: string): string {
  const start = source.indexOf('(?! ')
  if (start < 0) return source
  let end = start + 1
  for (let depth = 1; depth > 0; end++)
    depth += source[end] === '(' ? 1 : source[end] === ')' ? -1 : 0
  const inside = source.slice(start, end - 1)
  return `${source.slice(0, start)}${inside}\\b)${withWholeWords(source.slice(end))}`
}

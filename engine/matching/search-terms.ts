import { emptyWords } from '@attune/content/matching/search-words.ts'
import type { SearchKind } from '@attune/contract/search.ts'
import { type FoldedWord, foldedWords } from '../language/folded-words.ts'
import { labelOf } from '../questionnaires/read-practice.ts'
import { asksFor, questionOf, readPhrases, searchVocabulary, upTo } from './search-phrases.ts'
import { withoutSlip } from './slips.ts'

/** One thing that typed words ask for; all of them have to be met. */
export type SearchTerm = {
  kind: SearchKind
  /** Of the questionnaire; empty for a name. */
  code: string
  label: string
  /** What was typed for it, folded. */
  words: string[]
  /** What is left of the text without it. */
  rest: string
  /** Words that say nothing here and are nobody's name, beside others that are understood. */
  isLeftOut?: true
}

const formatLabels: Readonly<Record<string, string>> = {
  online: 'Online',
  'in-person': 'In person',
}

/** '' where there is no such code. */
export const termLabel = (kind: Exclude<SearchKind, 'name'>, code: string): string =>
  kind === 'format'
    ? (formatLabels[code] ?? '')
    : code === 'other'
      ? ''
      : labelOf(questionOf[kind], code)

/** The words of which a search depends on whether somebody is called so, folded, each once. */
export function possibleNames(text: string): string[] {
  const { words, places, left } = read(foldedWords(text))
  const isAsked = places.length > 0 || left.some((at) => meant(words[at]!.word))
  return isAsked ? [...new Set(left.map((at) => words[at]!.word))] : []
}

/**
 * What someone looks for, in the order of the text: what they name, and what is left as a name.
 * `isName` says of a folded word of `possibleNames` whether somebody is called so. What nobody is
 * called and is one slip of the keys from a word we know is read as that; what else nobody is
 * called is left out, unless there is nothing else.
 */
export function searchTerms(
  text: string,
  isName: (word: string) => boolean = () => true,
): SearchTerm[] {
  const typed = foldedWords(text)
  const first = read(typed)
  const slips = new Map(
    first.left.flatMap((at) => {
      const { word } = typed[at]!
      const other = isName(word) ? null : meant(word)
      return other ? [[at, other] as const] : []
    }),
  )
  const { places, left } =
    slips.size > 0
      ? read(typed.map((one, at) => ({ ...one, word: slips.get(at) ?? one.word })))
      : first
  const found = new Map<string, number[]>()
  for (const { tag, from, to } of places)
    found.set(tag, inOrder([...(found.get(tag) ?? []), ...upTo(from, to)]))
  const isCalled = (at: number) => places.length === 0 || isName(typed[at]!.word)
  for (const run of runs(left.filter(isCalled))) found.set(`name ${run[0]}`, run)
  for (const run of runs(left.filter((at) => !isCalled(at)))) found.set(`out ${run[0]}`, run)
  return [...found]
    .sort(([, one], [, other]) => one[0]! - other[0]!)
    .map(([tag, at]) => termOf(tag, at, typed, text))
}

/** What is understood, and the places of what may be a name: of all words where nothing is understood. */
function read(words: readonly FoldedWord[]) {
  const found = readPhrases(words)
  const places = found.filter(asksFor)
  const taken = new Set(places.length > 0 ? found.flatMap(({ from, to }) => upTo(from, to)) : [])
  const left = upTo(0, words.length - 1).filter((at) => !taken.has(at))
  const telling = left.filter((at) => !empty.has(words[at]!.word))
  return { words, places, left: places.length + telling.length > 0 ? telling : left }
}

const meant = (word: string) => withoutSlip(word, searchVocabulary)

function termOf(tag: string, at: number[], words: readonly FoldedWord[], text: string): SearchTerm {
  const [kind, code = ''] = tag.split(' ') as [SearchKind | 'out', string?]
  const own = at.map((place) => words[place]!)
  const typed = { words: own.map(({ word }) => word), rest: without(text, own) }
  if (kind !== 'name' && kind !== 'out')
    return { kind, code, label: termLabel(kind, code), ...typed }
  const label = text.slice(own[0]!.start, own.at(-1)!.end)
  return { kind: 'name', code: '', label, ...typed, ...(kind === 'out' && { isLeftOut: true }) }
}

/** The text without these words, and without the commas that stood between. */
function without(text: string, words: readonly FoldedWord[]): string {
  let kept = text
  for (const { start, end } of words.toReversed()) kept = kept.slice(0, start) + kept.slice(end)
  return kept
    .replace(/\s*,[\s,]*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
}

const inOrder = (places: readonly number[]) =>
  [...new Set(places)].sort((one, other) => one - other)

/** Neighbours belong together: a first name and a last. */
function runs(places: readonly number[]): number[][] {
  const found: number[][] = []
  for (const place of places) {
    const last = found.at(-1)
    if (last?.at(-1) === place - 1) last.push(place)
    else found.push([place])
  }
  return found
}

const empty = new Set(emptyWords.split(/\s+/))

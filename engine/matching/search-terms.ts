import { concernWords } from '@attune/content/matching/concern-words/all.ts'
import {
  approachWords,
  areaWords,
  emptyWords,
  formatWords,
  languageWords,
} from '@attune/content/matching/search-words.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import type { SearchKind } from '@attune/contract/search.ts'
import { type FoldedWord, foldedWords } from '../language/folded-words.ts'
import { createPhrases, type Place } from '../language/phrases.ts'
import { labelOf } from '../questionnaires/read-practice.ts'

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
}

/** The question whose codes a kind is of. A format is online or in person, whatever was ticked. */
export const questionOf = {
  area: 'specialization',
  approach: 'approach',
  language: 'language',
  format: 'format',
} as const

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

/** What someone looks for, in the order of the text: what they name, and what is left as a name. */
export function searchTerms(text: string): SearchTerm[] {
  const words = foldedWords(text)
  const places = withoutOverlap(find(words))
  const taken = new Set(places.flatMap(({ from, to }) => upTo(from, to)))
  const left = upTo(0, words.length - 1).filter((at) => !taken.has(at))
  const telling = left.filter((at) => !empty.has(words[at]!.word))
  const names = places.length + telling.length > 0 ? telling : left
  const found = new Map<string, number[]>()
  for (const { tag, from, to } of places)
    found.set(tag, inOrder([...(found.get(tag) ?? []), ...upTo(from, to)]))
  for (const run of runs(names)) found.set(`name ${run[0]}`, run)
  return [...found]
    .sort(([, one], [, other]) => one[0]! - other[0]!)
    .map(([tag, at]) => termOf(tag, at, words, text))
}

function termOf(tag: string, at: number[], words: readonly FoldedWord[], text: string): SearchTerm {
  const [kind, code = ''] = tag.split(' ') as [SearchKind, string?]
  const own = at.map((place) => words[place]!)
  const label = kind === 'name' ? text.slice(own[0]!.start, own.at(-1)!.end) : termLabel(kind, code)
  return {
    kind,
    code: kind === 'name' ? '' : code,
    label,
    words: own.map(({ word }) => word),
    rest: without(text, own),
  }
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

type Found = Place<string>

/** What is named outright comes before what is only spoken of, the longer before the shorter. */
function withoutOverlap(places: readonly Found[]): Found[] {
  const taken = new Map<number, string>()
  const kept: Found[] = []
  const length = ({ from, to }: Found) => to - from
  const isSpoken = ({ tag }: Found) => Number(tag.endsWith(' spoken'))
  const ranked = places.toSorted(
    (one, other) =>
      isSpoken(one) - isSpoken(other) || length(other) - length(one) || one.from - other.from,
  )
  for (const { from, to, tag: said, isWord } of ranked) {
    const tag = said.replace(' spoken', '')
    // "Cannot sleep" is the same as "sleep", and takes its "cannot" along.
    if (upTo(from, to).some((at) => taken.has(at) && taken.get(at) !== tag)) continue
    for (const at of upTo(from, to)) taken.set(at, tag)
    kept.push({ from, to, tag, isWord })
  }
  return kept
}

const upTo = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

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

const empty = new Set(emptyWords.split(' '))

const named = { area: areaWords, approach: approachWords, language: languageWords } as const

const labelled = (['area', 'approach', 'language'] as const).flatMap((kind) => {
  const question = therapistQuestions.find(({ key }) => key === questionOf[kind])
  return (question?.choices ?? [])
    .filter(({ code }) => code !== 'other')
    .map(({ code, label }): [string, string] => {
      const plain = label.replace(/\(.*?\)|,/g, ' ')
      return [`${kind} ${code}`, `${plain}, ${named[kind][code] ?? ''}`]
    })
})
const formats = Object.entries(formatWords).map(([code, words]): [string, string] => [
  `format ${code}`,
  words,
])
const spoken = Object.entries(concernWords.en).map(([code, words]): [string, string] => [
  `area ${code} spoken`,
  words,
])
const find = createPhrases([...labelled, ...formats, ...spoken])

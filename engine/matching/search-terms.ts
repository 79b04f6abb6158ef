import { fillerWords } from '@attune/content/matching/filler-words.ts'
import { emptyWords } from '@attune/content/matching/search-words.ts'
import type { SearchKind } from '@attune/contract/search.ts'
import { type FoldedWord, fold, foldedWords } from '../language/folded-words.ts'
import { labelOf } from '../questionnaires/read-practice.ts'
import { deniedAmong } from './denied.ts'
import {
  asksFor,
  type Found,
  questionOf,
  readPhrases,
  searchVocabulary,
  upTo,
} from './search-phrases.ts'
import { withoutSlip } from './slips.ts'
import { townsIn, wordsOfTowns } from './towns.ts'
import { feesIn } from './typed-fee.ts'
import { isEveryday, isPlainWord, isTitle, namesAmong } from './typed-names.ts'
import { payersIn } from './typed-payers.ts'

/** One thing that typed words ask for; all of them have to be met. */
export type SearchTerm = {
  kind: SearchKind
  /** Of the questionnaire; empty for a name and a place. */
  code: string
  label: string
  /** What was typed for it, folded; of a name without a slip of the keys. */
  words: string[]
  /** Of a place: as which those are written who are there. */
  towns?: string[]
  /** Of a payer: as which it is written. */
  payers?: string[]
  /** What is left of the text without it. */
  rest: string
  /** Words that say nothing here and are nobody's name, beside others that are understood; and what is not wanted. */
  isLeftOut?: true
  /** Of a format, a gender or an approach that is not wanted: the codes of all that are not, since another is asked for. */
  denied?: string[]
}

/** What is known of those who may be found. */
export type Known = {
  /** Whether somebody is called so, of a folded word of `possibleNames`. */
  isName?: (word: string) => boolean
  /** How names are written that are a slip of the keys away, by their folded words. */
  names?: ReadonlyMap<string, string>
  /** Where somebody works. */
  towns?: readonly string[]
  /** Towns where nobody does. */
  otherTowns?: readonly string[]
  /** Who pays for somebody's sessions. */
  payers?: readonly string[]
}

const ownLabels: Readonly<Record<string, string>> = {
  'format online': 'Online',
  'gender woman': 'A woman',
  'gender man': 'A man',
  'gender non-binary': 'Non-binary',
  'about faith': 'Open to talking about faith',
  'about lgbtq': 'Affirming of LGBTQ+ people',
  'about trans': 'Affirming of trans and non-binary people',
  'about neurodivergent': 'Affirming of neurodivergent people',
  'about military': 'Knows military life',
  'hours weekend': 'Weekends',
  'payer any': 'An insurer or a scheme',
  'fee sliding': 'By income',
}

function labelOfOthers(kind: CodedKind, code: string): string {
  const label = termLabel(kind, code)
  if (kind === 'gender') return `Not ${label.toLowerCase()}`
  // “EMDR” stays as it is.
  return `Other than ${label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
}

/** Of what is said not to be wanted: that there is another can be looked for. */
const hasOthers = ({ tag }: Found) => /^(format|gender|approach) /.test(tag)

type CodedKind = Exclude<SearchKind, 'name' | 'place'>

/** '' where there is no such code. */
export const termLabel = (kind: CodedKind, code: string): string =>
  ownLabels[`${kind} ${code}`] ??
  (kind === 'fee'
    ? `${feeLabel(code)}, or by income`
    : code === 'other' || kind === 'payer'
      ? ''
      : labelOf(questionOf[kind], code))

/** “Up to 1,200 SEK”: of dollars of several countries “dollars”. */
export function feeLabel(code: string): string {
  const [most, ...currencies] = code.split('-')
  const [currency = '', another] = currencies
  const called = another ? severalCalled.get(currency) : currency
  return `Up to ${new Intl.NumberFormat('en-GB').format(Number(most))} ${called}`.trim()
}

const severalCalled: ReadonlyMap<string, string> = new Map([
  ['USD', 'dollars'],
  ['SEK', 'kronor'],
])

/** The words of which a search depends on whether somebody is called so or works there, folded, each once. */
export function possibleNames(text: string): string[] {
  const { words, left, denied } = readText(text, foldedWords(text))
  return [...new Set([...left, ...denied].map((at) => words[at]!.word))]
}

/**
 * What someone looks for, in the order of the text: what they name, where, and who is called as they
 * type. What nobody is called and is one slip of the keys from a word we know, or else from a town or a
 * name, is read as that; what else nobody is called is left out, unless it can only be a name.
 */
export function searchTerms(text: string, known: Known = {}): SearchTerm[] {
  const { isName = () => true, names = new Map<string, string>() } = known
  const typed = foldedWords(text)
  const first = readText(text, typed)
  const isNobody = (at: number) => !isName(typed[at]!.word)
  const placed = placesIn(first, known)
  const slipped = first.left.filter((at) => isNobody(at) && !placed.isTaken(at))
  const meantAt = meantIn(slipped, typed, known.towns ?? [])
  const reading = meantAt.size > 0 ? readText(text, corrected(typed, meantAt)) : first
  const { places, unwanted, left, denied, isOfFillers } = reading
  const { there, elsewhere, payers, isTaken } =
    reading === first ? placed : placesIn(reading, known)
  const unplaced = left.filter((at) => !isTaken(at))
  const strange = unplaced.filter((at) => isNobody(at) && !isPlainWord(typed[at]!.word))
  const namesAt = slipsIn(strange, typed, new Set(names.keys()), leastOfName)
  const found = new Map<string, number[]>()
  for (const { tag, from, to } of [...places, ...there, ...payers])
    found.set(tag, inOrder([...(found.get(tag) ?? []), ...upTo(from, to)]))
  const isAlone = found.size === 0 && unwanted.length + elsewhere.length === 0
  const isKnownName = (at: number) => namesAt.has(at) || !isNobody(at)
  const isCalled = namesAmong(typed, unplaced, {
    isKnownName,
    isAlone: isAlone && !isOfFillers,
  })
  const out = unplaced.filter((at) => !isCalled(at) && !isOfFillers && !isEveryday(typed[at]!.word))
  const deniedOut = isAlone ? denied.filter(isNobody) : []
  const called = [...unplaced.filter(isCalled), ...denied.filter((at) => !isNobody(at))]
  for (const run of runs(inOrder(called))) found.set(`name ${run[0]}`, run)
  for (const run of runs(inOrder([...out, ...deniedOut, ...unwanted, ...elsewhere])))
    found.set(`out ${run[0]}`, run)
  const written = corrected(typed, namesAt)
  const deniedOf = (kind: string) =>
    [...found.keys()].flatMap((tag) => tag.split(`not ${kind} `)[1] ?? [])
  return [...found]
    .sort(([, one], [, other]) => one[0]! - other[0]!)
    .map(([tag, at]) => {
      const term = termOf(tag, at, written, text)
      if (term.denied) return { ...term, denied: deniedOf(term.kind) }
      const towns = there.filter((one) => one.tag === tag).flatMap((one) => one.towns)
      if (term.kind === 'place') return { ...term, towns }
      const named = payers.find((one) => one.tag === tag)
      if (named) return { ...term, label: named.payers.join(', '), payers: named.payers }
      return at.some((one) => namesAt.has(one)) ? { ...term, label: asWritten(term, names) } : term
    })
}

/** Where and who pays, in what says nothing else; `elsewhere`: places that are not wanted. */
function placesIn({ words, free }: ReturnType<typeof read>, known: Known) {
  const { towns = [], otherTowns = [], payers = [] } = known
  const named = townsIn([...towns, ...otherTowns], words, free)
  const judged = deniedAmong(
    words,
    named.map((town) => ({ ...town, way: 'named' })),
  )
  const covers = (at: number) => judged.some(({ from, to }) => from <= at && at <= to)
  const paid = payersIn(
    payers,
    words,
    free.filter((at) => !covers(at)),
  )
  return {
    there: judged.filter(({ isDenied }) => !isDenied),
    elsewhere: judged.filter(({ isDenied }) => isDenied).flatMap(({ from, to }) => upTo(from, to)),
    payers: paid,
    isTaken: (at: number) => covers(at) || paid.some(({ from }) => from === at),
  }
}

const leastOfName = 4

/** What a slip of the keys is between and a word we know, or else a town. */
function meantIn(
  places: readonly number[],
  words: readonly FoldedWord[],
  towns: readonly string[],
) {
  const meantAt = slipsIn(places, words, searchVocabulary)
  const strange = places.filter((at) => !meantAt.has(at) && !isPlainWord(words[at]!.word))
  if (strange.length === 0) return meantAt
  return new Map([...meantAt, ...slipsIn(strange, words, wordsOfTowns(towns))])
}

const asWritten = ({ words }: SearchTerm, names: ReadonlyMap<string, string>) =>
  words
    .map((word) => names.get(word) ?? word.replace(/^./u, (first) => first.toUpperCase()))
    .join(' ')

/** What was meant at the places where one slip of the keys is between. */
function slipsIn(
  places: readonly number[],
  words: readonly FoldedWord[],
  vocabulary: ReadonlySet<string>,
  least?: number,
): ReadonlyMap<number, string> {
  return new Map(
    places.flatMap((at) => {
      const meant = withoutSlip(words[at]!.word, vocabulary, least)
      return meant ? [[at, meant] as const] : []
    }),
  )
}

const corrected = (words: readonly FoldedWord[], meantAt: ReadonlyMap<number, string>) =>
  words.map((one, at) => ({ ...one, word: meantAt.get(at) ?? one.word }))

const readText = (text: string, words: readonly FoldedWord[]) => read(words, feesIn(text, words))

/**
 * What is understood; `left`: the places of what may be a name, of all words where nothing else is
 * there; `denied`: of what asks for nobody, where nothing is asked for; `free`: whatever says
 * nothing else; `isOfFillers`: nothing says anything.
 */
function read(words: readonly FoldedWord[], sums: readonly Found[]) {
  const found = readPhrases(words, sums)
  const isUnwanted = (one: Found) => one.isDenied === true && !hasOthers(one)
  const places = found
    .filter((one) => asksFor(one) && !isUnwanted(one))
    .map((one) => ({ ...one, tag: one.isDenied ? `not ${one.tag}` : one.tag }))
  const unwanted = found.filter(isUnwanted).flatMap(({ from, to }) => upTo(from, to))
  const taken = new Set(found.flatMap(({ from, to }) => upTo(from, to)))
  const free = upTo(0, words.length - 1).filter((at) => !taken.has(at))
  const isTelling = (at: number) => !empty.has(words[at]!.word)
  const isBeforeName = (at: number) =>
    isTitle(words[at]!.word) && free.includes(at + 1) && isTelling(at + 1)
  const telling = free.filter((at) => isTelling(at) && !isBeforeName(at))
  const denied = places.length > 0 ? [] : inOrder([...taken]).filter((at) => !unwanted.includes(at))
  const isOfFillers = taken.size + telling.length === 0
  return { words, places, unwanted, left: isOfFillers ? free : telling, denied, free, isOfFillers }
}

function termOf(tag: string, at: number[], words: readonly FoldedWord[], text: string): SearchTerm {
  const isDenied = tag.startsWith('not ')
  const [kind, code = ''] = tag.replace('not ', '').split(' ') as [SearchKind | 'out', string?]
  const own = at.map((place) => words[place]!)
  const typed = { words: own.map(({ word }) => word), rest: without(text, own) }
  if (
    kind !== 'name' &&
    kind !== 'out' &&
    kind !== 'place' &&
    !(kind === 'payer' && code !== 'any')
  )
    return isDenied
      ? { kind, code, label: labelOfOthers(kind, code), ...typed, denied: [code] }
      : { kind, code, label: termLabel(kind, code), ...typed }
  const label = text.slice(own[0]!.start, own.at(-1)!.end)
  if (kind === 'out') return { kind: 'name', code: '', label, ...typed, isLeftOut: true }
  return { kind, code: '', label, ...typed }
}

/** The text without these words, and without the commas that stood between. */
function without(text: string, words: readonly FoldedWord[]): string {
  let kept = text
  for (const { start, end } of words.toReversed()) kept = kept.slice(0, start) + kept.slice(end)
  return kept
    .replace(/(?<![\p{L}\p{N}])\s*\p{Sc}(?![\p{L}\p{N}])/gu, '')
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

const empty = new Set(`${emptyWords} ${fillerWords}`.split(/\s+/).map(fold))

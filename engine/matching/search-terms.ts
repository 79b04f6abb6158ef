import type { SearchKind } from '@attune/contract/search.ts'
import { type FoldedWord, foldedWords } from '../language/folded-words.ts'
import { deniedAmong } from './denied.ts'
import { eitherOf } from './either.ts'
import { asksFor, type Found, readPhrases, upTo } from './search-phrases.ts'
import { besideIn, searchVocabulary, unsearched } from './search-vocabulary.ts'
import { corrected, slipsIn } from './slips.ts'
import { type CodedKind, labelOfOthers, termLabel } from './term-labels.ts'
import { type TownPlace, townsIn, wordsOfTowns } from './towns.ts'
import { feesIn } from './typed-fee.ts'
import { hoursIn, yearsIn } from './typed-hours.ts'
import {
  isEmptyWord,
  isEveryday,
  isOrdinaryWord,
  isTitle,
  isUnsaid,
  namesAmong,
} from './typed-names.ts'
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
  /** Of what is not wanted and has others, the codes of all that are not, since another is asked for; of a name or a place its words. */
  denied?: string[]
  /** “Or” stands between it and another of its kind: one of them will do. */
  either?: true
}

/** What is known of those who may be found. */
export type Known = {
  /** Whether somebody is called so, of a folded word of `possibleNames`. */
  isName?: (word: string) => boolean
  /** How names are written that are a slip of the keys away, by their folded words. */
  names?: ReadonlyMap<string, string>
  /** Where somebody works, and in which countries of each, apart by spaces. */
  towns?: readonly string[]
  countries?: ReadonlyMap<string, string>
  /** Towns where nobody does. */
  otherTowns?: readonly string[]
  /** Who pays for somebody's sessions. */
  payers?: readonly string[]
}

/** Of what is said not to be wanted: that there is another can be looked for. */
const hasOthers = ({ tag }: Found) => /^(format|gender|approach|language|hours|country) /.test(tag)

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
  const isNobody = (at: number) => !isName(typed[at]!.word)
  const [reading, { asked, there, payers, isTaken }] = readMeant(text, typed, known, isNobody)
  const { unwanted, left, denied, isOfFillers } = reading
  const unplaced = left.filter((at) => !isTaken(at))
  const strange = unplaced.filter((at) => isNobody(at) && !isOrdinaryWord(typed[at]!.word))
  const namesAt = slipsIn(strange, typed, new Set(names.keys()), leastOfName)
  const found = new Map<string, number[]>()
  for (const { tag, from, to } of [...asked, ...there, ...payers])
    found.set(tag, inOrder([...(found.get(tag) ?? []), ...upTo(from, to)]))
  const isAlone = found.size + unwanted.length === 0
  const isKnownName = (at: number) => namesAt.has(at) || !isNobody(at)
  const isCalled = namesAmong(typed, unplaced, isKnownName)
  const called = [...unplaced.filter(isCalled), ...denied.filter((at) => !isNobody(at))]
  const named = namesIn(typed, inOrder(called))
  for (const { tag, from, to } of named) found.set(tag, upTo(from, to))
  const isNamed = (at: number) => named.some(({ from, to }) => from <= at && at <= to)
  const isOut = (at: number) => !isCalled(at) && !isOfFillers && !isEveryday(typed[at]!.word)
  const untold = [
    ...unplaced.filter((at) => isOut(at) && !isNamed(at)),
    ...(isAlone ? denied.filter((at) => isNobody(at) && !isNamed(at)) : []),
  ]
  const telling = untold.filter((at) => !isUnsaid(typed[at]!.word))
  const out = found.size + unwanted.length + telling.length > 0 ? telling : untold
  for (const run of runs(inOrder([...out, ...unwanted]))) found.set(`out ${run[0]}`, run)
  const written = corrected(typed, namesAt)
  const details = { there, payers, names, namesAt, either: eitherOf(text, typed, asked) }
  return [...found]
    .sort(([, one], [, other]) => one[0]! - other[0]!)
    .map(([tag, at]) => {
      const own = [...named, ...there].find((one) => one.tag === tag)?.own ?? at
      return withDetails(termOf(tag, { at, own }, written, text), tag, at, details)
    })
    .map((term, _, all) => withOthers(term, all))
}

/** What was typed, read with what was meant where a slip of the keys is between, and its places. */
function readMeant(
  text: string,
  typed: readonly FoldedWord[],
  known: Known,
  isNobody: (at: number) => boolean,
) {
  const first = readText(text, typed)
  const places = placesIn(first, known)
  const slipped = first.left.filter((at) => isNobody(at) && !places.isTaken(at))
  const meantAt = meantIn(slipped, typed, known.towns ?? [])
  if (meantAt.size === 0) return [first, places] as const
  const meant = readText(text, corrected(typed, meantAt))
  return [meant, placesIn(meant, known)] as const
}

/** The tag of what is not wanted says so, wherever it stands then. */
const withNot = <T extends { tag: string; isDenied?: true }>(one: T): T =>
  one.isDenied ? { ...one, tag: `not ${one.tag}` } : one

/** Where, where not, and who pays, in what says nothing else; `asked`: what else is, without the countries that say which town is meant. */
function placesIn({ words, places, free }: ReturnType<typeof read>, known: Known) {
  const { towns = [], countries, otherTowns = [], payers = [] } = known
  const names = [...towns, ...otherTowns]
  const named = townsIn({ names, ...(countries && { countries }) }, words, free)
  const judged = deniedAmong(
    words,
    named.map((town) => ({ ...town, way: 'named' })),
  ).map(withNot)
  const covers = (at: number) => judged.some(({ from, to }) => from <= at && at <= to)
  const paid = payersIn(
    payers,
    words,
    free.filter((at) => !covers(at)),
  )
  return {
    asked: places.filter(({ tag, from }) => !tag.startsWith('country ') || !covers(from)),
    there: judged,
    payers: paid,
    isTaken: (at: number) => covers(at) || paid.some(({ from }) => from === at),
  }
}

/** Neighbours are one name, a first and a last; `not name` of whom nobody wants, with the words that say so. */
function namesIn(words: readonly FoldedWord[], called: readonly number[]) {
  const names = runs(called).map((run) => ({
    tag: `name ${run[0]}`,
    way: 'named',
    from: run[0]!,
    to: run.at(-1)!,
    own: run,
  }))
  return deniedAmong(words, names).map(withNot)
}

const leastOfName = 4

/** What a slip of the keys is between and a word we know, or else a town. */
function meantIn(
  places: readonly number[],
  words: readonly FoldedWord[],
  towns: readonly string[],
) {
  const strange = places.filter((at) => !isOrdinaryWord(words[at]!.word))
  const meantAt = slipsIn(strange, words, searchVocabulary)
  const unmeant = strange.filter((at) => !meantAt.has(at))
  if (unmeant.length === 0) return meantAt
  return new Map([...meantAt, ...slipsIn(unmeant, words, wordsOfTowns(towns))])
}

type Details = {
  there: readonly TownPlace[]
  payers: ReturnType<typeof payersIn>
  names: ReadonlyMap<string, string>
  namesAt: ReadonlyMap<number, string>
  either: ReadonlySet<string>
}

function withDetails(
  term: SearchTerm,
  tag: string,
  at: readonly number[],
  { there, payers, names, namesAt, either }: Details,
): SearchTerm {
  if (term.kind === 'place')
    return { ...term, towns: there.filter((one) => one.tag === tag).flatMap(({ towns }) => towns) }
  const named = payers.find((one) => one.tag === tag)
  if (named) return { ...term, label: named.payers.join(', '), payers: named.payers }
  if (at.some((one) => namesAt.has(one))) return { ...term, label: asWritten(term, names) }
  return either.has(tag) ? { ...term, either: true } : term
}

/** Of two that are not wanted another than either is. */
const withOthers = (term: SearchTerm, all: readonly SearchTerm[]): SearchTerm =>
  term.denied && isCoded(term.kind)
    ? {
        ...term,
        denied: all.flatMap(({ kind, code, denied }) => (denied && kind === term.kind ? code : [])),
      }
    : term

const asWritten = ({ words }: SearchTerm, names: ReadonlyMap<string, string>) =>
  words
    .map((word) => names.get(word) ?? word.replace(/^./u, (first) => first.toUpperCase()))
    .join(' ')

const readText = (text: string, words: readonly FoldedWord[]) =>
  read(words, [...feesIn(text, words), ...hoursIn(words), ...yearsIn(words)])

/**
 * What is understood; `left`: the places of what may be a name, of all words where nothing else is
 * there; `denied`: of what asks for nobody, where nothing is asked for; `free`: whatever says
 * nothing else; `isOfFillers`: nothing says anything.
 */
function read(words: readonly FoldedWord[], sums: readonly Found[]) {
  const found = readPhrases(words, sums)
  const isUnwanted = (one: Found) =>
    one.tag === unsearched || (one.isDenied === true && !hasOthers(one))
  const places = found.filter((one) => asksFor(one) && !isUnwanted(one)).map(withNot)
  const unwanted = [...found.filter(isUnwanted), ...besideIn(words)].flatMap(({ from, to }) =>
    upTo(from, to),
  )
  const taken = new Set(found.flatMap(({ from, to }) => upTo(from, to)))
  const free = upTo(0, words.length - 1).filter((at) => !taken.has(at))
  const isTelling = (at: number) => !isEmptyWord(words[at]!.word)
  const isBeforeName = (at: number) =>
    isTitle(words[at]!.word) && free.includes(at + 1) && isTelling(at + 1)
  const telling = free.filter((at) => isTelling(at) && !isBeforeName(at))
  const denied = places.length > 0 ? [] : inOrder([...taken]).filter((at) => !unwanted.includes(at))
  const isOfFillers = taken.size + telling.length === 0
  return { words, places, unwanted, left: isOfFillers ? free : telling, denied, free, isOfFillers }
}

type At = { at: readonly number[]; own: readonly number[] }

/** `own`: without the words that say it is not wanted. */
function termOf(
  tag: string,
  { at, own }: At,
  words: readonly FoldedWord[],
  text: string,
): SearchTerm {
  const isDenied = tag.startsWith('not ')
  const [kind, code = ''] = tag.replace('not ', '').split(' ') as [SearchKind | 'out', string?]
  const all = at.map((place) => words[place]!)
  const typed = { words: own.map((place) => words[place]!.word), rest: without(text, all) }
  if (isCoded(kind) && !(kind === 'payer' && code !== 'any'))
    return isDenied
      ? { kind, code, label: labelOfOthers(kind, code), ...typed, denied: [code] }
      : { kind, code, label: termLabel(kind, code), ...typed }
  const label = text.slice(words[own[0]!]!.start, words[own.at(-1)!]!.end)
  if (kind === 'out') return { kind: 'name', code: '', label, ...typed, isLeftOut: true }
  return { kind, code: '', label, ...typed, ...(isDenied && { denied: typed.words }) }
}

const isCoded = (kind: SearchKind | 'out'): kind is CodedKind =>
  kind !== 'name' && kind !== 'out' && kind !== 'place'

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

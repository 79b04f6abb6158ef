import { languages } from '@attune/content/language/languages.ts'
import { approachNames } from '@attune/content/matching/approach-names.ts'
import { concernNames } from '@attune/content/matching/concern-names.ts'
import { concernWords } from '@attune/content/matching/concern-words/all.ts'
import { fillerWords } from '@attune/content/matching/filler-words.ts'
import {
  aboutPhrases,
  aboutWords,
  deniedAboutWords,
  hoursNames,
  hoursWords,
  loneSlidingWords,
  neverHoursWords,
  payerWords,
  slidingWords,
  unsearchedWords,
} from '@attune/content/matching/practical-words.ts'
import {
  approachWords,
  areaWords,
  clientWords,
  deniedGenderWords,
  emptyWords,
  formatNames,
  formatWords,
  genderNames,
  genderWords,
  languageWords,
  loneClientWords,
  loneGenderWords,
  neverClientWords,
  neverGenderWords,
  nobodyWords,
  ownChildNames,
  ownChildWords,
  parentWords,
} from '@attune/content/matching/search-words.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { type FoldedWord, fold } from '../language/folded-words.ts'
import { createPhrases } from '../language/phrases.ts'
import { childsAges } from './childs-age.ts'
import { deniedAmong, isDeniedAfter } from './denied.ts'
import { countriesIn, isPlaced } from './typed-countries.ts'
import { isOrdinaryWord, isTitle } from './typed-names.ts'
import { asWhose, ofChildren, ofParents, ownChild, withoutMentions } from './whose-concern.ts'

/** The question whose codes a kind is of. A format may be online too, whatever of it was ticked. */
export const questionOf = {
  clients: 'clients',
  area: 'specialization',
  approach: 'approach',
  language: 'language',
  format: 'format',
  gender: 'about',
  about: 'about',
  hours: 'hours',
} as const

/**
 * How surely a phrase asks for what it names, the surest first: `not` is never of whom someone looks
 * for, `named` is named outright, `spoken` is spoken of, `lone` says it as surely but only where
 * nobody speaks as a parent, `elsewhere` is spoken of in a language other than English, `denied`
 * counts only where it is said not to be wanted, `alone` where nothing else is typed, and
 * `writer` says who writes.
 */
type Way = 'not' | 'named' | 'spoken' | 'lone' | 'elsewhere' | 'denied' | 'alone' | 'writer'
const rank: Readonly<Record<Way, number>> = {
  not: 0,
  named: 1,
  spoken: 2,
  lone: 2,
  elsewhere: 3,
  denied: 4,
  alone: 5,
  writer: 6,
}

/** `kind code`, or of a word that asks for nothing `nobody` or `parent`. */
type Tag = string
/** The places are those of `Place` in `phrases.ts`. */
export type Found = { tag: Tag; way: Way; from: number; to: number; isDenied?: true }

const nobody = 'nobody'
const parent = 'parent'
/** It says who writes. */
const writer = 'writer'
/** What it says nobody has recorded: it is left out, whatever its words say elsewhere. */
export const unsearched = 'unsearched'

/** What a text asks for, each with its place, `counted` of what was found of numbers already; of two in one place the surer, then the longer. */
export function readPhrases(words: readonly FoldedWord[], counted: readonly Found[] = []): Found[] {
  const said = find(words)
    .map(({ tag, from, to }) => ({ ...tag, from, to }))
    .filter((one) => !(isHowItIs(words, one) && isDeniedAfter(words, one.from)))
  const ages = childsAges(words).map(
    (place): Found => ({ ...place, tag: ofChildren, way: 'named' }),
  )
  const countries = countriesIn(words)
  const placed = new Set(countries.filter((one) => isPlaced(words, one)).map(({ from }) => from))
  const spoken = said.filter(({ tag, from }) => !(tag.startsWith('language ') && placed.has(from)))
  const all = [...counted, ...spoken, ...countries, ...ages]
  const kept = withoutOverlap(all.filter(leavesOthers).map(besideInner))
  const whose = withoutMentions(words, asParents(asWhose(words, kept)))
  const read = deniedAmong(words, withoutWriters(said, whose))
  // “Men” alone may be whom somebody works with.
  const isOnly = ({ from }: Found) => words[from - 1]?.word === 'only'
  const isOfDenied = (one: Found) =>
    read.some(
      ({ isDenied, from, to }) => isDenied && !one.isDenied && from <= one.from && one.to <= to,
    )
  return read.filter((one) => {
    if (isOfDenied(one)) return false
    if (one.way === 'alone') return words.length === 1
    return one.way !== 'denied' || (one.isDenied && !isTitleOf(words, one)) || isOnly(one)
  })
}

/** “Mornings are hard” asks for no time, “weekends are” is of loneliness, and “mornings are no good” asks for another. */
const isHowItIs = (words: readonly FoldedWord[], { tag, way, to }: Found) =>
  (tag === nobody && way === 'not') || words[to]?.word === 'are'

/** “Nicht Frau Solberg” is no woman who is not wanted. */
const isTitleOf = (words: readonly FoldedWord[], { to }: Found) =>
  isTitle(words[to]!.word) && to + 1 < words.length && !isOrdinaryWord(words[to + 1]!.word)

/** “Trans woman here” says who writes, though “trans” says what it is about. */
const withoutWriters = (said: readonly Found[], places: readonly Found[]): Found[] =>
  places.map((place) => {
    const isWriter =
      place.tag.startsWith('gender ') &&
      place.way === 'spoken' &&
      said.some(({ tag, from, to }) => tag === writer && from <= place.to && place.from <= to)
    return isWriter ? { ...place, tag: nobody } : place
  })

/** "My anxious son": who is between is said of the child, who is spoken of by the last word too. */
function leavesOthers(place: Found, _: number, places: readonly Found[]): boolean {
  if (place.tag !== ownChild && (place.tag !== ofParents || place.way === 'named')) return true
  return !places.some(
    ({ tag, from, to }) =>
      tag.startsWith('area ') && tag !== ofParents && place.from < from && to < place.to,
  )
}

/** “By video or phone” is “video” and “phone”, not “by … phone” with something between. */
function besideInner(place: Found, _: number, places: readonly Found[]): Found {
  const inner = places.find(
    ({ tag, from, to }) =>
      tag !== place.tag &&
      tag.split(' ')[0] === place.tag.split(' ')[0] &&
      place.from < from &&
      to < place.to,
  )
  return inner ? { ...place, from: inner.to + 1 } : place
}

export const asksFor = ({ tag }: Found) => ![nobody, parent, writer, unsearched].includes(tag)

/** Whoever speaks as a parent speaks of the children too, and asks for nobody to see them. */
function asParents(places: readonly Found[]): Found[] {
  const has = (tag: Tag) => places.some((place) => place.tag === tag)
  const instead = has(ofParents) ? ofParents : has(parent) ? nobody : null
  return places.map((place) =>
    instead && place.way === 'lone' ? { ...place, tag: instead } : place,
  )
}

function withoutOverlap(places: readonly Found[]): Found[] {
  const taken = new Map<number, Tag>()
  const kept: Found[] = []
  const length = ({ from, to }: Found) => to - from
  const ranked = places.toSorted(
    (one, other) =>
      rank[one.way] - rank[other.way] || length(other) - length(one) || one.from - other.from,
  )
  for (const place of ranked) {
    const at = upTo(place.from, place.to)
    // "Cannot sleep" is the same as "sleep", and takes its "cannot" along.
    if (at.some((one) => taken.has(one) && taken.get(one) !== place.tag)) continue
    for (const one of at) taken.set(one, place.tag)
    kept.push(place)
  }
  return kept
}

/** Both included; none where `to` comes before. */
export const upTo = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

type List = readonly [{ tag: Tag; way: Way }, string]

const asked = (kind: string, way: Way, lists: Readonly<Record<string, string>>): List[] =>
  Object.entries(lists).map(([code, words]) => [{ tag: `${kind} ${code}`, way }, words])

const languageNames = languages.map(
  (language) => new Intl.DisplayNames([language], { type: 'language' }),
)

/** What a language is called in those that people write to us in, by the machine's own tables. */
const namesOf = (code: string) =>
  languageNames
    .map((names) => names.of(code))
    .filter((name) => name && name !== code)
    .join(', ')

const labelled = (['clients', 'area', 'approach', 'language'] as const).flatMap((kind) => {
  const question = therapistQuestions.find(({ key }) => key === questionOf[kind])
  const choices = (question?.choices ?? []).filter(({ code }) => code !== 'other')
  const plain = ({ label }: { label: string }) => label.replace(/\(.*?\)|,/g, ' ')
  return asked(kind, 'named', Object.fromEntries(choices.map((one) => [one.code, plain(one)])))
})

const english: readonly List[] = [
  ...labelled,
  ...asked('clients', 'named', clientWords),
  ...asked('area', 'named', areaWords),
  ...asked('approach', 'named', approachWords),
  ...asked('format', 'spoken', formatWords),
  ...asked('gender', 'named', genderWords),
  [{ tag: nobody, way: 'not' }, neverClientWords],
  [{ tag: nobody, way: 'spoken' }, nobodyWords],
  [{ tag: writer, way: 'writer' }, neverGenderWords],
  [{ tag: unsearched, way: 'not' }, unsearchedWords],
  [{ tag: nobody, way: 'not' }, neverHoursWords],
  [{ tag: parent, way: 'spoken' }, parentWords],
  [{ tag: ownChild, way: 'spoken' }, ownChildWords],
  ...asked('area', 'spoken', concernWords.en),
  ...asked('clients', 'lone', loneClientWords),
  ...asked('gender', 'spoken', loneGenderWords),
  ...asked('gender', 'denied', deniedGenderWords),
  ...asked('hours', 'spoken', hoursWords),
  ...asked('about', 'spoken', aboutWords),
  ...asked('about', 'named', aboutPhrases),
  ...asked('about', 'denied', deniedAboutWords),
  [{ tag: 'payer any', way: 'spoken' }, payerWords],
  [{ tag: 'fee sliding', way: 'spoken' }, slidingWords],
  [{ tag: 'fee sliding', way: 'alone' }, loneSlidingWords],
]

const find = createPhrases<{ tag: Tag; way: Way }>([
  ...english,
  ...asked('language', 'named', languageWords),
  ...Object.keys(languageWords).map(
    (code): List => [{ tag: `language ${code}`, way: 'named' }, namesOf(code)],
  ),
  [{ tag: ownChild, way: 'elsewhere' }, ownChildNames],
  ...asked('approach', 'elsewhere', approachNames),
  ...asked('format', 'elsewhere', formatNames),
  ...asked('gender', 'elsewhere', genderNames),
  ...asked('area', 'elsewhere', concernNames),
  ...asked('hours', 'elsewhere', hoursNames),
  ...languages
    .filter((language) => language !== 'en')
    .flatMap((language) => asked('area', 'elsewhere', concernWords[language])),
])

/** Every whole word of the English lists and labels, folded: what a slip of the keys may have meant. */
export const searchVocabulary: ReadonlySet<string> = new Set(
  [...english.map(([, words]) => words), emptyWords, fillerWords].flatMap((words) =>
    words
      .split(/[\s,|]+/)
      .filter((word) => word && !word.endsWith('*'))
      .map(fold),
  ),
)

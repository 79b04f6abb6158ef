import { languages } from '@attune/content/language/languages.ts'
import { approachNames } from '@attune/content/matching/approach-names.ts'
import { concernNames } from '@attune/content/matching/concern-names.ts'
import { concernWords } from '@attune/content/matching/concern-words/all.ts'
import { fillerWords } from '@attune/content/matching/filler-words.ts'
import { neverOfferedWords, offeredWords } from '@attune/content/matching/offered-words.ts'
import {
  aboutPhrases,
  aboutWords,
  alsoUnsearchedWords,
  deniedAboutWords,
  hoursNames,
  hoursWords,
  loneSlidingWords,
  neverHoursWords,
  payerWords,
  slidingWords,
  surelyHoursWords,
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
  neverAreaWords,
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
import { agesOfOlder } from './childs-age.ts'
import { ownChild } from './whose-concern.ts'

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
export type Way = 'not' | 'named' | 'spoken' | 'lone' | 'elsewhere' | 'denied' | 'alone' | 'writer'
/** `kind code`, or of a word that asks for nothing `nobody` or `parent`. */
export type Tag = string
export const nobody = 'nobody'
export const parent = 'parent'
/** It says who writes. */
export const writer = 'writer'
/** What it says nobody has recorded: it is left out, whatever its words say elsewhere. */
export const unsearched = 'unsearched'

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
  [{ tag: nobody, way: 'not' }, neverAreaWords],
  [{ tag: nobody, way: 'not' }, neverOfferedWords],
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
  ...asked('hours', 'named', surelyHoursWords),
  ...asked('about', 'spoken', aboutWords),
  ...asked('about', 'spoken', offeredWords),
  ...asked('about', 'named', aboutPhrases),
  ...asked('about', 'denied', deniedAboutWords),
  [{ tag: 'payer any', way: 'spoken' }, payerWords],
  [{ tag: 'fee sliding', way: 'spoken' }, slidingWords],
  [{ tag: 'fee sliding', way: 'alone' }, loneSlidingWords],
]

/** What typed words say, wherever they say it. */
export const findPhrases = createPhrases<{ tag: Tag; way: Way }>([
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

const findBeside = createPhrases([[unsearched, alsoUnsearchedWords]])

/** What says more than is understood of it (“wets the bed”, “74 years old”): that is left out, and said so. */
export const besideIn = (words: readonly FoldedWord[]): { from: number; to: number }[] => [
  ...findBeside(words),
  ...agesOfOlder(words),
]

/** Every whole word of the English lists and labels, folded: what a slip of the keys may have meant. */
export const searchVocabulary: ReadonlySet<string> = new Set(
  [...english.map(([, words]) => words), emptyWords, fillerWords].flatMap((words) =>
    words
      .split(/[\s,|]+/)
      .filter((word) => word && !word.endsWith('*'))
      .map(fold),
  ),
)

import type { FoldedWord } from '../language/folded-words.ts'
import { agesOfOlder, childsAges } from './childs-age.ts'
import { deniedAmong, isDeniedAfter } from './denied.ts'
import { withoutPastFaith } from './mentioned.ts'
import {
  findPhrases,
  nobody,
  parent,
  type Tag,
  unsearched,
  type Way,
  writer,
} from './search-vocabulary.ts'
import { countriesIn, isPlaced } from './typed-countries.ts'
import { withDays } from './typed-hours.ts'
import { isOrdinaryWord, isTitle } from './typed-names.ts'
import {
  asWhose,
  isHurt,
  ofChildren,
  ofParents,
  ownChild,
  withoutMentions,
} from './whose-concern.ts'

/** The places are those of `Place` in `phrases.ts`. */
export type Found = { tag: Tag; way: Way; from: number; to: number; isDenied?: true }

const adults = 'clients adults'

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

/** What a text asks for, each with its place, `counted` of what was found of numbers already; of two in one place the surer, then the longer. */
export function readPhrases(words: readonly FoldedWord[], counted: readonly Found[] = []): Found[] {
  const said = findPhrases(words)
    .map(({ tag, from, to }) => ({ ...tag, from, to }))
    .filter((one) => !(isHowItIs(words, one) && isDeniedAfter(words, one.from)))
  const ages = childsAges(words).map(
    (place): Found => ({ ...place, tag: ofChildren, way: 'named' }),
  )
  const countries = countriesIn(words)
  const placed = new Set(countries.filter((one) => isPlaced(words, one)).map(({ from }) => from))
  const spoken = said.filter(({ tag, from }) => !(tag.startsWith('language ') && placed.has(from)))
  const all = [...counted, ...spoken, ...countries, ...ages, ...ofAdults(words)]
  const isWhole = (one: Found) => !isOverOthers(words, one, all)
  const told = all.filter(isWhole).filter(leavesOthers).map(besideInner).map(besideOffered)
  const kept = withoutOverlap(told.filter(isOldEnough))
  const whose = withoutMentions(
    words,
    asParents(words, asWhose(words, withoutPastFaith(words, withDays(words, kept)))),
  )
  const read = deniedAmong(words, withoutWriters(said, whose))
  // “Men” alone may be whom somebody works with.
  const isOnly = ({ from }: Found) => words[from - 1]?.word === 'only'
  const isOfDenied = (one: Found) =>
    read.some(
      ({ tag, isDenied, from, to }) =>
        isDenied && from <= one.from && one.to <= to && (!one.isDenied || isOfClause(one, tag)),
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

/** “Keine Therapeutin, die mit EMDR arbeitet”: a woman is not what is not wanted. */
const isOfClause = (one: Found, tag: Tag) =>
  one.tag.startsWith('gender ') && !tag.startsWith('gender ')

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

/** “My lunch break, work stress” is not “my work”: a phrase ends at a comma where something else is said before it. */
function isOverOthers(
  words: readonly FoldedWord[],
  place: Found,
  places: readonly Found[],
): boolean {
  const isOver = (one: Found) =>
    one.tag.split(' ')[0] !== place.tag.split(' ')[0] && place.from < one.from && one.to < place.to
  const hasComma = upTo(place.from + 1, place.to).some(
    (at) => words[at]!.start - words[at - 1]!.end > 1,
  )
  return hasComma && places.some(isOver)
}

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

/** “A female psychiatrist” is a woman, and a psychiatrist. */
function besideOffered(place: Found, _: number, places: readonly Found[]): Found {
  const isOffered = ({ tag, from }: Found) =>
    tag === 'about psychiatrist' && place.from < from && from === place.to
  return /^(gender|clients) /.test(place.tag) && places.some(isOffered)
    ? { ...place, to: place.to - 1 }
    : place
}

const ofAdults = (words: readonly FoldedWord[]): Found[] =>
  agesOfOlder(words).map(({ from, to }) => ({ tag: adults, way: 'writer', from, to }))

/** Who says how old they are, and of nobody else whom it is for, wants somebody who sees adults. */
const isOldEnough = ({ tag, way }: Found, _: number, places: readonly Found[]) =>
  tag !== adults || way !== 'writer' || !places.some(isOfOthers)

const isOfOthers = ({ tag, way }: Found) =>
  (tag.startsWith('clients ') && way !== 'writer') || tag === ownChild

export const asksFor = ({ tag }: Found) => ![nobody, parent, writer, unsearched].includes(tag)

/** Whoever speaks as a parent speaks of the children too, and asks for nobody to see them. */
function asParents(words: readonly FoldedWord[], places: readonly Found[]): Found[] {
  const has = (tag: Tag) => places.some((place) => place.tag === tag)
  const speaksOf = has(parent) || isHurt(words, places)
  const instead = has(ofParents) ? ofParents : speaksOf ? nobody : null
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

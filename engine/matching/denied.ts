import {
  ableWords,
  allButWords,
  busyBetweenWords,
  busyWords,
  contrastingWords,
  deniableAreas,
  deniedAfterWords,
  denyingWords,
  joiningWords,
  needlessWords,
  noneWords,
  notDoingWords,
  ownPlaceWords,
  passedOverAfterWords,
  passedOverWords,
  plainlyDenyingWords,
  preferringWords,
  relativeWords,
  turningWords,
  whoseClauseWords,
} from '@attune/content/matching/denying-words.ts'
import { type FoldedWord, isApart, joinedWords, setOfPhrases } from '../language/folded-words.ts'
import { isEmptyWord, isTitle } from './typed-names.ts'

type Place = { tag: string; way: string; from: number; to: number }

/** At most so many words stand between a denial and what it denies (“not with a man”), twice as many over a clause that says who. */
const mostBetween = 4
const mostAfter = 2
/** Of a denial in words. */
const longest = 3

/**
 * What is said not to be wanted (“not by phone”, “CBT, no EMDR”, “ohne Video”), with the words that say
 * so. Words that say nothing stand between (“no quiero terapia por internet”), others end it. A concern is
 * denied by what stands right before it: who cannot sleep, or has no confidence, asks for help with that.
 * Of what comes after it (“EMDR did not help”) only ways of working are.
 */
export function deniedAmong<T extends Place>(
  words: readonly FoldedWord[],
  places: readonly T[],
): (T & { isDenied?: true })[] {
  const denied = new Map<T, { from: number; to: number }>()
  for (const place of places.toSorted((one, other) => one.from - other.from)) {
    const first = [...denied].find(
      ([one, { to }]) => kindOf(one) === kindOf(place) && isJoined(words, to, place.from),
    )
    const whole = first ? { from: first[1].to + 1, to: place.to } : withDenial(words, place, places)
    if (whole) denied.set(place, whole)
  }
  return places.map((place) => {
    // The same may be found in two ways.
    const same = [...denied.keys()].find((one) => one.tag === place.tag && isBeside(place, one))
    const whole = same && denied.get(same)
    return whole ? { ...place, ...whole, isDenied: true as const } : place
  })
}

const kindOf = ({ tag }: Place) => tag.split(' ')[0]
const isBeside = (one: Place, other: Place) => other.from <= one.to && one.from <= other.to

/** “Neither by phone nor video”: the first says it of the second too. */
const isJoined = (words: readonly FoldedWord[], end: number, from: number) =>
  from === end + 2 && joining.has(words[end + 1]?.word ?? '')

function withDenial(words: readonly FoldedWord[], place: Place, places: readonly Place[]) {
  const { tag, from, to } = place
  // “Not sleeping” is a concern with its “not”.
  const isWhole = places.some((one) => one.tag === tag && one.from < from && from <= one.to)
  if (tag.startsWith('area '))
    return !isWhole && isDeniedArea(words, place) ? { from: from - 1, to } : null
  const start = startBefore(words, from, kindOf(place))
  if (start !== null) return { from: start, to }
  const end = /^(approach|format|gender|hours) /.test(tag) ? endAfter(words, to) : null
  return end === null ? null : { from, to: end }
}

/** “Not trauma, just stress”; “im not suicidal”, and not “no confidence”. */
function isDeniedArea(words: readonly FoldedWord[], { tag, way, from }: Place): boolean {
  const before = words[from - 1]?.word ?? ''
  if (isApart(words, from) || able.has(words[from - 2]?.word ?? '')) return false
  if (before === 'not' && way === 'named') return true
  return deniable.has(tag.replace('area ', '')) && plainlyDenying.has(before)
}

/** Where the denial before a word begins; null where there is none, or another takes it back (“nobody who does not”). */
function startBefore(words: readonly FoldedWord[], from: number, kind = ''): number | null {
  const none = noneBefore(words, from, kind)
  if (none !== null) return none
  let first = from - mostBetween
  for (let end = from; end >= first; end--) {
    if (isApart(words, end) && !isClause(words, end)) return null
    if (isContrast(words, end - 1)) return end - 1
    for (let start = Math.max(0, end - longest); start < end; start++)
      if (isDenialOf(kind, words, start, end)) return isTakenBack(words, start, end) ? null : start
    if (relative.has(words[end - 1]?.word ?? '')) first = from - 2 * mostBetween
    if (isOfTwo(words, end)) end--
    else if (!isPassedOver(words[end - 1]?.word ?? '', kind)) return null
  }
  return null
}

/** “Keine Therapeutin, die” before what is denied. */
const isClause = (words: readonly FoldedWord[], at: number) =>
  relative.has(words[at]!.word) && whoseClause.has(words[at - 1]!.word)

/** “Hypnosis or” before what is denied: of two things that are denied by one word, the first may be one we do not know. */
const isOfTwo = (words: readonly FoldedWord[], end: number) =>
  end > 2 && joining.has(words[end - 1]!.word) && !isApart(words, end - 1)

/** “Nobody religious”, “nothing online”, “I work mornings”. */
function noneBefore(words: readonly FoldedWord[], from: number, kind: string): number | null {
  if (isApart(words, from)) return null
  for (let start = Math.max(0, from - longest); start < from; start++)
    if (ofNone.has(kind) && isDenial(words, start, from, none)) return start
  return kind === 'hours' ? busyBefore(words, from) : null
}

function busyBefore(words: readonly FoldedWord[], from: number): number | null {
  for (let end = from; end > 0 && !isApart(words, end); end--) {
    for (let start = Math.max(0, end - longest); start < end; start++)
      if (isDenial(words, start, end, busy)) return start
    if (!busyBetween.has(words[end - 1]!.word)) return null
  }
  return null
}

function isDenialOf(kind: string, words: readonly FoldedWord[], start: number, end: number) {
  if (isDenial(words, start, end, denying)) return true
  if (kind === 'about' && isDenial(words, start, end, none)) return true
  const isNeedless = needless.has(words[end]?.word ?? '')
  return ofHow.has(kind) && !isNeedless && isDenial(words, start, end, notDoing)
}

/** What somebody does with a language, a way to work or to meet, when, or whom they see. */
const ofHow: ReadonlySet<string> = new Set(
  'format language gender clients approach hours'.split(' '),
)
/** What somebody is or offers. */
const ofNone: ReadonlySet<string> = new Set('format gender approach hours about'.split(' '))

const isPassedOver = (word: string, kind: string) =>
  passedOver.has(word) ||
  (isEmptyWord(word) && !turning.has(word)) ||
  (kind === 'place' && ownPlace.has(word)) ||
  (kind === 'name' && isTitle(word))

/** “Lieber eine Frau als einen Mann”, where “als Mann” alone says who writes. */
const isContrast = (words: readonly FoldedWord[], at: number) =>
  contrasting.has(words[at]?.word ?? '') &&
  words.slice(0, at).some(({ word }) => preferring.has(word))

function endAfter(words: readonly FoldedWord[], to: number): number | null {
  for (let start = to + 1; start <= to + 1 + mostAfter; start++) {
    if (isApart(words, start)) return null
    for (let end = start + longest; end > start; end--)
      if (end <= words.length && isDenial(words, start, end, deniedAfter)) return end - 1
    if (!passedOverAfter.has(words[start]?.word ?? '')) return null
  }
  return null
}

const isDenial = (
  words: readonly FoldedWord[],
  start: number,
  end: number,
  denials: ReadonlySet<string>,
) => denials.has(joinedWords(words, start, end))

/** “Nothing helps except exposure”, “why not EMDR”, “nobody but a woman”, “no one who does not speak French”. */
function isTakenBack(words: readonly FoldedWord[], start: number, end: number) {
  let first = start
  while (first > Math.max(0, start - mostBetween) && !isApart(words, first)) first--
  const before = words.slice(first, start)
  const isAllBut = words[end - 1]?.word === 'but'
  return before.some(
    ({ word }, at) =>
      allBut.has(word) ||
      allBut.has(joinedWords(words, first + at, first + at + 2)) ||
      (isAllBut && denying.has(word)),
  )
}

/** Whether it is said after a word that it is not wanted: “mornings are no good”. */
export const isDeniedAfter = (words: readonly FoldedWord[], to: number): boolean =>
  endAfter(words, to) !== null

const denying = setOfPhrases(denyingWords)
const passedOver = setOfPhrases(passedOverWords)
const passedOverAfter = setOfPhrases(passedOverAfterWords)
const joining = setOfPhrases(joiningWords)
const deniedAfter = setOfPhrases(deniedAfterWords)
const able = setOfPhrases(ableWords)
const allBut = setOfPhrases(allButWords)
const none = setOfPhrases(noneWords)
const relative = new Set(relativeWords.split(' '))
const whoseClause = new Set(whoseClauseWords.split(' '))
const needless = new Set(needlessWords.split(' '))
const busy = setOfPhrases(busyWords)
const busyBetween = setOfPhrases(busyBetweenWords)
const turning = new Set(turningWords.split(' '))
const notDoing = setOfPhrases(notDoingWords)
const ownPlace = setOfPhrases(ownPlaceWords)
const deniable = new Set(deniableAreas.split(' '))
const plainlyDenying = setOfPhrases(plainlyDenyingWords)
const preferring = setOfPhrases(preferringWords)
const contrasting = setOfPhrases(contrastingWords)

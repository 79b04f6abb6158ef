import {
  addressees,
  backReferences,
  continuations,
  greetings,
} from '@attune/content/chatbot/conversation-phrases.ts'
import { aboutAttune } from '@attune/content/chatbot/entries/about-attune.ts'
import { library } from '@attune/content/chatbot/entries/library.ts'
import type { Audience, Entry } from '@attune/content/chatbot/entry.ts'
import {
  answerWords,
  looseWords,
  plainWords,
  siteThings,
  waitingWords,
} from '@attune/content/chatbot/filler-words.ts'
import { gradeText } from '../risk/grade-text.ts'
import { madeOnce } from '../steps.ts'
import { type Features, isFiller, isPair } from './features.ts'
import { phrasingsOf, verbatimLikeness } from './likeness.ts'
import { learningLibrary, type Ranked, type Ranking } from './rank.ts'
import { wordsOf } from './stems.ts'

/** What the library has for a message. */
export type Found = {
  /** Only where it is clearly the one. */
  entry: Entry | null
  /** What else may have been meant, the likeliest first, at most three. */
  near: readonly Entry[]
  /** What stands beside it, however far, at most two. */
  related: readonly Entry[]
}

/**
 * `earlier`: the person's last messages, oldest first, for a message that leans on them. What is
 * for the other side of the practice is told only where nothing else fits.
 */
export function findEntry(
  message: string,
  earlier: readonly string[],
  audience: Audience | null = null,
): Found {
  const text = withoutGreeting(message)
  const last = earlier.at(-1)
  const isFollowUp = last !== undefined && leansOnEarlier(text)
  const ranking = isFollowUp ? inContext(text, last) : rank(text)
  const found = decided(text, ranking, audience, isFollowUp ? followUpLead : clearLead)
  return oneLetter.test(text) ? { ...found, entry: null } : found
}

/** “x” and “aaaa” ask for nothing. */
const oneLetter = /^\P{L}*(\p{L})(?:\P{L}*\1)*\P{L}*$/iu

/** What there is for one side alone on what was asked before; null where nothing comes near. */
export function findForSide(before: string, side: Audience): Entry | null {
  const { ranked, outside } = rank(`${withoutGreeting(before)} ${side}`)
  const best = ranked.find(({ entry }) => entry.audience === side)
  return best && best.score > outside ? best.entry : null
}

/** Whether it is asked in the very words of an entry; a single word may be of any language. */
export const isVerbatim = (message: string) =>
  /\p{L}\s+\p{L}/u.test(message) && rank(message).ranked[0]!.score > verbatim

/**
 * Whether the text is a question about the site and nothing besides: it names something of the site,
 * what it says is said in one phrasing of what comes nearest, but for when it is and for two loose
 * words, and no rule of danger finds anything in it.
 */
export function asksOnlyOfSite(text: string): boolean {
  if (text.length > longestPhrasing || gradeText(text).grade !== 'none') return false
  if (asksHowLong(text)) return true
  const { read } = learntLibrary.get()
  const words = wordsIn(read(text)).filter((word) => !plain.has(word) && !/^\d/.test(word))
  if (!words.some((word) => ofSite.has(word))) return false
  const near = rank(withoutGreeting(text)).ranked.slice(0, nearest)
  return near.some(({ entry }) => aboutAttune.has(entry.id) && saysAll(entry, words))
}

/** Whether it is asked how long an answer takes, in words that say nothing else. */
function asksHowLong(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const isOneClause = !/[^\p{L}\p{N}\s]\s*[\p{L}\p{N}]/u.test(text)
  return (
    isOneClause &&
    forAnAnswer.test(words.join(' ')) &&
    words.every((word) => answers.has(word) || waiting.has(word))
  )
}

/** How long until an answer, or how soon one comes: not how long anything else takes, and “answer me”. */
const awaited = `((an?|my|the|your|this|message|therapists?|(some|any)(body|one)|they|i|get|to) )*(${answerWords.replaceAll(' ', '|')})\\b`
const forAnAnswer = new RegExp(
  `^how ((long|many (days|hours|weeks))\\b.* (until|till|before|for|to) |(soon|quickly|fast) (do|does|will) )${awaited}`,
)

const longestPhrasing = 160
const nearest = 3

const saysAll = (entry: Entry, words: readonly string[]) =>
  phrasingsOf(entry).some((phrasing) => {
    const asked = learntLibrary.get().read(phrasing)
    const further = words.filter((word) => !asked.has(word))
    return further.every((word) => loose.has(word)) && further.length <= 2
  })

const stemsOf = (words: string): ReadonlySet<string> => new Set(wordsOf(words))
const plain = stemsOf(plainWords)
const loose = stemsOf(looseWords)
const ofSite = stemsOf(siteThings)
const waiting: ReadonlySet<string> = new Set(waitingWords.split(' '))
const answers: ReadonlySet<string> = new Set(answerWords.split(' '))

const forOthers = 0.5
/** A therapist asks of the practice more often than not. */
const forOwn = { patient: 0.1, therapist: 0.25 } as const

/** What is for the other side, asked in other words than the question it offers, has to be like it. */
function rankedFor(text: string, audience: Audience, { ranked, ...rest }: Ranking): Ranking {
  const asked = text.trim()
  const fitting = ranked.map(({ entry, score }) => {
    const isVerbatim = score > verbatim
    if (!entry.audience || (isVerbatim && entry.phrasings.includes(asked))) return { entry, score }
    if (entry.audience === audience) return { entry, score: score + forOwn[audience] }
    return { entry, score: score - forOthers - (isVerbatim ? verbatimLikeness - 1 : 0) }
  })
  return { ...rest, ranked: fitting.sort((a, b) => b.score - a.score) }
}

/** A question in the very words of an entry. */
const verbatim = 5

/** About a second; whoever asks before it is learnt waits for what is left of it. */
export const learntLibrary = madeOnce(() => learningLibrary(library))

/**
 * The lead over all that is unknown, and the lead over the second best, which tells more and counts
 * twice. Below this nothing is claimed: of phrasings left out of what was learnt, one answer in
 * three above it is not the one that was looked for; most of these are fragments of a few words.
 */
const clearLead = 2.4
const marginShare = 2
/** The message before already says what it is about. */
const followUpLead = 1.6
/** Below the unknown by more than this nothing is worth offering. */
const leastLead = -0.2
/** How near to the best the second best has to be, to be offered beside it. */
const nearBest = 0.6
const mostOffered = 2
const earlierShare = 0.7
const mostLift = 2

function rank(text: string): Ranking {
  const { rank, read } = learntLibrary.get()
  return rank(read(text))
}

/** What is clear enough of a ranking to be told to one of this audience. */
export function decided(
  text: string,
  ranking: Ranking,
  audience: Audience | null,
  leastClear = clearLead,
): Found {
  const { ranked, outside } = audience ? rankedFor(text, audience, ranking) : ranking
  const [best, second] = ranked as [Ranked, Ranked, ...Ranked[]]
  const lead = best.score - outside
  const margin = best.score - second.score
  const related = ranked
    .filter(({ entry }) => entry !== best.entry && !entry.isSmallTalk)
    .slice(0, mostOffered)
    .map(({ entry }) => entry)
  const offered = ranked.filter(({ entry }) => !entry.isSmallTalk).slice(0, mostOffered)
  if (lead + marginShare * margin < leastClear || lead <= 0)
    return { entry: null, near: entriesAbove(offered, outside + leastLead), related }
  const others = offered.filter((one) => one !== best && best.score - one.score < nearBest)
  return { entry: best.entry, near: entriesAbove(others, outside).slice(0, 1), related }
}

const entriesAbove = (ranked: readonly Ranked[], least: number) =>
  ranked.filter(({ score }) => score > least).map(({ entry }) => entry)

/** What the message says itself counts in full, how well an entry fitted the last one in part. */
function inContext(text: string, last: string): Ranking {
  const { ranked, ...rest } = rank(text)
  const before = rank(withoutGreeting(last))
  const lift = new Map(before.ranked.map(({ entry, score }) => [entry, liftOf(score)]))
  const lifted = ranked.map(({ entry, score }) => ({ entry, score: score + lift.get(entry)! }))
  return { ...rest, ranked: lifted.sort((a, b) => b.score - a.score) }
}

const liftOf = (score: number) => earlierShare * Math.min(Math.max(score, 0), mostLift)

/** “Hi, what does it cost?” asks for the cost; “Hi” alone is a greeting. */
function withoutGreeting(text: string): string {
  const rest = text.replace(greeting, '')
  return rest.trim() ? rest : text
}

const greeting = new RegExp(
  `^\\W*(${greetings.join('|')})( (${addressees.join('|')}))?\\b\\W*`,
  'i',
)

const fewWords = 3

/** Such as “and how long does it take?” */
function leansOnEarlier(text: string): boolean {
  if (continuation.test(text)) return true
  return ownWordsOf(text).length <= fewWords && backReference.test(text)
}

/** As stems, without those that hold a sentence together. */
const ownWordsOf = (text: string): string[] =>
  wordsIn(learntLibrary.get().read(text)).filter((word) => !isFiller(word))

const wordsIn = (features: Features): string[] =>
  [...features.keys()].filter((one) => !isPair(one) && !isConcept(one))

const continuation = new RegExp(`^\\W*(${continuations.join('|')})\\b`, 'i')
const backReference = new RegExp(`\\b(${backReferences.join('|')})\\b`, 'i')

const isConcept = (feature: string) => /^[A-Z]/.test(feature)

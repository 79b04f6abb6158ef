import { translations } from '@attune/content/chatbot/translations/all.ts'
import type { Translation } from '@attune/content/chatbot/translations/translation.ts'
import { type Language, languages } from '@attune/content/language/languages.ts'
import { foldedWords } from '../language/folded-words.ts'
import { type MadeOnce, madeOnce, type Steps } from '../steps.ts'
import { gatherPostings } from './postings.ts'

export type OtherLanguage = Exclude<Language, 'en'>

/** What is there in another language than English for a message. */
export type TranslatedFound = {
  /** Only where it is clearly the one. */
  found: { entry: string; answer: string } | null
  /** Titles of what else may have been meant, likeliest first, at most two. */
  near: readonly string[]
  /** It asks for the rest of the world. */
  isElsewhere?: true
}

/** The likeness of a clear answer; below it the nearest are offered, and below `leastLike` nothing. */
const clearlyLike = 0.42
const clearLead = 0.04
const leastLike = 0.22
const earlierShare = 0.5
const mostOffered = 2
/** The very words of an entry. */
const verbatim = 0.98

/** `earlier`: the person's last messages, oldest first, for one that goes on from them. */
export function findTranslated(
  message: string,
  language: OtherLanguage,
  earlier: readonly string[],
): TranslatedFound {
  const { rank, continuation } = indexOf(language)
  const last = earlier.at(-1)
  const alone = rank(message)
  const goesOn = last !== undefined && continuation.test(message)
  const before = goesOn ? new Map(rank(last).map(({ entry, like }) => [entry, like])) : null
  const ranked = before
    ? alone
        .map((one) => ({ ...one, like: one.like + earlierShare * (before.get(one.entry) ?? 0) }))
        .sort((a, b) => b.like - a.like)
    : alone
  const [best, second] = ranked
  if (best?.entry === outside) return { found: null, near: [], isElsewhere: true }
  const lead = (best?.like ?? 0) - (second?.like ?? 0)
  const isClear = best && best.like >= clearlyLike && (lead >= clearLead || best.like >= verbatim)
  const near = ranked
    .filter(({ entry, like }) => like >= leastLike && entry !== outside)
    .map(({ title }) => title)
  return isClear
    ? { found: { entry: best.entry, answer: best.answer }, near: near.slice(1, 2) }
    : { found: null, near: near.slice(0, mostOffered) }
}

/** Whether it asks no more than “and?” or “and why?”. */
export function asksForMoreIn(message: string, language: OtherLanguage): boolean {
  const { continuation } = indexOf(language)
  let rest = message
  while (continuation.test(rest)) rest = rest.replace(continuation, '')
  return rest !== message && !/[\p{L}\p{N}]/u.test(rest)
}

/**
 * The language whose questions a message is nearly one of, where another was read from it: a few
 * words may stand in several languages.
 */
export function languageByQuestions(message: string, read: Language): Language {
  const likes = otherLanguages.map((language) => ({
    language,
    like: indexOf(language).rank(message)[0]?.like ?? 0,
  }))
  const best = likes.reduce((one, other) => (other.like > one.like ? other : one))
  const own = likes.find(({ language }) => language === read)?.like ?? 0
  return best.like > nearlyOne && best.like > own + betterBy ? best.language : read
}

const otherLanguages = languages.filter((one): one is OtherLanguage => one !== 'en')
const nearlyOne = 0.8
const betterBy = 0.15

type Ranked = { entry: string; title: string; answer: string; like: number }
type Index = { rank: (text: string) => Ranked[]; continuation: RegExp }

const indexes: ReadonlyMap<OtherLanguage, MadeOnce<Index>> = new Map(
  otherLanguages.map((language) => [language, madeOnce(() => indexing(translations[language]))]),
)

/** All of them, for who makes them ahead. */
export const indexedTranslations: readonly MadeOnce<Index>[] = [...indexes.values()]

const indexOf = (language: OtherLanguage): Index => indexes.get(language)!.get()

type Features = ReadonlyMap<string, number>
type Way = { entry: string; answer: string; title: string }

/**
 * Cosine of words, their beginnings and pieces of three letters, the rare ones weighing more,
 * together with the share of the question that an entry has words for, its answer among them.
 */
function* indexing({ continuations, ...translation }: Translation): Steps<Index> {
  const entries = { ...translation.entries, [outside]: [translation.elsewhere, ''] as const }
  const asked: Way[] = []
  const features: Features[] = []
  const held = new Map<string, { asks: ReadonlySet<string>; answer: ReadonlySet<string> }>()
  for (const [entry, [asks, answer]] of Object.entries(entries)) {
    const ways = asks.split('|')
    for (const way of ways) {
      asked.push({ entry, answer, title: ways[0]! })
      features.push(featuresOf(way))
    }
    held.set(entry, { asks: wholeOf(asks), answer: wholeOf(answer) })
    yield
  }
  const counts = new Map<string, number>()
  for (const of of features)
    for (const feature of of.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const rarity = (feature: string) =>
    Math.log(1 + asked.length / (counts.get(feature) ?? unknownCount))
  const coverage = coverageBy(held)
  const gathering = gatherPostings()
  for (const [at, of] of features.entries()) {
    yield
    for (const [feature, weight] of unit(of, rarity)) gathering.add(feature, at, weight)
  }
  yield
  const postings = gathering.gathered()
  return {
    continuation: new RegExp(`^[\\s¿¡]*(${continuations})(?![\\p{L}])`, 'iu'),
    rank(text) {
      const query = unit(featuresOf(text), rarity)
      const likes = new Float64Array(asked.length)
      for (const [feature, weight] of query)
        postings.each(feature, (at, share) => {
          likes[at]! += weight * share
        })
      const best = new Map<string, Ranked>()
      asked.forEach(({ entry, answer, title }, at) => {
        const like = likes[at]!
        if (like > (best.get(entry)?.like ?? 0)) best.set(entry, { entry, answer, title, like })
      })
      return [...best.values()]
        .map((one) => ({
          ...one,
          like: cosineShare * one.like + (1 - cosineShare) * coverage(query, one.entry),
        }))
        .sort((a, b) => b.like - a.like)
    },
  }
}

type Held = ReadonlyMap<string, { asks: ReadonlySet<string>; answer: ReadonlySet<string> }>

/** The share of a question that an entry has words for. */
const coverageBy =
  (held: Held) =>
  (query: Features, entry: string): number => {
    const { asks, answer } = held.get(entry)!
    let sum = 0
    let all = 0
    for (const [feature, weight] of query) {
      if (isPiece(feature)) continue
      const square = weight * weight
      all += square
      sum += square * (asks.has(feature) ? 1 : answer.has(feature) ? answerShare : 0)
    }
    return all > 0 ? sum / all : 0
  }

/** Nothing is told or offered for what is most like this. */
const outside = 'elsewhere'
const cosineShare = 0.6
/** An unknown word tells less than a known rare one: most of them are forms of known ones. */
const unknownCount = 12
const answerShare = 0.5
const wordWeight = 1
const beginningWeight = 0.9
const pieceWeight = 0.3
const beginningLength = 4

function featuresOf(text: string): Features {
  const features = new Map<string, number>()
  for (const { word } of foldedWords(text)) {
    features.set(word, wordWeight)
    if (word.length > beginningLength)
      features.set(`${word.slice(0, beginningLength)}-`, beginningWeight)
    const padded = `^${word}$`
    for (let at = 0; at + 3 <= padded.length; at++)
      features.set(`~${padded.slice(at, at + 3)}`, pieceWeight)
  }
  return features
}

const isPiece = (feature: string) => feature.startsWith('~')

/** Its words and their beginnings, without the pieces. */
const wholeOf = (text: string): ReadonlySet<string> =>
  new Set([...featuresOf(text).keys()].filter((feature) => !isPiece(feature)))

function unit(features: Features, rarity: (feature: string) => number): Features {
  const weights = [...features].map(([one, weight]) => [one, weight * rarity(one)] as const)
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1
  return new Map(weights.map(([one, weight]) => [one, weight / length]))
}

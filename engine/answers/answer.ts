import { premadeQuestions } from '@attune/contract/chatbot.ts'
import type { Grade } from '@attune/contract/risk.ts'
import { gradeText } from '../risk/grade-text.ts'
import type { Entry } from './entry.ts'
import { library } from './library.ts'
import { createRanking, queryOf, type Ranked } from './rank.ts'
import { replies } from './replies.ts'
import { fillers, tokensOf } from './tokens.ts'

export type Answered = {
  /** Plain text, at most 600 characters. */
  answer: string
  /** Of the message alone; from `possible` on, help belongs beside the answer. */
  grade: Grade
  /** Of the library; null where the answer is none of its entries. */
  entry: string | null
}

/**
 * What the assistant says to a message. `earlier` holds the person's last messages, oldest first.
 * Danger is looked for before anything else; what the library does not know is said to be unknown.
 */
export function answer(message: string, earlier: readonly string[] = []): Answered {
  const { grade, because } = gradeText(message)
  if (isDanger(grade)) {
    const isHurt = because.every(({ rule }) => rule === hurtBySomeone)
    return { answer: inDanger(grade, isHurt, earlier), grade, entry: null }
  }
  if (earlier.length > 0 && asksForMore.test(message))
    return { answer: replies.noMore, grade, entry: null }
  const entry = findEntry(message, earlier)
  if (entry) return { answer: entry.answer, grade, entry: entry.id }
  return { answer: unknown(message, grade), grade, entry: null }
}

/** spec §2: the five questions that anyone may ask, written exactly so. */
export const isPremade = (message: string) =>
  premadeQuestions.some((question) => question === message.trim())

/** Between the best question about something else (0.47 measured) and most real ones. */
const threshold = 0.475
const nearThreshold = 0.3
const earlierShare = 0.4
const contextBonus = 0.4
const fewWords = 3

const rank = createRanking(library)

const isDanger = (grade: Grade) => grade === 'possible' || grade === 'imminent'

/** The rule of the risk layer that speaks of someone else's violence alone. */
const hurtBySomeone = 'hurt by someone'

function inDanger(grade: Grade, isHurt: boolean, earlier: readonly string[]): string {
  if (grade === 'imminent') return replies.imminent
  // Asked once and plainly; asking again would sound like not having listened.
  if (earlier.some((text) => isDanger(gradeText(text).grade))) return replies.stillThere
  return isHurt ? replies.hurtBySomeone : replies.possible
}

/** Says so, and names what comes nearest, so that the person can ask for it in those words. */
function unknown(message: string, grade: Grade): string {
  if (grade === 'distress') return replies.unknownInDistress
  const near = rank(queryOf(message))
    .filter(({ score }) => score >= nearThreshold)
    .slice(0, 2)
    .map(({ entry }) => `“${entry.phrasings[0]}”`)
  return near.length > 0 ? `${replies.unknownButNear} ${near.join(' or ')}` : replies.unknown
}

const asksForMore =
  /^\W*((and|but|so)\W+)?(tell me more|go on|more( please)?|what else|anything else)\W*$/i

function findEntry(message: string, earlier: readonly string[]): Entry | undefined {
  const text = withoutGreeting(message)
  const last = earlier.at(-1)
  const alone = rank(queryOf(text))
  if (last === undefined || !leansOnEarlier(text)) return above(alone)
  const before = new Map(rank(queryOf(last)).map(({ entry, score }) => [entry, score]))
  const lifted = alone
    .filter(({ score }) => score >= threshold)
    .map(({ entry, score }) => ({ entry, score: score + contextBonus * before.get(entry)! }))
    .toSorted((a, b) => b.score - a.score)
  return (
    lifted[0]?.entry ?? above(rank(new Map([...queryOf(last, earlierShare), ...queryOf(text)])))
  )
}

const above = ([best]: readonly Ranked[]): Entry | undefined =>
  best && best.score >= threshold ? best.entry : undefined

/** 'Hi, what does it cost?' asks for the cost; 'Hi' alone is a greeting. */
function withoutGreeting(text: string): string {
  const rest = text.replace(
    /^\W*(hello|hi|hey|good (morning|afternoon|evening))( there)?\b\W*/i,
    '',
  )
  return rest.trim() ? rest : text
}

/** Such as 'and how long does it take?' */
function leansOnEarlier(text: string): boolean {
  if (/^\W*(and|but|so|ok|okay|then|what about|how about|why)\b/i.test(text)) return true
  const ownWords = tokensOf(text).filter((token) => !fillers.has(token))
  return ownWords.length <= fewWords && /\b(it|that|this|they|them|there|one)\b/i.test(text)
}

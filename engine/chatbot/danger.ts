import { dangerWords } from '@attune/content/chatbot/danger/all.ts'
import { type DangerFamily, dangerFamilies } from '@attune/content/chatbot/danger/words.ts'
import { type Language, languages } from '@attune/content/language/languages.ts'
import type { Grade } from '@attune/contract/risk.ts'
import { languageOf } from '../language/language-of.ts'
import { type ConversationGrade, gradeConversation, type Turn } from '../risk/grade-conversation.ts'
import { answerDanger, noContacts } from './answer-danger.ts'
import { fold, foldedWords } from './folded-words.ts'
import { createPhrases, type Place } from './phrases.ts'

/** What is read of danger in a message and the talk before it. */
export type Danger = Pick<ConversationGrade, 'messageGrade' | 'grade' | 'about'> & {
  /** Of the message itself; null where it speaks of none. */
  family: DangerFamily | null
  language: Language
  /** Whether the person has been asked about it before in this conversation. */
  asked: boolean
}

/** `earlier`: what the person wrote before; what the assistant said to it follows from that. */
export function readDanger(message: string, earlier: readonly string[]): Danger {
  const turns: Turn[] = []
  let before: Danger | null = null
  for (const text of earlier) {
    const danger: Danger = readTurn(text, turns, before)
    turns.push({ by: 'person', text: withoutHarmless(text, languageOf(text)) })
    if (!danger.family) continue
    turns.push({ by: 'software', text: answerDanger(danger, noContacts) })
    if (danger.family !== 'medical') before = { ...danger, asked: true }
  }
  return readTurn(message, turns, before)
}

export const isDanger = (grade: Grade) => grade === 'possible' || grade === 'imminent'

/** The rules of `engine/risk` read English; the phrases read nine languages and more families. */
function readTurn(text: string, turns: readonly Turn[], before: Danger | null): Danger {
  const read = languageOf(text)
  const plain = withoutHarmless(text, read)
  const ruled = gradeConversation([...turns], plain)
  const found = phrasesIn(plain, read)
  const families = new Set(found.families)
  if (isDanger(ruled.messageGrade)) families.add(familyOf(ruled))
  if (before?.family && families.size === 0 && says(text, dangerWords[found.language].yes))
    families.add(before.family)
  const family = dangerFamilies.find((one) => families.has(one)) ?? null
  const raised = family && family !== 'medical' && !isDanger(ruled.messageGrade)
  const messageGrade = raised ? 'possible' : ruled.messageGrade
  const remembered = raised || (before && !isDanger(ruled.grade)) ? 'possible' : ruled.grade
  const language = found.language
  return { ...ruled, messageGrade, grade: remembered, family, language, asked: before !== null }
}

function familyOf({ because: [first], about }: ConversationGrade): DangerFamily {
  if (first?.rule === 'voices') return 'psychosis'
  if (about === 'other') return 'other'
  return (first && ofRules[first.family]) ?? 'suicide'
}

const ofRules: Readonly<Record<string, DangerFamily>> = {
  selfHarm: 'self-harm',
  violence: 'violence-at-home',
  harm: 'own-violence',
  eating: 'eating',
  others: 'other',
}

type Tag = { family: DangerFamily; language: Language }

const findPhrases = createPhrases<Tag>(
  languages.flatMap((language) =>
    dangerFamilies.map(
      (family) => [{ family, language }, dangerWords[language].phrases[family]] as const,
    ),
  ),
)

/** All languages are read, since a short text may be taken for another; a single word only in its own. */
function phrasesIn(text: string, language: Language) {
  const counted = findPhrases(foldedWords(text)).filter(
    (place) => !place.isWord || place.tag.language === language,
  )
  const own = counted.filter(({ tag }) => tag.language === language)
  const told = longest(own.length > 0 ? own : counted)
  return {
    families: told.map(({ tag }) => tag.family),
    language: language === 'en' ? (told[0]?.tag.language ?? language) : language,
  }
}

/** “My friend wants to kill himself” holds “kill himself”, and says whose danger it is. */
const longest = (places: readonly Place<Tag>[]) =>
  places.filter(({ from, to }) =>
    places.every(
      (one) =>
        one.tag.family !== 'other' ||
        one.from > from ||
        one.to < to ||
        one.to - one.from <= to - from,
    ),
  )

const findHarmless = createPhrases(
  languages.map((language) => [language, dangerWords[language].harmless] as const),
)

function withoutHarmless(text: string, language: Language): string {
  const words = foldedWords(text)
  const places = findHarmless(words).filter(({ tag }) => tag === language || tag === 'en')
  if (places.length === 0) return text
  const isCut = (at: number) => places.some(({ from, to }) => at >= from && at <= to)
  return words
    .filter((_, at) => !isCut(at))
    .map(({ start, end }) => text.slice(start, end))
    .join(' ')
}

const says = (text: string, replies: string) =>
  replies.split(',').some((reply) => fold(reply.trim()) === plainReply(text))

const plainReply = (text: string) =>
  foldedWords(text)
    .map(({ word }) => word)
    .join(' ')

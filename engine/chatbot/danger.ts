import { dangerWords } from '@attune/content/chatbot/danger/all.ts'
import { dangerFamilies } from '@attune/content/chatbot/danger/words.ts'
import type { Language } from '@attune/content/language/languages.ts'
import type { DangerFamily } from '@attune/contract/risk.ts'
import type { DangerModel } from '../danger/danger-model.ts'
import { undisguise } from '../danger/disguise.ts'
import { plainPhrases, withoutHarmless } from '../danger/plain-phrases.ts'
import { readText } from '../danger/read-danger.ts'
import { fold, foldedWords } from '../language/folded-words.ts'
import { languageOf } from '../language/language-of.ts'
import {
  type ConversationGrade,
  gradeConversation,
  type Read,
  type Turn,
} from '../risk/grade-conversation.ts'
import { gradeText, isDanger } from '../risk/grade-text.ts'
import { answerDanger, noContacts } from './answer-danger.ts'

/** What is read of danger in a message and the talk before it. */
export type Danger = Pick<ConversationGrade, 'messageGrade' | 'grade' | 'about'> & {
  /** Of the message itself; null where it speaks of none. */
  family: DangerFamily | null
  language: Language
  /** Too little for a reply to danger, yet enough to name the way to help. */
  soft: boolean
  /** Less still: named only where the question is not understood. */
  faint: boolean
  /** Whether the person has been asked about it before in this conversation. */
  asked: boolean
  /** Of what was said before, the last; null where nothing of danger was. */
  earlier: DangerFamily | null
}

/** The model, and how a single text is graded with it. */
type Reader = { model: DangerModel | null; read: Read }

/**
 * `earlier`: what the person wrote before; what the assistant said to it follows from that. Without
 * a model, rules and phrases alone read.
 */
export function readDanger(
  message: string,
  earlier: readonly string[],
  model: DangerModel | null = null,
): Danger {
  const reader = { model, read: model ? onceEach(saidIn(model)) : gradeText }
  const turns: Turn[] = []
  let before: Danger | null = null
  let last: DangerFamily | null = null
  for (const text of earlier) {
    const danger: Danger = readTurn(text, turns, before, reader)
    turns.push({ by: 'person', text: withoutHarmless(text, languageOf(text)) })
    if (!danger.family) continue
    last = danger.family
    turns.push({ by: 'software', text: answerDanger(danger, noContacts) })
    if (danger.family !== 'medical') before = { ...danger, asked: true }
  }
  return { ...readTurn(message, turns, before, reader), earlier: last }
}

/**
 * A question is short and often about danger rather than in it, so that the model alone brings no
 * reply to danger: it confirms what rules and phrases find, and names the way to help elsewhere.
 */
function readTurn(
  text: string,
  turns: readonly Turn[],
  before: Danger | null,
  reader: Reader,
): Danger {
  const written = readWritten(text, turns, before, reader)
  const hidden = undisguise(text, languageOf(text))
  const meant = hidden && readWritten(hidden.text, turns, before, reader)
  if (!meant) return written
  // Letters apart are in no language; what they make is.
  if (written.family) return meant.family ? { ...written, language: meant.language } : written
  return meant.family || (meant.soft && !written.soft) ? meant : written
}

function readWritten(
  text: string,
  turns: readonly Turn[],
  before: Danger | null,
  { model, read: readOne }: Reader,
): Danger {
  const read = languageOf(text)
  const plain = withoutHarmless(text, read)
  const heard = model && readText(model, plain, read)
  const ruled = gradeConversation([...turns], plain, readOne)
  const found = plainPhrases(plain, read)
  // The model was taught no emergencies of the body: it has no say in them.
  const isHeard = !heard || isDanger(heard.said)
  const families = new Set(found.families.filter((one) => isHeard || one === 'medical'))
  if (families.size === 0 && isDanger(ruled.messageGrade)) families.add(familyOf(ruled))
  if (before?.family && families.size === 0 && says(text, dangerWords[found.language].yes))
    families.add(before.family)
  const family = dangerFamilies.find((one) => families.has(one)) ?? null
  const raised = family && family !== 'medical' && !isDanger(ruled.messageGrade)
  const messageGrade = raised ? 'possible' : ruled.messageGrade
  const remembered = raised || (before && !isDanger(ruled.grade)) ? 'possible' : ruled.grade
  const language = found.language
  const soft = !family && heard !== null && (heard.soft || isDanger(heard.byModel.grade))
  const faint = !family && (found.families.length > 0 || heard?.byModel.confirms === true)
  return {
    ...ruled,
    messageGrade,
    grade: remembered,
    family,
    soft,
    faint,
    language,
    asked: before !== null,
    earlier: null,
  }
}

/** Each text of a talk is read again with every turn after it. */
function onceEach(read: Read): Read {
  const known = new Map<string, ReturnType<Read>>()
  return (text) => {
    const reading = known.get(text) ?? read(text)
    known.set(text, reading)
    return reading
  }
}

const saidIn =
  (model: DangerModel): Read =>
  (text) => {
    const { said, because } = readText(model, text, languageOf(text))
    return { grade: said, because }
  }

function familyOf({ because: [first], about }: ConversationGrade): DangerFamily {
  const family = first?.kind ?? 'suicide'
  return about === 'other' && family !== 'medical' ? 'other' : family
}

const says = (text: string, replies: string) =>
  replies.split(',').some((reply) => fold(reply.trim()) === plainReply(text))

const plainReply = (text: string) =>
  foldedWords(text)
    .map(({ word }) => word)
    .join(' ')

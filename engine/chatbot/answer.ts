import {
  acceptances,
  moreRequests,
  secondChoices,
  sideTurns,
} from '@attune/content/chatbot/conversation-phrases.ts'
import { library } from '@attune/content/chatbot/entries/library.ts'
import type { Audience, Entry } from '@attune/content/chatbot/entry.ts'
import { replies } from '@attune/content/chatbot/replies.ts'
import { premadeQuestions } from '@attune/contract/chatbot.ts'
import type { Role } from '@attune/contract/endpoint.ts'
import type { DangerFamily, Grade } from '@attune/contract/risk.ts'
import { isDanger } from '../risk/grade-text.ts'
import { answerDanger, noContacts } from './answer-danger.ts'
import { answerTranslated, languageInTalk, sentence } from './answer-translated.ts'
import { type Answered, type Asker, plain } from './answered.ts'
import { type Danger, readDanger } from './danger.ts'
import { asksOnlyOfSite, type Found, findEntry, findForSide, isVerbatim } from './find-entry.ts'
import { type Link, linksFor } from './links.ts'
import { findOwnQuestion } from './own-questions.ts'

/**
 * What the assistant says to a message. Danger is looked for before anything else, then the
 * person's own data, then the library; what it does not know is said to be unknown.
 */
export function answer(message: string, asker: Asker = { role: null, earlier: [] }): Answered {
  const danger = readDanger(message, asker.earlier, asker.dangerModel)
  if (danger.family && isOfPatient(message, danger.family, asker.role))
    return { ...told(ofPatients, asker.role, []), grade: danger.grade }
  if (danger.family) {
    const text = answerDanger(danger, noContacts)
    return {
      ...plain,
      grade: danger.grade,
      language: danger.language,
      danger,
      answer: text,
      links: linksFor(asker.role, ['help']),
    }
  }
  const answered = careful(message, answerIn(message, asker, danger), danger, asker)
  // spec §5: a stranger may not ask them.
  return asker.role ? answered : { ...answered, suggestions: [] }
}

/** spec §2: the five questions that anyone may ask, written exactly so. */
export const isPremade = (message: string) =>
  premadeQuestions.some((question) => question === message.trim())

/** In the language of the question; a premade one is asked in English. */
function answerIn(message: string, asker: Asker, danger: Danger): Answered {
  const language = isPremade(message) ? 'en' : languageInTalk(message, asker.earlier)
  if (language === 'en' || isVerbatim(message))
    return answerCalmly(message, asker, danger.messageGrade)
  return answerTranslated(message, language, asker)
}

function answerCalmly(message: string, { role, earlier }: Asker, messageGrade: Grade): Answered {
  const own = role && findOwnQuestion(message, role)
  if (own) return { ...plain, own }
  const audience = role && audiences[role]
  const before = earlier.at(-1)
  if (before !== undefined) {
    const last = () => findEntry(before, earlier.slice(0, -1), audience)
    if (asksForMore.test(message)) return more(last())
    const side = sideTurnedTo(message)
    if (side) return turned(findForSide(before, side), last(), role)
    const place = placeTaken(message)
    if (place !== null) return takeUp(place, last(), role)
  }
  const found = findEntry(message, earlier, audience)
  return found.entry ? told(found.entry, role, found.near) : unknown(found, role, messageGrade)
}

/** A therapist who speaks of a patient in danger needs other words than a friend does. */
const ofPatients = library.find(({ id }) => id === 'patient-in-danger')!

/** A therapist speaks of a patient or of somebody else, and not of themselves. */
const isOfPatient = (text: string, family: DangerFamily | null, role: Role | null) =>
  role === 'therapist' && (family === 'other' || (ofPatient.test(text) && !ofWriter.test(text)))

const ofPatient = /\b(my|our|a|the|this|that) (patient|client)s?\b/i
const ofWriter =
  /\b(i|i’?m|i'm) (am|want|wish|feel|took|have taken|cut|will|might|cannot|can[’']?t|going|about)\b/i

const audiences = { user: 'patient', therapist: 'therapist' } as const

const told = ({ id, answer, links = [] }: Entry, role: Role | null, near: readonly Entry[]) => ({
  ...plain,
  answer,
  entry: id,
  links: linksFor(role, links),
  suggestions: asQuestions(near),
})

/** Says so, and offers what comes nearest. */
function unknown({ near }: Found, role: Role | null, messageGrade: Grade): Answered {
  const links = linksFor(role, ['help'])
  const suggestions = asQuestions(near)
  const isHard = messageGrade === 'distress'
  const text = isHard
    ? replies.unknownInDistress
    : near.length > 0
      ? replies.unknownButNear
      : replies.unknown
  return { ...plain, answer: text, isUnknown: true, links, suggestions }
}

/**
 * What was said before stays known: whatever is asked after danger, help comes first, and nothing else
 * where nothing else is asked. Where something is heard that may be danger, the way to help stands
 * beside the answer.
 */
function careful(message: string, answered: Answered, danger: Danger, asker: Asker): Answered {
  const { grade } = danger
  const { role } = asker
  if (danger.earlier || isDanger(grade)) return afterDanger(message, answered, danger, asker)
  const isHeard = danger.soft || (danger.faint && answered.isUnknown)
  // The model alone hears danger in “How do I pay?”, too.
  if (!isHeard || asksOnlyOfSite(message)) return { ...answered, grade }
  const said =
    answered.language === 'en' ? replies.ifItIsHeavy : sentence(answered.language, 'ifItIsHeavy')
  const text = answered.answer && `${answered.answer}\n\n${said}`
  // What may be danger is no question for an outside model.
  const links = withHelp(answered.links, role)
  return { ...answered, grade, answer: text, links, isUnknown: false }
}

const thanks = /thank|thx|danke|merci|gracias|obrigad|grazie|te[sş]ekk[uü]r|dzi[eę]k|شكرا/i
const isThanks = (message: string, { entry }: Answered) =>
  entry === 'thanks' && thanks.test(message)

function afterDanger(message: string, answered: Answered, danger: Danger, asker: Asker): Answered {
  const { grade, earlier } = danger
  const { role } = asker
  // A therapist who was told what to do for a patient is not in danger.
  if (asker.earlier.some((text) => isOfPatient(text, earlier, role))) return { ...answered, grade }
  const before = { ...danger, earlier: earlier ?? 'suicide', language: answered.language }
  const links = withHelp(answered.links, role)
  // Thanks are answered as thanks, with who listens before it.
  const isAnswered = isThanks(message, answered) || !isSmallTalk(answered.entry)
  const isAsked = !answered.isUnknown && (answered.own || isAnswered)
  if (isAsked) return { ...answered, grade, links, recalled: before }
  const again = { ...before, family: before.earlier, messageGrade: grade, asked: true }
  const said = { answer: answerDanger(again, noContacts), language: again.language, danger: again }
  return { ...plain, grade, ...said, links: linksFor(role, ['help']) }
}

/** What the assistant itself is, and can do, is no answer either. */
const ofItself: ReadonlySet<string> = new Set(['what-can-you-do', 'who-are-you'])

const isSmallTalk = (id: string | null) =>
  id === null || ofItself.has(id) || library.find((one) => one.id === id)?.isSmallTalk === true

/** At most three. */
function withHelp(links: readonly Link[], role: Role | null): Link[] {
  const [help] = linksFor(role, ['help'])
  const others = links.filter(({ to }) => to !== help?.to)
  return help ? [...others.slice(0, 2), help] : others
}

const asQuestions = (entries: readonly Entry[]) => entries.map(({ phrasings }) => phrasings[0])

const asksForMore = new RegExp(
  `^\\W*((and|but|so|ok|okay)\\W+)?(${moreRequests.join('|')})\\W*$`,
  'i',
)

const more = ({ near, related }: Found): Answered => ({
  ...plain,
  answer: replies.noMore,
  suggestions: asQuestions(near.length > 0 ? near : related),
})

const turnsTo = new RegExp(`^\\W*(${sideTurns.join('|')}) (patient|therapist)s?\\W*$`, 'i')

/** “And for therapists?” asks the same again, for the other side. */
const sideTurnedTo = (message: string): Audience | null =>
  (turnsTo.exec(message)?.[2]?.toLowerCase() as Audience | undefined) ?? null

const turned = (found: Entry | null, last: Found, role: Role | null): Answered =>
  found ? told(found, role, []) : last.entry ? told(last.entry, role, last.near) : more(last)

const yes = new RegExp(`^\\W*(${acceptances.join('|')})( please)?\\W*$`, 'i')
const second = new RegExp(`^\\W*(the )?(${secondChoices.join('|')})( one)?( please)?\\W*$`, 'i')

/** Which of the questions offered “yes” and “the second one” take up. */
const placeTaken = (message: string) => (yes.test(message) ? 0 : second.test(message) ? 1 : null)

function takeUp(place: number, last: Found, role: Role | null): Answered {
  const taken = last.entry ? undefined : last.near[place]
  return taken ? told(taken, role, []) : more(last)
}

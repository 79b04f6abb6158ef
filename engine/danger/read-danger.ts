import type { Language } from '@attune/content/language/languages.ts'
import type { DangerFamily, DangerLanguage, Grade, RiskCheck } from '@attune/contract/risk.ts'
import { languageOf } from '../language/language-of.ts'
import { type ConversationGrade, gradeConversation } from '../risk/grade-conversation.ts'
import { gradeText, highest, isDanger, lower, type Reason, rank } from '../risk/grade-text.ts'
import { graveWordIn } from '../risk/grave-words.ts'
import { families } from '../risk/rules.ts'
import type { ModelReading } from './danger-labels.ts'
import type { DangerModel } from './danger-model.ts'
import { undisguise } from './disguise.ts'
import { givesUp } from './gives-up.ts'
import { hasNoBond } from './has-no-bond.ts'
import { plainPhrases, withoutHarmless } from './plain-phrases.ts'
import { isOfPractice } from './practice-words.ts'

/**
 * Whether a text speaks of danger after one's own earlier ones (oldest first), of which kind and
 * whose. `isHeavy`: the score of whole entries hears danger in the text too. Deterministic, any
 * string.
 */
export function readDanger(
  model: DangerModel,
  text: string,
  earlier: readonly string[] = [],
  isHeavy = false,
): RiskCheck {
  const here = readText(model, text, languageOf(text), isHeavy)
  const texts = new Map(earlier.map((one) => [one, readText(model, one)])).set(text, here)
  const turns = earlier.map((own) => ({ by: 'person' as const, text: own }))
  const talk = gradeConversation(turns, text, (one) => texts.get(one)!)
  const language = isReadable(here) ? here.language : null
  if (!isDanger(talk.grade))
    return { grade: talk.grade, soft: here.soft, family: null, whose: null, language }
  // Whose danger it is, plain words tell better than what the model alone hears in the next ones.
  const all = [here, ...earlier.toReversed().map((own) => texts.get(own)!)]
  const gravest = all.find(({ said }) => isDanger(said)) ?? all.find(({ grade }) => isDanger(grade))
  return { grade: talk.grade, soft: false, ...kindOf(gravest ?? here, talk), language }
}

/** What rules and model make of one text. */
export type DangerReading = {
  grade: Grade
  /** Nothing to bring the note for, yet enough to ask in one line. */
  soft: boolean
  /** What its words say plainly, whatever else the model hears. */
  said: Grade
  because: Reason[]
  /** Of these, what brings the note. */
  believed: Reason[]
  byModel: ModelReading
  /** Kinds of danger that stand in it in the plainest words. */
  phrases: DangerFamily[]
  language: DangerLanguage
}

/**
 * The higher of two readings: the rules, which know what is said in so many words, and the model,
 * which knows how people say it otherwise. Either may raise, neither lowers what the other is sure
 * of. Words that are as often told, feared for others or long past as meant bring the note where the
 * model hears danger too or nothing else is said, and ask in one line elsewhere. What is disguised
 * is read both ways, and the graver counts.
 */
export function readText(
  model: DangerModel,
  text: string,
  language = languageOf(text),
  isHeavy = false,
): DangerReading {
  const written = readEither(model, text, language, isHeavy)
  const hidden = undisguise(text, language)
  if (!hidden) return written
  const meant = readEither(model, hidden.text, languageOf(hidden.text), isHeavy)
  if (!isGraver(meant, written)) return written
  const inText = (one: Reason) => ({ ...one, ...hidden.original(one.start, one.end) })
  return { ...meant, because: meant.because.map(inText), believed: meant.believed.map(inText) }
}

const isGraver = (one: DangerReading, other: DangerReading) =>
  rank(one.grade) > rank(other.grade) || (rank(one.grade) === rank(other.grade) && one.soft)

/** “im suicidal” is too short to tell German from English by: it is read as both. */
function readEither(model: DangerModel, text: string, language: Language, isHeavy: boolean) {
  const own = readWritten(model, text, language, isHeavy)
  const mayBeEnglish =
    language !== 'en' &&
    text.length <= shortText &&
    own.because.some(({ grade }) => isDanger(grade)) &&
    model.read(text, 'en').known === 1
  if (!mayBeEnglish) return own
  const english = readWritten(model, text, 'en', isHeavy)
  return isGraver(english, own) ? english : own
}

/** As it stands, without a look at what may be meant. */
export function readWritten(
  model: DangerModel,
  text: string,
  language: Language,
  isHeavy: boolean,
): DangerReading {
  const plain = withoutHarmless(text, language)
  const byModel = readBy(model, text, plain, language)
  const { because } = gradeText(text)
  const isShort = text.length <= shortText
  const isBelieved = (reason: Reason) =>
    language === 'en' && (isPlain(reason, isShort) || isHeavy || isConfirmed(reason))
  const isConfirmed = (reason: Reason) => {
    const sentence = model.read(sentenceOf(text, reason), language)
    return text.length > longText ? sentence.soft : byModel.confirms || sentence.confirms
  }
  const believed = because.filter((reason) => isDanger(reason.grade) && isBelieved(reason))
  const byRules = highest([
    ...believed.map(({ grade }) => grade),
    ...because.map(({ grade }) => lower(grade, 'distress')),
  ])
  const phrases = plainPhrases(plain, language)
  // What the rules read as denied or long past is no plain saying.
  const isLowered =
    !because.some(({ grade }) => isDanger(grade)) &&
    because.some(({ family }) => isDanger(families[family].grade))
  const isSaid = phrases.families.length > 0 && !isLowered
  const isMeant = isShort || (language !== 'en' && byModel.confirms)
  const bySaying = isSaid && isMeant ? 'possible' : 'none'
  const said = highest([byRules, bySaying])
  const grade = highest([said, byModel.grade])
  const isHeard =
    language === 'en' ? because.some((one) => one.asks || isDanger(one.grade)) : isSaid
  const isNamed = () => language === 'en' && namesDanger(model, text, byModel)
  const soft =
    !isDanger(grade) && (byModel.soft || isHeard || isNamed() || givesUp(text) || hasNoBond(text))
  return {
    grade: soft ? highest([grade, 'distress']) : grade,
    soft,
    said,
    because,
    believed,
    byModel,
    phrases: phrases.families,
    language: phrases.language,
  }
}

/** What is harmless raises nothing: it is read without that, too, and not at all where it is business alone. */
function readBy(model: DangerModel, text: string, plain: string, language: Language): ModelReading {
  const reading = model.read(text, language)
  if (isOfPractice(text, language)) return quieter(reading, nothing)
  return plain === text ? reading : quieter(reading, plain ? model.read(plain, language) : nothing)
}

const nothing = { grade: 'none', soft: false, confirms: false } as const

const quieter = (
  reading: ModelReading,
  other: Pick<ModelReading, 'grade' | 'soft' | 'confirms'>,
): ModelReading => ({
  ...reading,
  grade: lower(reading.grade, other.grade),
  soft: (reading.soft || isDanger(reading.grade)) && (other.soft || isDanger(other.grade)),
  confirms: reading.confirms && other.confirms,
})

/**
 * A grave word that is hardly ever harmless, or one in whose clause the model hears danger too: what
 * else is asked in the same breath says nothing against it.
 */
function namesDanger(model: DangerModel, text: string, byModel: ModelReading): boolean {
  const word = graveWordIn(text)
  if (word === 'alone') return true
  if (word === null || text.length > longMessage) return false
  if (byModel.confirms) return true
  return clausesOf(text).some((one) => graveWordIn(one) && model.read(one, 'en').confirms)
}

/** Of three words at least: less says too little to be read alone. */
const clausesOf = (text: string) =>
  text.split(/[.!?;,\n]+\s+|\b(?:also|but)\b/).filter((one) => /\S\s+\S+\s+\S/.test(one))

/** A rule that needs nobody's word; of others only one that is about others. */
const isPlain = ({ sure, whose, family }: Reason, isShort: boolean) =>
  (sure && (whose === 'writer' || family === 'others')) || isShort

/** The sentence that a reason stands in: a page of other things says nothing against it. */
function sentenceOf(text: string, { start, end }: Pick<Reason, 'start' | 'end'>): string {
  const before = text.slice(0, start).search(/[^.!?\n]*$/)
  const after = text.slice(end).search(/[.!?\n]|$/)
  return text.slice(before, end + after)
}

/** A page of an ordinary day has a sentence that sounds like anything. */
const longMessage = 300
/** In longer ones much is told of others: there the sentence itself has to say more. */
const longText = 1000
/** In so short a text there is no room to tell of somebody else or of a film. */
const shortText = 40

/** Too few words of any of the languages: what it says nobody knows. */
const isReadable = ({ byModel }: DangerReading) => byModel.known >= leastKnown
const leastKnown = 0.5

const isNamedSo = ({ sure, family }: Reason) =>
  sure && (family === 'violence' || family === 'others')

function kindOf(
  { because, byModel, phrases: [phrase] }: DangerReading,
  { about }: ConversationGrade,
): { family: DangerFamily; whose: 'self' | 'other' } {
  const gravest = because.find(({ grade }) => isDanger(grade))
  if (phrase && !gravest) return { family: phrase, whose: phrase === 'other' ? 'other' : 'self' }
  // What is said plainly says of what kind it is, too; elsewhere the model tells better.
  if (!gravest || (isDanger(byModel.grade) && !isNamedSo(gravest)))
    return { family: byModel.family, whose: byModel.whose }
  const whose = about === 'other' ? 'other' : 'self'
  const family = gravest.kind
  return { family: whose === 'other' && family !== 'medical' ? 'other' : family, whose }
}

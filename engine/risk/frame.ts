import type { Grade } from '@attune/contract/risk.ts'
import type { ReadyRule } from './compile.ts'
import {
  addressed,
  asksOfAnother,
  beginsNow,
  denials,
  deniedAfter,
  latelyCues,
  noDenials,
  pastCues,
  presentCues,
  recited,
  safeNow,
  sharedFeeling,
  speaksOfNow,
  stories,
  subjects,
  usedTo,
} from './frames.ts'

/** What stands around the words that a rule found. */
export type Frame = {
  /** The clause up to what was found. */
  clause: string
  found: string
  after: string
  /** The sentence whole. */
  sentence: string
  /** The next one if it looks back: "that was years ago". */
  lookingBack: string
  subject: 'writer' | 'other' | 'general'
  isQuoted: boolean
  isOwn(rule: ReadyRule): boolean
}

/** A sentence without an end is read this far. */
const farthest = 220
const near = 60

/** `start` and `end` in `sentence`; `next`: what comes after it. */
export function frameOf(sentence: string, start: number, end: number, next: string): Frame {
  const before = sentence.slice(Math.max(0, start - farthest), start)
  const found = sentence.slice(start, end)
  const subject = subjectOf(before, found)
  const frame = {
    clause: before.slice(before.lastIndexOf(',') + 1),
    found,
    after: sentence.slice(end, end + near),
    sentence: before + sentence.slice(start, end + farthest),
    lookingBack: looksBack.exec(next)?.[0] ?? '',
    subject,
    isQuoted: before.split('"').length % 2 === 0,
  }
  return { ...frame, isOwn: (rule) => whoIsMeant(rule, frame) === 'writer' }
}

/** The grade of a rule for words that stand so. */
export function frameGrade(rule: ReadyRule, frame: Frame): Grade {
  const subject = whoIsMeant(rule, frame)
  if (isStory(rule, frame, subject)) return 'none'
  // Whoever it is of, now or long ago, one line costs them nothing.
  if (rule.asks) return isDenied(rule, frame) ? 'none' : rule.grade
  if (ofDying.has(rule.family) && isSpokenTo(frame)) return 'distress'
  if (isDenied(rule, frame) && !butNow.test(frame.sentence))
    return rule.grade === 'distress' ? 'none' : 'distress'
  if (rule.grade === 'distress')
    return rule.who === 'another' || subject === 'writer' ? 'distress' : 'none'
  if (isLongPast(frame) || !concerns(rule, subject, frame)) return 'distress'
  if (subject === 'other') return 'possible'
  return rule.lately && latelyCues.test(frame.sentence) ? rule.lately : rule.grade
}

const ofDying: ReadonlySet<ReadyRule['family']> = new Set(['wish', 'suicide'])
const butNow =
  /\b(?:but|until|except) (?:for )?(?:today|now|tonight|lately|recently|this (?:week|month|morning)|last night|yesterday)\b/
const looksBack =
  /^ \. (?:(?:that|this|it|those days|these days) (?:(?:was|were)(?: \w+){0,5} (?:ago|before|back then|then|years?|decades?|past|over|behind|young|younger|teen\w*|school|college|life|time|phase|period)|is (?:all )?(?:over|behind|long|years|in the past))|i have never (?:felt|thought|wanted|done|tried)|i never (?:felt|thought|wanted|did|tried)(?: \w+){0,4} again|(?:today|now|these days|nowadays) (?:i (?:run|am (?:well|happy|fine|okay|good|healthy|so)|have|live|eat|feel)|life is)|i have (?:done|had) (?:a lot of |years of )?therapy|(?:therapy|medication|lithium|my (?:wife|husband|daughter|son|kids)) (?:changed|saved|helped))\b[^.]*/
const deniedWithin =
  /\b(?:is|are|was|would|will|has|have|did|does|do|am) (?:not|never) (?:going|planning|thinking|suicidal|hurt|harm|kill|cut|want to (?:die|kill|hurt|end))/
const neverDone =
  /\b(?:never|(?:does|did|has|have|is|was) not)\b(?! (?:stop|leave|dare|feel|safe|live|want))/
const thirdPerson = /^(?:wants|needs|wishes|hopes|prays|deserves)\b/
const firstPerson = /\b(?:i|me|my|myself|us)\b/

/** Nobody named: the writer. A verb in the third person with nobody named: someone else. */
function subjectOf(before: string, found: string): Frame['subject'] {
  const clause = before.slice(before.lastIndexOf(',') + 1)
  if (sharedFeeling.test(clause)) return 'writer'
  if (addressed.test(before)) return 'general'
  const last =
    [...clause.matchAll(subjects)].at(-1) ??
    [...found.matchAll(subjects)].find(([, writer, other]) => writer ?? other)
  if (last) return kindOf(last)
  if (!thirdPerson.test(found)) return 'writer'
  const earlier = [...before.matchAll(subjects)].at(-1)
  return earlier?.[2] ? 'other' : 'general'
}

function kindOf([, writer, other]: RegExpExecArray): Frame['subject'] {
  if (writer) return 'writer'
  return other ? 'other' : 'general'
}

function whoIsMeant({ who }: ReadyRule, frame: Pick<Frame, 'subject' | 'found'>) {
  if (who === 'another') return 'other'
  return firstPerson.test(frame.found) ? 'writer' : frame.subject
}

/** Whether whoever is meant is the writer or someone near to them. */
function concerns({ who }: ReadyRule, subject: Frame['subject'], frame: Frame): boolean {
  if (subject === 'writer') return true
  if (who === 'self' || frame.subject === 'general') return nearOnes.test(frame.sentence)
  return subject === 'other'
}

const nearOnes =
  /\b(?:my|our) (?!back|head|feet|arms?|hands?|legs?|wrists?|skin|car|phone|opinion|point|team|favou?rite)\w+/

/** Someone else's wish to die is spoken of to them, and nothing of the writer's own. */
function isSpokenTo({ clause, found, sentence }: Frame): boolean {
  const upToHere = sentence.slice(0, sentence.lastIndexOf(found) + found.length)
  if (!/\b(?:you|your|yourself)\b/.test(upToHere) || sharedFeeling.test(clause)) return false
  // "How do you …" asks for oneself.
  if (/\b(?:how|where|which|what|can|does)\b/.test(upToHere)) return false
  return !/\b(?:i|me|my|mine|myself|we|us|our)\b/.test(upToHere)
}

function isStory(rule: ReadyRule, frame: Frame, subject: Frame['subject']): boolean {
  if (recited.test(frame.clause)) return true
  if (rule.who === 'another' && asksOfAnother.test(frame.clause)) return true
  return stories.test(frame.sentence) && (subject !== 'writer' || frame.isQuoted)
}

function isDenied(rule: ReadyRule, { clause, found, after }: Frame): boolean {
  const lastWord = found.slice(found.lastIndexOf(' '))
  if (deniedAfter.test(after) || deniedAfter.test(lastWord + after)) return true
  if (rule.who === 'another' && deniedWithin.test(found)) return true
  if (rule.family === 'violence' && !rule.refuses && neverDone.test(found)) return true
  return !rule.refuses && denials.test(clause) && !noDenials.test(clause)
}

function isLongPast({ clause, found, sentence, lookingBack }: Frame): boolean {
  const isGone = usedTo.test(clause) || /\bused to\b/.test(found) || lookingBack !== ''
  const isNow = beginsNow.test(found) || speaksOfNow.test(clause.slice(-40) + found)
  if (!isGone && (isNow || !pastCues.test(sentence))) return false
  return !presentCues.test(sentence.replace(safeNow, ''))
}

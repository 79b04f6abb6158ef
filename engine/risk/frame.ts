import type { Grade } from '@attune/contract/risk.ts'
import type { ReadyRule } from './compile.ts'
import {
  beginsNow,
  denials,
  latelyCues,
  noDenials,
  pastCues,
  presentCues,
  safeNow,
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
  /** The sentence whole, and the next one if it looks back ("that was years ago"). */
  sentence: string
  subject: 'writer' | 'other' | 'general'
  isQuoted: boolean
  isOwn(rule: ReadyRule): boolean
}

/** A sentence without an end is read this far. */
const farthest = 220

export function frameOf(text: string, start: number, end: number): Frame {
  const from = lastBefore(text, start)
  const to = firstAfter(text, end)
  const before = text.slice(from, start)
  const found = text.slice(start, end)
  const next = text.slice(to, to + farthest)
  const subject = subjectOf(before, found)
  const frame = {
    clause: before.slice(before.lastIndexOf(',') + 1),
    found,
    sentence: text.slice(from, to) + (looksBack.exec(next)?.[0] ?? ''),
    subject,
    isQuoted: before.split('"').length % 2 === 0,
  }
  return { ...frame, isOwn: (rule) => whoIsMeant(rule, frame) === 'writer' }
}

/** The grade of a rule for words that stand so. */
export function frameGrade(rule: ReadyRule, frame: Frame): Grade {
  const subject = whoIsMeant(rule, frame)
  if (stories.test(frame.sentence) && (subject !== 'writer' || frame.isQuoted)) return 'none'
  if (!rule.refuses && isDenied(frame.clause) && !butNow.test(frame.sentence))
    return rule.grade === 'distress' ? 'none' : 'distress'
  if (rule.grade === 'distress')
    return rule.who === 'another' || subject === 'writer' ? 'distress' : 'none'
  if (subject === 'general' || isLongPast(frame)) return 'distress'
  if (subject === 'other') return 'possible'
  return rule.lately && latelyCues.test(frame.sentence) ? rule.lately : rule.grade
}

const butNow =
  /\b(?:but|until|except) (?:for )?(?:today|now|tonight|lately|recently|this (?:week|month|morning)|last night|yesterday)\b/
const looksBack = /^\.? ?(?:that|this|it|those days) (?:was|were)\b[^.]*/
const thirdPerson = /^(?:wants|needs|wishes|hopes|prays|deserves)\b/
const firstPerson = /\b(?:i|me|my|myself|us)\b/

function lastBefore(text: string, start: number): number {
  const near = text.slice(Math.max(0, start - farthest), start)
  return start - near.length + near.lastIndexOf('.') + 1
}

function firstAfter(text: string, end: number): number {
  const near = text.slice(end, end + farthest)
  const stop = near.indexOf('.')
  return end + (stop < 0 ? near.length : stop)
}

/** Nobody named: the writer. A verb in the third person with nobody named: someone else. */
function subjectOf(before: string, found: string): Frame['subject'] {
  const clause = before.slice(before.lastIndexOf(',') + 1)
  const last = [...clause.matchAll(subjects)].at(-1) ?? [...found.matchAll(subjects)][0]
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
  return who === 'writer' && firstPerson.test(frame.found) ? 'writer' : frame.subject
}

function isDenied(clause: string): boolean {
  return denials.test(clause) && !noDenials.test(clause)
}

function isLongPast({ clause, found, sentence }: Frame): boolean {
  const isGone = usedTo.test(clause) || /\bused to\b/.test(found)
  const isNow = beginsNow.test(found) || speaksOfNow.test(clause.slice(-40) + found)
  if (!isGone && (isNow || !pastCues.test(sentence))) return false
  return !presentCues.test(sentence.replace(safeNow, ''))
}

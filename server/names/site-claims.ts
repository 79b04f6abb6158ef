import { shapesOf } from './lexicon/look-alikes.ts'
import { after, around, before } from './lexicon/look-around.ts'
import { readOfSite, says } from './lexicon/read-of-site.ts'
import { nothing, type Sentences, type Word } from './lexicon/reader.ts'
import * as whom from './lexicon/whom.ts'
import {
  isNegatedAt,
  isReader,
  isSelf,
  isSite,
  type Reference,
  referencesIn,
} from './site-references.ts'

/**
 * Whoever speaks honestly of the site says how to write there, and when. So a sentence that speaks of
 * it, or of those who run it, is read with a broad list of words of judging, knowing and ranking.
 */
export function claimOfSite(text: string): 'us' | 'badge' | undefined {
  const sentences: Sentences = readOfSite(text)
  for (const words of sentences) {
    if (isSigned(words) || isNotice(words) || isSpokenOf(words)) return 'us'
    if (isJudged(words)) return 'us'
    if (words.some((_, at) => standsForBadge(words, at))) return 'badge'
  }
  return undefined
}

/** Whether anything is said that a mark beside it would confirm. */
export const saysWorth = (text: string): boolean =>
  readOfSite(text).some((words) => words.some(({ kinds }) => kinds & worth))
const worth =
  says.judged | says.papers | says.emblem | says.site | says.brand | says.runner | says.spokenOf

/** How far from what speaks of the site somebody is judged. */
const reach = 16
const judging = says.judged | says.hinted | says.touched | says.papers

function isJudged(words: readonly Word[]): boolean {
  if (!words.some(({ kinds }) => kinds & (judging | says.me))) return false
  const references = referencesIn(words)
  if (references.length === 0) return false
  const toPeople = words.map((_, at) => worthAt(words, at, true))
  const toSite = words.map((_, at) => worthAt(words, at, false))
  return references.some((reference) => isEnough(reference.isPeople ? toPeople : toSite, reference))
}

/** What a word says of somebody's worth. */
type Worth = { weight: number; papers: boolean; touched: boolean; me: boolean; contact: boolean }
const noWorth: Worth = { weight: 0, papers: false, touched: false, me: false, contact: false }

function isEnough(worths: readonly Worth[], { at, isPeople, enough }: Reference): boolean {
  let weight = 0
  let papers = false
  let touched = false
  let me = false
  let contact = false
  for (let place = Math.max(0, at - reach); place <= at + reach; place++) {
    const worth = worths[place] ?? noWorth
    if (place === at) continue
    weight += worth.weight
    papers ||= worth.papers
    touched ||= worth.touched
    me ||= worth.me
    contact ||= worth.contact
  }
  const byPeople = Number(touched) + Number(me)
  const bySite = Number(touched && (me || papers)) + Number(touched && me && !contact)
  return weight + Number(papers) + (isPeople ? byPeople : bySite) >= enough
}

function worthAt(words: readonly Word[], at: number, isPeople: boolean): Worth {
  const { kinds } = words[at] ?? nothing
  const ranks = Number(isRankOf(words, at))
  if (kinds & says.message && !(kinds & says.judged || (isPeople && kinds & says.touched)))
    return { ...noWorth, contact: true }
  if (!(kinds & (judging | says.me) || ranks)) return noWorth
  const isBest = (kinds & says.hinted) !== 0 && after(words, at, 2, says.spokenOf)
  if (!isBest && isOwnOrReaders(words, at, isPeople)) return noWorth
  if (!isPeople && isBySomebody(words, at)) return { ...noWorth, weight: ranks }
  const isNegated = isNegatedAt(words, at)
  const counts = isPeople || !isNegated
  if (kinds & says.judged) return { ...noWorth, weight: ranks + (counts ? 2 : 1) }
  if (kinds & says.papers) return { ...noWorth, weight: ranks, papers: counts }
  const hinted = kinds & says.hinted ? (isBest ? 2 : 1) : 0
  const touched = (kinds & says.touched) !== 0 && !isNegated
  const isOfMe = touched && around(words, at, 3, says.me)
  const me = isPeople ? (kinds & says.me) !== 0 && !isNegated : isOfMe
  return { ...noWorth, weight: ranks + (isNegated ? 0 : hinted), touched, me }
}

/** "Recommended by doctors": by nobody of a site. */
function isBySomebody(words: readonly Word[], at: number): boolean {
  for (let place = at + 1; place <= at + 2; place++)
    if (agents.test(words[place]?.written ?? '') && !isJoined(words, at, place))
      return !after(words, place, 5, ofSite)
  return false
}
/** "Responde por" is read as one word, and its parts stand behind it. */
const isJoined = (words: readonly Word[], at: number, place: number) =>
  (words[at]?.shape ?? '').endsWith(words[place]?.shape ?? '')
const agents = /^(?:by|von|vom|durch|par|por|przez|door|tarafından)$/iu
const ofSite = says.site | says.page | says.brand | says.here | says.runner

/** "One of 300", but no year. */
function isRankOf(words: readonly Word[], at: number): boolean {
  if (/^(?:n[or]|num|№)?1$/iu.test(words[at]?.written ?? '') && isFirst(words, at)) return true
  if (!/^\d{2,5}$/u.test(words[at]?.written ?? '')) return false
  if (/^(?:19|20)\d\d$/u.test(words[at]?.written ?? '')) return false
  return from.has(words[at - 1]?.shape ?? '') || from.has(words[at - 2]?.shape ?? '')
}
const isFirst = (words: readonly Word[], at: number) =>
  words[at]?.written !== '1' || number.has(words[at - 1]?.shape ?? '')
const number = shapesOf('no nr num n number numero nummer platz puesto lugar place top')
const from = shapesOf(
  'of among unter aus von de des entre parmi fra tra su sur dei los из среди серед z z spośród av van',
)

/** "I trust", "please choose", "your documents", "can be seen". */
const isOwnOrReaders = (words: readonly Word[], at: number, isPeople: boolean) =>
  isSelf(words[at - 1]) ||
  isReader(words[at - 1]) ||
  isReader(words[at - 2]) ||
  (!isPeople && yours.has(words[at + 1]?.shape ?? '')) ||
  (!isPeople && around(words, at, 3, says.mayBe))

const yours = shapesOf([...whom.yours, 'uw jouw din ditt'].join(' '))

/** "The editors of the site.", "Maya, Trust & Safety, Attune": nothing but who is speaking. */
function isSigned(words: readonly Word[]): boolean {
  if (words.length > 8 || words.some(speaksToReader)) return false
  const at = words.findIndex((_, place) => isSite(words, place))
  if (at < 0) return false
  const last = words.slice(-5)
  const isLast = at >= words.length - 2 || words.length <= 4
  return isLast && last.some(({ kinds }) => kinds & (says.team | says.runner))
}
const speaksToReader = (word: Word) =>
  isSelf(word) || isReader(word) || (word.kinds & says.mayBe) !== 0

/** "System message:", "Note of the moderation:" */
function isNotice(words: readonly Word[]): boolean {
  const opening = words.slice(0, 4)
  if (/^system\p{L}{3}/u.test(words[0]?.shape ?? '') && (words[0]?.kinds ?? 0) & says.notice)
    return true
  const speaker = opening.findIndex(({ kinds }) => kinds & (says.notice | says.runner))
  const message = opening.findIndex(({ kinds }) => kinds & says.message)
  if (speaker >= 0 && message >= 0 && Math.min(speaker, message) === 0)
    return Math.abs(speaker - message) <= 3 && speaker !== message
  const isStatus = message >= 0 && opening.some(({ kinds }) => kinds & says.shown)
  return isStatus && words.length <= 8 && words.some(({ kinds }) => kinds & says.judged)
}

/** "We recommend this therapist": no therapist speaks so of themselves. */
function isSpokenOf(words: readonly Word[]): boolean {
  for (let at = 0; at < words.length; at++) {
    if (!((words[at]?.kinds ?? 0) & says.weJudge)) continue
    if (!((words[at]?.kinds ?? 0) & says.we || before(words, at, 9, says.we))) continue
    for (let place = at - 6; place <= at + 6; place++)
      if ((words[place]?.kinds ?? 0) & says.spokenOf && before(words, place, 1, says.thisOne))
        return true
  }
  return false
}

/** A tick beside a name, or what is put in its place. */
function standsForBadge(words: readonly Word[], at: number): boolean {
  const { kinds } = words[at] ?? nothing
  if (!(kinds & says.emblem)) return false
  if (around(words, at, 12, says.mark)) return true
  for (let place = at - 8; place <= at + 8; place++)
    if ((words[place]?.kinds ?? 0) & says.shown && before(words, place, 2, says.notOurs))
      return true
  return false
}

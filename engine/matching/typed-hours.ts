import {
  afterHourWords,
  bareTimeEndWords,
  beforeHourWords,
  experienceWords,
  leastYearsWords,
  withinDayWords,
  yearWords,
} from '@attune/content/matching/practical-words.ts'
import { type FoldedWord, joinedWords, setOfPhrases } from '../language/folded-words.ts'

/** What a number says that is neither a sum nor an age. */
type Counted = { tag: string; way: 'named'; from: number; to: number }

/** Of a lead in words: “despues de las”. */
const longestLead = 3
/** As therapists state their hours: before nine, the mornings, the afternoons, the evenings. */
const [endOfEarly, noon, evening, night] = [9.5, 12, 16, 22]

/** Hours that are named as a time of the clock: “before 9am”, “after 5”, “ab 18:30 Uhr”. */
export function hoursIn(words: readonly FoldedWord[]): Counted[] {
  return words.flatMap((_, at) => {
    const time = timeAt(words, at)
    if (!time) return []
    const before = leadAt(words, at, befores)
    const after = leadAt(words, at, afters)
    const code = before !== null ? codeBefore(time) : after !== null ? codeAfter(time) : undefined
    if (!code) return []
    return [{ tag: `hours ${code}`, way: 'named', from: (before ?? after)!, to: time.to }]
  })
}

/** The least years of work that are asked for: “20 years of experience”, “experienced, 10 years at least”. */
export function yearsIn(words: readonly FoldedWord[]): Counted[] {
  return words.flatMap(({ word }, at) => {
    if (!/^\d{1,2}$/.test(word) || Number(word) < 1 || !years.has(words[at + 1]?.word ?? ''))
      return []
    const is = (place: number, list: ReadonlySet<string>) => list.has(words[place]?.word ?? '')
    let to = at + 1
    while (is(to + 1, between)) to++
    let from = at
    while (is(from - 1, between)) from--
    const isAfter = is(to + 1, experience)
    if (!isAfter && !is(from - 1, experience)) return []
    return [
      {
        tag: `years ${Number(word)}`,
        way: 'named',
        from: isAfter ? from : from - 1,
        to: isAfter ? to + 1 : to,
      },
    ]
  })
}

/** “Saturday mornings”, “vormittags am Samstag”: a time of a day at the weekend is no time of a weekday. */
export function withDays<T extends { tag: string; from: number; to: number }>(
  words: readonly FoldedWord[],
  places: readonly T[],
): T[] {
  const days = places.filter(({ tag }) => ofWeekend.has(tag))
  const isBeside = (one: { to: number }, other: { from: number }) =>
    other.from > one.to &&
    words.slice(one.to + 1, other.from).every(({ word }) => withinDay.has(word)) &&
    words[other.from]!.start - words[other.from - 1]!.end === 1
  return places.map((place) => {
    if (!/^hours (early|mornings|afternoons|evenings)$/.test(place.tag)) return place
    const day = days.find((one) => isBeside(one, place) || isBeside(place, one))
    return day ? { ...place, tag: day.tag } : place
  })
}

const ofWeekend: ReadonlySet<string> = new Set([
  'hours saturdays',
  'hours sundays',
  'hours weekend',
])

/** `isSure`: nothing but a time can be meant. */
type Time = { hour: number; half: 'am' | 'pm' | null; isSure: boolean; to: number }

function timeAt(words: readonly FoldedWord[], at: number): Time | null {
  const [, digits, glued] = /^(\d{1,2})(am|pm|h|uhr)?$/.exec(words[at]!.word) ?? []
  if (!digits || Number(digits) > 24) return null
  const minutes = glued ? undefined : minutesAfter(words, at)
  let to = minutes ? at + 1 : at
  const own = glued ?? minutes?.suffix
  const next = words[to + 1]?.word ?? ''
  const suffix = own ?? (/^(am|pm|uhr)$/.test(next) ? next : undefined)
  if (!own && suffix) to++
  if (next === 'o' && words[to + 2]?.word === 'clock') to += 2
  if (!suffix && !minutes && !isBareTime(words, to)) return null
  const half = suffix === 'am' || suffix === 'pm' ? suffix : null
  const hour = Number(digits) + (minutes?.share ?? 0)
  return { hour, half, isSure: Boolean(suffix ?? minutes), to }
}

/** “After 5 only”, and not “after 5 failed attempts”. */
function isBareTime(words: readonly FoldedWord[], at: number): boolean {
  const [time, next] = [words[at]!, words[at + 1]]
  return !next || next.start - time.end > 1 || bareEnds.has(next.word)
}

/** “6:30”: one sign stands between. */
function minutesAfter(words: readonly FoldedWord[], at: number) {
  const [here, next] = [words[at]!, words[at + 1]]
  const [, minutes, suffix] = /^([0-5]\d)(am|pm|h|uhr)?$/.exec(next?.word ?? '') ?? []
  return next && minutes && next.start === here.end + 1
    ? { share: Number(minutes) / 60, suffix }
    : undefined
}

function codeBefore({ hour, half, isSure }: Time): string | undefined {
  if (half === 'pm' || (!isSure && hour < 6)) return undefined
  if (hour <= endOfEarly) return 'early'
  return hour <= noon ? 'mornings' : undefined
}

/** Without “am” a small number is an hour after noon: nobody asks for “after 6” in the morning. */
function codeAfter({ hour, half }: Time): string | undefined {
  if (half === 'am') return undefined
  const clock = hour < noon && (half === 'pm' || hour < 9.75) ? hour + noon : hour
  if (clock >= night || clock < noon) return undefined
  return clock >= evening ? 'evenings' : 'afternoons'
}

/** Where the words begin that say it. */
function leadAt(
  words: readonly FoldedWord[],
  at: number,
  leads: ReadonlySet<string>,
): number | null {
  for (let from = Math.max(0, at - longestLead); from < at; from++)
    if (leads.has(joinedWords(words, from, at))) return from
  return null
}

const befores = setOfPhrases(beforeHourWords)
const afters = setOfPhrases(afterHourWords)
const years = new Set(yearWords.split(' '))
const between = new Set(leastYearsWords.split(' '))
const experience = new Set(experienceWords.split(' '))
const withinDay = new Set(withinDayWords.split(' '))
const bareEnds = new Set(bareTimeEndWords.split(' '))

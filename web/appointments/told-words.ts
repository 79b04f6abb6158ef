import type { AppointmentEvent, EventKind } from '@attune/contract/appointments.ts'
import type { SeriesFacts } from '@attune/contract/series-facts.ts'
import { capital, dateIn } from './date-words.ts'
import { dayText, nearTime, type Reader, rhythmText, timeText, weekdayName } from './time-words.ts'
import { addDays, wallOf } from './wall-time.ts'

type Told = {
  event: Pick<AppointmentEvent, 'what' | 'by' | 'at' | 'before' | 'series'>
  /** How much had happened before that. */
  before: number
}

/** What happened with an appointment, in the one line of a notification. */
export function appointmentSentence({ event, before }: Told, name: string, reader: Reader): string {
  const said = sentences[event.what]({
    name,
    them: event.by === 'them',
    when: whenText(event.at, reader),
    was: event.before ? whenText(event.before, reader) : 'it',
    series: event.series && wordsOf(event.series, event.at, reader),
  })
  if (before === 0) return said
  return `${said}. ${before === 1 ? 'One more thing' : `${capital(inWords(before))} more things`} changed before that`
}

/** today 18:00, tomorrow 18:00, Tuesday 18:00 within a week, else Tuesday 8 December 18:00. */
export const whenText = (at: Date, reader: Reader): string =>
  nearTime(at, reader, (day, today) =>
    day > today && day < addDays(today, 7) ? weekdayName(day) : dayText(day, today),
  )

type Words = {
  name: string
  /** Whether the other did it, not the clock. */
  them: boolean
  when: string
  was: string
  series: ReturnType<typeof wordsOf> | null
}

const sentences: Record<EventKind, (words: Words) => string> = {
  offered: ({ name, when }) => `A time with ${name} is kept for you for an hour: ${when}`,
  requested: ({ name, when }) => `${name} asks for ${when}`,
  confirmed: ({ name, them, when }) =>
    them ? `${name} confirmed ${when}` : `Confirmed with ${name}: ${when}`,
  declined: ({ name, when }) => `${name} can’t make ${when}`,
  withdrawn: ({ name, when }) => `${name} took back the request for ${when}`,
  expired: ({ name, when }) => `The request for ${when} with ${name} was not answered in time`,
  moved: ({ name, when, was }) => `${name} moved ${was} to ${when}`,
  'move-proposed': ({ name, when, was }) => `${name} would like to move ${was} to ${when}`,
  'move-accepted': ({ name, when, was }) => `${name} agreed to move ${was} to ${when}`,
  'move-declined': ({ name, when }) => `${name} would rather keep ${when}`,
  'move-withdrawn': ({ name, when }) => `${name} took the other time back: ${when} stays`,
  'move-lapsed': ({ name, when }) => `Nobody answered the other time: ${when} with ${name} stays`,
  cancelled: ({ name, them, when }) =>
    them ? `${name} cancelled ${when}` : `${capital(when)} with ${name} is cancelled`,
  'no-show': ({ name, when }) => `${name} waited on ${when} and did not meet you`,
  'guest-invited': ({ name, when }) => `${name} invited somebody to join you: ${when}`,
  'guest-taken-away': ({ name, when }) => `${name} took an invitation back: ${when}`,
  contested: ({ name, when }) => `${name} says that you were both there on ${when}`,
  'series-proposed': ({ name, series }) => `${name} asks for ${series?.dates}`,
  'series-agreed': ({ name, series }) => `${name} agreed to ${series?.dates}${series?.missing}`,
  'series-declined': ({ name, series }) => `${name} would rather not meet ${series?.rhythm}`,
  'series-withdrawn': ({ name, series }) => `${name} took back the wish to meet ${series?.rhythm}`,
  'series-lapsed': ({ name, series }) =>
    `The wish to meet ${series?.rhythm} with ${name} was not answered in time`,
  'series-cancelled': ({ name, them, when, series }) => {
    if (series?.count === 1)
      return them ? `${name} cancelled ${when}` : `${capital(when)} with ${name} is cancelled`
    const span = `from ${series?.first} until ${series?.last}`
    return them
      ? `${name} cancelled ${series?.many} dates, ${span}`
      : `${capital(series?.many ?? '')} dates with ${name} are cancelled, ${span}`
  },
}

function wordsOf(series: SeriesFacts, at: Date, reader: Reader) {
  const { dates, weeks, leftOut } = series
  const first = dateIn(at, reader)
  const many = inWords(dates)
  const weekday = weekdayName(wallOf(at, reader.zone).day)
  const every = weeks === 2 ? ', every second week' : ''
  const missing = inWords(leftOut.length)
  return {
    ...{ first, many, count: dates, last: dateIn(series.last, reader) },
    rhythm: rhythmText({ weeks, at }, reader),
    /** six Tuesdays at 18:00, from 4 March. */
    dates:
      dates === 1
        ? whenText(at, reader)
        : `${many} ${weekday}s at ${timeText(at, reader.zone)}${every}, from ${first}`,
    missing:
      leftOut.length > 0
        ? `; ${missing} more ${leftOut.length === 1 ? 'is' : 'are'} not possible`
        : '',
  }
}

const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const inWords = (count: number) => small[count] ?? `${count}`

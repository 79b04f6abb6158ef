import type { AppointmentEvent, EventKind } from '@attune/contract/appointments.ts'
import { firstName } from '../lib/first-name.ts'
import { kindNames } from './appointment-words.ts'
import { seriesText } from './series-words.ts'
import { dayLabel, dayText, type Reader, timeText } from './time-words.ts'
import { wallOf } from './wall-time.ts'

type Told = Pick<AppointmentEvent, 'what' | 'by' | 'kind' | 'at' | 'before' | 'series'>

/** What happened, as one sentence of a card. */
export function eventText(event: Told, partner: string, reader: Reader): string {
  const { what, by, at } = event
  const who = by === 'me' ? 'You' : by === 'them' ? firstName(partner) : null
  const day = dayText(wallOf(at, reader.zone).day, wallOf(reader.now, reader.zone).day)
  const when = `${day}, ${timeText(at, reader.zone)}`
  const kind = kindNames[event.kind].toLowerCase()
  const series = event.series && seriesText(event.series, at, reader)
  return sentences[what]({ who, kind: `a ${kind}`, when, was: before(event, reader), series })
}

function before({ before: was, at }: Told, { zone, now }: Reader): string {
  if (!was) return ''
  const [old, today] = [wallOf(was, zone).day, wallOf(now, zone).day]
  const time = timeText(was, zone)
  return old === wallOf(at, zone).day ? time : `${dayLabel(old, today)}, ${time}`
}

type Words = {
  who: string | null
  kind: string
  when: string
  was: string
  series: ReturnType<typeof seriesText> | null
}

const sentences: Record<EventKind, (words: Words) => string> = {
  offered: ({ kind, when }) => `A time became free and is kept for an hour: ${kind}, ${when}.`,
  requested: ({ who, kind, when }) => `${who ?? 'Attune'} asked for ${kind}: ${when}.`,
  confirmed: ({ who, kind, when }) =>
    who ? `${who} confirmed ${kind}: ${when}.` : `Confirmed: ${kind}, ${when}.`,
  declined: ({ who, when }) => `${who ?? 'Attune'} said that ${when} is not possible.`,
  withdrawn: ({ who, when }) => `${who ?? 'Attune'} took back the request for ${when}.`,
  expired: ({ when }) => `Nobody answered the request for ${when} in time.`,
  moved: ({ who, when, was }) =>
    `${who ?? 'Attune'} moved it${was ? ` from ${was}` : ''} to ${when}.`,
  'move-proposed': ({ who, when, was }) =>
    `${who ?? 'Attune'} proposed another time: ${when}${was ? ` instead of ${was}` : ''}.`,
  'move-accepted': ({ who, when, was }) =>
    `${who ?? 'Attune'} agreed to the other time: ${when}${was ? ` instead of ${was}` : ''}.`,
  'move-declined': ({ who, when }) => `${who ?? 'Attune'} kept the time as it was: ${when}.`,
  'move-withdrawn': ({ who, when }) =>
    `${who ?? 'Attune'} took the other time back. It stays as it was: ${when}.`,
  'move-lapsed': ({ when }) => `Nobody answered the other time. It stays as it was: ${when}.`,
  cancelled: ({ who, when }) => `${who ?? 'Attune'} cancelled ${when}.`,
  'no-show': ({ who, when }) =>
    who === 'You'
      ? `You said that the other was not there on ${when}.`
      : `${who ?? 'Attune'} waited on ${when} and did not meet you.`,
  contested: ({ who, when }) =>
    `${who ?? 'Attune'} sees it differently: both were there on ${when}.`,
  'guest-invited': ({ who, when }) => `${who ?? 'Attune'} invited somebody to join you: ${when}.`,
  'guest-taken-away': ({ who, when }) => `${who ?? 'Attune'} took an invitation back: ${when}.`,
  'series-proposed': ({ who, series }) =>
    `${who ?? 'Attune'} asked to meet ${series?.rhythm}: ${series?.dates}.`,
  'series-agreed': ({ who, series }) =>
    `${who ?? 'Attune'} agreed to meet ${series?.rhythm}: ${series?.dates}. ${series?.leftOut ?? ''}`.trim(),
  'series-declined': ({ who, series }) =>
    `${who ?? 'Attune'} would rather not meet ${series?.rhythm}. What is agreed on stays.`,
  'series-withdrawn': ({ who, series }) =>
    `${who ?? 'Attune'} took back the wish to meet ${series?.rhythm}.`,
  'series-lapsed': ({ series }) => `Nobody answered the wish to meet ${series?.rhythm} in time.`,
  'series-cancelled': ({ who, when, series }) =>
    series?.count === 1
      ? `${who ?? 'Attune'} cancelled ${when}.`
      : `${who ?? 'Attune'} cancelled ${series?.count} dates, from ${when} until ${series?.last}.`,
}

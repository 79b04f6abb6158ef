import type { LeftOut, SeriesFacts, Weeks } from '@attune/contract/series-facts.ts'
import { dateIn } from './date-words.ts'
import { type Reader, rhythmText } from './time-words.ts'
import { wallOf } from './wall-time.ts'

/** 12 dates, the last on 16 February. */
export const datesText = (dates: number, last: Date, reader: Reader) =>
  dates === 1
    ? `one date, ${dateIn(last, reader)}`
    : `${dates} dates, the last on ${dateIn(last, reader)}`

type Missing = { at: Date; why: LeftOut }

/** What is left out, and why; empty where nothing is. */
export function leftOutText(leftOut: readonly Missing[], reader: Reader): string {
  const list = (why: LeftOut) =>
    leftOut
      .filter((one) => one.why === why)
      .map(({ at }) => dateIn(at, reader))
      .join(', ')
  const [away, taken] = [list('away'), list('taken')]
  return [away && `Paused while away: ${away}.`, taken && `Not free: ${taken}.`]
    .filter(Boolean)
    .join(' ')
}

/** What a card of the conversation adds to who it was. */
export function seriesText(series: SeriesFacts, at: Date, reader: Reader) {
  return {
    rhythm: rhythmText({ weeks: series.weeks, at }, reader),
    dates: datesText(series.dates, series.last, reader),
    leftOut: leftOutText(series.leftOut, reader),
    count: series.dates,
    last: dateIn(series.last, reader),
  }
}

/** How often it is until that day, of those after the first. */
export function timesUntil(first: Date, until: string, weeks: Weeks, { zone }: Reader): number {
  const days = (Date.parse(until) - Date.parse(wallOf(first, zone).day)) / 86_400_000
  return Math.max(0, Math.floor(days / (7 * weeks)))
}

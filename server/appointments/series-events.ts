import { brand } from '@attune/contract/brand.ts'
import type { Weeks } from '@attune/contract/series-facts.ts'
import { clockAt, dayAt, zonedAt } from '@attune/engine/calendar/wall-clock.ts'
import { type ICalEventData, ICalEventRepeatingFreq } from 'ical-generator'
import type { Row } from './view.ts'

export type SeriesOfDates = {
  _id: string
  weeks: Weeks
  time_zone: string
  first_at: Date
  told: number
}

type Dated = { row: Row; event: ICalEventData }

/**
 * Dates of one series as one event that repeats by the clock of its zone, which is what calendars
 * keep together: what is left out or cancelled is excepted, what was moved stands in for its date.
 * All of it counts up together. Where a clock left the time out, its date is an event of its own.
 */
export function seriesEvents(dates: readonly Dated[], series: SeriesOfDates): ICalEventData[] {
  const { time_zone: zone, weeks, first_at } = series
  const clock = clockAt(+first_at, zone)
  const isByRule = ({ row }: Dated) => clockAt(+asMade(row), zone) === clock
  const byRule = dates.filter(isByRule).sort((one, other) => +asMade(one.row) - +asMade(other.row))
  const others = dates.filter((one) => !isByRule(one)).map(({ event }) => event)
  const [first] = byRule
  if (!first) return others
  const length = +first.row.ends - +first.row.starts
  const start = asMade(first.row)
  const places = new Map(byRule.map((one) => [placeOf(one.row, start, series), one]))
  const count = Math.max(...places.keys()) + 1
  const excluded = Array.from({ length: count }, (_, place) => place).filter(
    (place) => !places.has(place),
  )
  const common = {
    ...first.event,
    ...{ id: `${series._id}@${brand.toLowerCase()}`, sequence: series.told, timezone: zone },
  }
  const at = (moment: number) => zonedAt(moment, zone)
  const master: ICalEventData = {
    ...common,
    ...{ start: at(+start), end: at(+start + length) },
    repeating: {
      ...{ freq: ICalEventRepeatingFreq.WEEKLY, interval: weeks, count },
      // A list of none would be a date that is none.
      ...(excluded.length > 0 && {
        exclude: excluded.map((place) => dateAt(start, place, series)),
      }),
    },
  }
  const moved = byRule.filter(({ row }) => +row.starts !== +asMade(row))
  return [
    master,
    ...moved.map(({ row, event }) => ({
      ...event,
      ...{ id: common.id, sequence: common.sequence, timezone: zone },
      ...{ recurrenceId: at(+asMade(row)), start: at(+row.starts), end: at(+row.ends) },
    })),
    ...others,
  ]
}

/** When it was to be as the series was made, wherever it was moved since. */
const asMade = ({ series_at, starts }: Row) => series_at ?? starts

const day = 24 * 60 * 60_000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / day

/** Which of the dates from the first one on it is. */
const placeOf = (row: Row, start: Date, { time_zone: zone, weeks }: SeriesOfDates) =>
  Math.round(daysBetween(dayAt(+start, zone), dayAt(+asMade(row), zone)) / (7 * weeks))

const dateAt = (start: Date, place: number, { time_zone: zone, weeks }: SeriesOfDates) =>
  zonedAt(+start, zone).add({ weeks: weeks * place })

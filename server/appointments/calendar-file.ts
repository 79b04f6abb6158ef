import { brand } from '@attune/contract/brand.ts'
import ical, {
  ICalCalendarMethod,
  ICalEventClass,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import { type SeriesOfDates, seriesEvents } from './series-events.ts'
import type { Row } from './view.ts'
import { zoneComponent } from './zone-component.ts'

export type Method = 'REQUEST' | 'CANCEL'

/** What calendars are told: one appointment, or all that is left of a series. */
export type Told = { method: Method; rows: readonly Row[]; series: SeriesOfDates | null }

export type Entry = {
  link: string
  /** Null: no name stands there. */
  name: string | null
}

/** For one receiver's calendar: an invitation, a change of it, or its end (RFC 5546). */
export function invitation(
  { method, rows, series }: Told,
  {
    receiver,
    from = `${brand} <no-reply@attune.invalid>`,
    ...entry
  }: Entry & { receiver: string; from?: string | undefined },
): string {
  const calendar = newCalendar(ICalCalendarMethod[method], rows)
  const organizer = { name: brand, email: addressIn(from) }
  for (const one of eventsOf(rows, series, () => entry)) {
    const event = calendar.createEvent({ ...one, organizer })
    event.createAttendee({ email: receiver, rsvp: false })
    if (method === 'CANCEL') event.status(ICalEventStatus.CANCELLED)
  }
  return calendar.toString()
}

type Listed = { rows: readonly Row[]; series: readonly SeriesOfDates[] }

/** All that lies ahead, and what was lately, for a calendar that asks by itself. */
export function feedFile({ rows, series }: Listed, entryFor: (row: Row) => Entry): string {
  const calendar = newCalendar(ICalCalendarMethod.PUBLISH, rows)
  calendar.ttl(15 * 60)
  const known = new Map(series.map((one) => [one._id, one]))
  const singles = rows.filter((row) => !isDate(row, known))
  const ofSeries = Map.groupBy(
    rows.filter((row) => isDate(row, known)),
    ({ series_id }) => series_id,
  )
  for (const row of singles) calendar.createEvent(entryOf(row, entryFor(row)))
  for (const [id, dates] of ofSeries)
    for (const event of eventsOf(dates, known.get(id ?? '') ?? null, entryFor))
      calendar.createEvent(event)
  return calendar.toString()
}

const isDate = (row: Row, known: ReadonlyMap<string, unknown>) =>
  row.series_at !== null && known.has(row.series_id ?? '')

function eventsOf(
  rows: readonly Row[],
  series: SeriesOfDates | null,
  entryFor: (row: Row) => Entry,
): ICalEventData[] {
  const plain = rows.map((row) => ({ row, event: entryOf(row, entryFor(row)) }))
  return series ? seriesEvents(plain, series) : plain.map(({ event }) => event)
}

/** With the clocks of all zones that its events name. */
function newCalendar(method: ICalCalendarMethod, rows: readonly Row[]) {
  const prodId = { company: brand, product: 'appointments', language: 'EN' }
  const calendar = ical({ method, name: brand, prodId })
  const moments = rows.flatMap(({ starts, series_at }) => [+starts, +(series_at ?? starts)])
  const span = { from: Math.min(...moments), until: Math.max(...moments) }
  calendar.timezone({ name: null, generator: (zone) => zoneComponent(zone, span) })
  return calendar
}

/** The same id for every change, and a sequence that only grows: so that calendars know one by the other. */
const entryOf = (row: Row, { link, name }: Entry): ICalEventData => ({
  id: `${row._id}@${brand.toLowerCase()}`,
  sequence: row.sequence,
  start: row.starts,
  end: row.ends,
  summary: name ? `Appointment: ${name}` : 'Appointment',
  url: link,
  class: ICalEventClass.PRIVATE,
  status: row.status === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
})

/** The address in `Name <address>`, or all of it. */
const addressIn = (from: string) => /<([^<>]+)>/.exec(from)?.[1] ?? from

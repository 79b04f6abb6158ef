import { brand } from '@attune/contract/brand.ts'
import ical, {
  ICalCalendarMethod,
  ICalEventClass,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import type { Row } from './view.ts'

type Entry = {
  link: string
  /** Null: no name stands there. */
  name: string | null
}

/** One appointment for one receiver's calendar: an invitation, a change of it, or its end (RFC 5546). */
export function invitation(
  row: Row,
  {
    method,
    receiver,
    from = `${brand} <no-reply@attune.invalid>`,
    ...entry
  }: Entry & { method: 'REQUEST' | 'CANCEL'; receiver: string; from?: string | undefined },
): string {
  const calendar = newCalendar(ICalCalendarMethod[method])
  const organizer = { name: brand, email: addressIn(from) }
  const event = calendar.createEvent({ ...entryOf(row, entry), organizer })
  event.createAttendee({ email: receiver, rsvp: false })
  if (method === 'CANCEL') event.status(ICalEventStatus.CANCELLED)
  return calendar.toString()
}

/** All that lies ahead, and what was lately, for a calendar that asks by itself. */
export function feedFile(rows: readonly { row: Row; entry: Entry }[]): string {
  const calendar = newCalendar(ICalCalendarMethod.PUBLISH)
  calendar.ttl(15 * 60)
  for (const { row, entry } of rows) calendar.createEvent(entryOf(row, entry))
  return calendar.toString()
}

const newCalendar = (method: ICalCalendarMethod) =>
  ical({ method, name: brand, prodId: { company: brand, product: 'appointments', language: 'EN' } })

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

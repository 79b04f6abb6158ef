import type { AppointmentDetail } from '@attune/contract/appointments.ts'
import { dateTime } from '../lib/dates.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { eventText } from './event-words.ts'
import { useReader } from './use-reader.ts'

/** All that happened with one appointment, in its order. */
export function EventList({ one }: { one: AppointmentDetail }) {
  const reader = useReader()
  return (
    <Disclosure title="What happened" className="mt-8">
      <ol className="mt-2 grid gap-3">
        {one.events.map((event) => (
          <li key={event._id}>
            <p>{eventText(event, one.partner.name, reader)}</p>
            <p className="text-small text-muted">
              <time dateTime={event.date.toISOString()}>{dateTime(event.date)}</time>
            </p>
          </li>
        ))}
      </ol>
      {one.reason && (
        <p className="note mt-4">
          Your own words on it, which {one.partner.name} does not read: {one.reason}
        </p>
      )}
    </Disclosure>
  )
}

import type { AppointmentDetail } from '@attune/contract/appointments.ts'
import { paths } from '@attune/contract/paths.ts'
import { MapPin, Video } from 'lucide-react'
import { Link } from 'react-router'
import { firstName } from '../lib/first-name.ts'
import { usePerson } from '../lib/session.ts'
import { isAhead } from './appointment-words.ts'
import { JoinLink } from './join-link.tsx'

/** Where the two meet; an address is told once the time is confirmed. */
export function WhereItIs({ one }: { one: AppointmentDetail }) {
  const { role } = usePerson()
  const { format, partner, place } = one
  const Icon = format === 'online' ? Video : MapPin
  const chat = role === 'user' ? paths.messages : paths.patientChat(partner._id)
  return (
    <div className="flex gap-3">
      <Icon size={22} strokeWidth={1.75} aria-hidden className="mt-0.5 flex-none text-pine" />
      <div className="min-w-0">
        <p className="font-medium">{format === 'online' ? 'Online' : 'In person'}</p>
        {format === 'online' && isAhead(one) && (
          <p className="text-small text-muted">
            You meet here, in the page, from ten minutes before. There is nothing to install. If
            something is in the way, write in your <Link to={chat}>conversation</Link>.
          </p>
        )}
        <p className="mt-3 empty:hidden">
          <JoinLink one={one} />
        </p>
        {format === 'in-person' && !place && isAhead(one) && (
          <p className="text-small text-muted">
            {role === 'user'
              ? `The address is shown here once ${firstName(partner.name)} has confirmed.`
              : 'The address of your calendar is shown to them once you have confirmed.'}
          </p>
        )}
        {place && (
          <address className="not-italic">
            <p className="whitespace-pre-wrap wrap-anywhere">{place.address}</p>
            {place.directions && (
              <p className="mt-1 text-small whitespace-pre-wrap text-muted wrap-anywhere">
                {place.directions}
              </p>
            )}
            <a
              href={mapOf(place.address)}
              target="_blank"
              rel="noopener noreferrer"
              referrerPolicy="no-referrer"
              className="inline-flex min-h-11 items-center text-small"
            >
              Open a map of openstreetmap.org in a new tab
            </a>
          </address>
        )}
      </div>
    </div>
  )
}

const mapOf = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replace(/\s+/g, ' '))}`

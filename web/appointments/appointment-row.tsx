import './appointments.css'
import type { Appointment } from '@attune/contract/appointments.ts'
import { paths } from '@attune/contract/paths.ts'
import { Link } from 'react-router'
import { usePerson } from '../lib/session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { DemoMark } from '../ui/demo-mark.tsx'
import { formatNames, isAhead, kindNames, statusText } from './appointment-words.ts'
import { spanText } from './time-words.ts'
import { useReader } from './use-reader.ts'

/** One of a list: with whom, when, how it stands; leads to all there is to it. */
export function AppointmentRow({ one }: { one: Appointment }) {
  const { role } = usePerson()
  const reader = useReader()
  const { partner, kind, format } = one
  const to = role === 'user' ? paths.appointment(one._id) : paths.therapistAppointment(one._id)
  return (
    <Link to={to} className="card appointment-row py-4">
      <Avatar name={partner.name} image={partner.image} size={48} />
      <span className="min-w-0 leading-snug">
        <span className="flex flex-wrap items-center gap-x-2.5">
          <bdi className="font-serif text-title wrap-anywhere">{partner.name}</bdi>
          {partner.isDemo && <DemoMark />}
        </span>
        <span className="block">
          <time dateTime={one.at.toISOString()}>
            {spanText({ start: one.at, end: one.until }, reader)}
          </time>
        </span>
        <span className="block text-small text-muted">
          {kindNames[kind]}, {formatNames[format].toLowerCase()} ·{' '}
          <span
            className={
              isAhead(one) && (one.status !== 'confirmed' || one.proposal) ? 'text-clay-ink' : ''
            }
          >
            {statusText(one, reader)}
          </span>
        </span>
      </span>
    </Link>
  )
}

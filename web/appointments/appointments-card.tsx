import './appointments.css'
import { paths } from '@attune/contract/paths.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { usePerson } from '../lib/session.ts'
import { buttonClass } from '../ui/button.tsx'
import { AppointmentRow } from './appointment-row.tsx'
import { JoinLink } from './join-link.tsx'
import { appointmentsOf } from './queries.ts'

const most = 2

/** On a patient's dashboard, once there is one: the next ones and the last one. */
export function AppointmentsCard() {
  const { id } = usePerson()
  const ahead = useInfiniteQuery(appointmentsOf(id, 'ahead'))
  const past = useInfiniteQuery(appointmentsOf(id, 'past'))
  const next = ahead.data?.pages[0]?.items.slice(0, most) ?? []
  const last = past.data?.pages[0]?.items.slice(0, 1) ?? []
  if (next.length + last.length === 0) return null
  return (
    <section aria-labelledby="appointments" className="mt-9">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="appointments">Your appointments</h2>
        <Link
          to={paths.appointments}
          className={`${buttonClass({ kind: 'plain', size: 'small' })} max-wide:-ml-3 wide:-mr-3`}
        >
          All appointments
        </Link>
      </div>
      <ul className="mt-4 grid gap-4 wide:grid-cols-2">
        {[...next, ...last].map((one) => (
          <li key={one._id} className="grid content-start justify-items-start gap-2.5">
            <AppointmentRow one={one} />
            <JoinLink one={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

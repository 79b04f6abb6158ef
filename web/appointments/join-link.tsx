import type { Appointment } from '@attune/contract/appointments.ts'
import { paths } from '@attune/contract/paths.ts'
import { isRoomTime } from '@attune/contract/room-times.ts'
import { Video } from 'lucide-react'
import { Link } from 'react-router'
import { usePerson } from '../lib/session.ts'
import { buttonClass } from '../ui/button.tsx'
import { useReader } from './use-reader.ts'

type Of = Pick<Appointment, '_id' | 'at' | 'until' | 'status' | 'format' | 'may' | 'partner'>

/** From ten minutes before an online appointment: by the server's word, or this device's clock since. */
export function useCanJoin(one: Of | null): boolean {
  const { now } = useReader()
  if (!one) return false
  const isAgreed = one.status === 'confirmed' || one.status === 'past'
  const isTime = isAgreed && one.format === 'online' && isRoomTime(one, now)
  return isTime || one.may.includes('join')
}

/** The way into the room; nothing while it is not open. */
export function JoinLink({ one }: { one: Of }) {
  const { role } = usePerson()
  if (!useCanJoin(one)) return null
  return (
    <Link
      to={(role === 'user' ? paths.room : paths.therapistRoom)(one._id)}
      className={buttonClass({ size: 'small' })}
    >
      <Video size={18} strokeWidth={1.75} aria-hidden />
      <span>
        Join <span className="sr-only">the appointment with {one.partner.name}</span>
      </span>
    </Link>
  )
}

import { useQuery } from '@tanstack/react-query'
import { therapistProfile } from '../lib/profile.ts'
import { AvailabilityNote } from './availability-note.tsx'

type TherapistAvailabilityProps = { therapistId: string; inContact: boolean }

/** Beside a patient's composer: when their therapist usually answers, and whether they are away. */
export function TherapistAvailability({ therapistId, inContact }: TherapistAvailabilityProps) {
  const { data } = useQuery(therapistProfile(therapistId))
  if (!data) return null
  return (
    <div className="chat-availability mb-1 empty:hidden">
      <AvailabilityNote availability={data.availability} inContact={inContact} />
    </div>
  )
}

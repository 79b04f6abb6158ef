import { useQuery } from '@tanstack/react-query'
import { AvailabilityNote } from '../availability/availability-note.tsx'
import { therapistProfile } from '../lib/profile.ts'
import { usePerson } from '../lib/session.ts'
import { TherapistFace } from '../matching/therapist-card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { TherapistStory } from './therapist-story.tsx'

/** One's own profile with all that a patient reads of it. */
export function AsPatientsDo({ onClose }: { onClose: () => void }) {
  const { id } = usePerson()
  const { data: therapist, error, refetch } = useQuery(therapistProfile(id))
  return (
    <Dialog title="As patients see you" onClose={onClose} width={560}>
      <div className="mt-5">
        {!therapist && !error && (
          <Loading label="Loading your profile">
            <SkeletonText lines={6} />
          </Loading>
        )}
        {!therapist && error && (
          <ErrorState
            error={error}
            title="Your profile did not load."
            onRetry={() => void refetch()}
          />
        )}
        {therapist && (
          <div className="grid gap-6">
            <TherapistFace therapist={therapist} />
            <AvailabilityNote availability={therapist.availability} inContact={false} />
            <TherapistStory therapist={therapist} />
          </div>
        )}
      </div>
    </Dialog>
  )
}

import { useQuery } from '@tanstack/react-query'
import { licencesOf } from './queries.ts'

/** Said before something is shared with someone whose licence nobody has checked. */
export function LicenceWarning({ therapist }: { therapist: { _id: string; name: string } }) {
  const { data: licences } = useQuery(licencesOf(therapist._id))
  const isChecked = licences?.some(({ state, area }) => state === 'verified' && area === null)
  if (isChecked) return null
  return (
    <p className="font-medium text-clay-ink">
      Nobody has checked <bdi>{therapist.name}</bdi>’s licence.
    </p>
  )
}

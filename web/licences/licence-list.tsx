import { useQuery } from '@tanstack/react-query'
import { Button } from '../ui/button.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { LicenceClaim } from './licence-claim.tsx'
import { licencesOf } from './queries.ts'

/** On a therapist's profile; what is missing or does not load leaves the rest of it as it is. */
export function LicenceList({ therapistId }: { therapistId: string }) {
  const { data, isPending, isError, refetch } = useQuery(licencesOf(therapistId))
  const hasTraining = data?.some(({ area }) => area !== null)
  const title = hasTraining ? 'Licences and special trainings' : 'Licences'
  return (
    <section aria-label={title} className="grid gap-3 text-small">
      <h2 className="text-body leading-tight">{title}</h2>
      {isPending && (
        <Loading>
          <SkeletonText lines={2} />
        </Loading>
      )}
      {isError && !data && (
        <p className="text-muted">
          The licences did not load.{' '}
          <Button kind="plain" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {data?.every(({ area }) => area !== null) && (
        <p className="text-muted">No licence declared.</p>
      )}
      <ul className="grid gap-4 empty:hidden">
        {data?.map((licence) => (
          <li key={licence._id} className="border-t border-line pt-3">
            <LicenceClaim licence={licence} />
          </li>
        ))}
      </ul>
    </section>
  )
}

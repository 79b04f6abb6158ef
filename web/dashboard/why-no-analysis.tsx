import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { consentOf } from '../journals/queries.ts'
import { usePerson } from '../lib/session.ts'

/** Under an empty Journal Analysis: what would fill it. */
export function WhyNoAnalysis() {
  const { id } = usePerson()
  const { data } = useQuery(consentOf(id))
  if (!data) return null
  return (
    <p className="-mt-3 px-2 text-small text-muted">
      {data.allowed ? (
        <>
          It is made from your entries of the last 30 days.{' '}
          <Link to={paths.addJournal}>Write one</Link>
        </>
      ) : (
        <>
          Software looks at your journal only if you let it.{' '}
          <Link to={paths.profile}>Change this in your profile</Link>
        </>
      )}
    </p>
  )
}

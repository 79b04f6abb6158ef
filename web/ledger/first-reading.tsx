import { paths } from '@attune/contract/paths.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { usePerson } from '../lib/session.ts'
import { ledgerOf } from './queries.ts'

/** Stands on the first page until they have looked at who it was. */
export function FirstReading() {
  const { id } = usePerson()
  const { data } = useInfiniteQuery(ledgerOf(id))
  const isNew = data?.pages.some(({ items }) => items.some((entry) => entry.isNew))
  if (!isNew) return null
  return (
    <p role="status" className="note mt-6">
      Someone you share with has read something of yours for the first time.{' '}
      <Link to={paths.profile}>See who and what</Link>
    </p>
  )
}

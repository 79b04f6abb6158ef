import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { bookAt } from '../lib/kept-time.ts'
import { usePerson } from '../lib/session.ts'
import { nextFreeOf } from './queries.ts'
import { shortTime } from './time-words.ts'
import { useReader } from './use-reader.ts'

type NextFreeLineProps = {
  therapistId: string
  name: string
  /** What stands before the time. */
  words?: string
}

/** On a card: when somebody could be seen next. A fact, nothing that counts for a match. */
export function NextFreeLine({ therapistId, name, words = 'Next' }: NextFreeLineProps) {
  const { id, role } = usePerson()
  const reader = useReader()
  const { data } = useQuery({ ...nextFreeOf(id, therapistId), enabled: role === 'user' })
  if (!data) return null
  const line = `${words}: ${shortTime(data.at, reader)}`
  return (
    <p>
      <Link
        to={bookAt(therapistId, data)}
        aria-label={`${line} with ${name}`}
        className="relative -my-2.5 inline-flex min-h-11 items-center"
      >
        {line}
      </Link>
    </p>
  )
}

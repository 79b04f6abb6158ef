import type { Explanation } from '@attune/contract/matching.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateTime } from '../lib/dates.ts'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { explanationOf } from './queries.ts'

/** Works a match out again on the server and says whether the number shown was right. */
export function Recompute({ therapistId }: { therapistId: string }) {
  const { id } = usePerson()
  const [isAsked, ask] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    ...explanationOf(id, therapistId),
    enabled: isAsked,
  })
  return (
    <div className="text-small text-muted">
      <button
        type="button"
        disabled={isFetching}
        className="min-h-11 font-semibold text-pine"
        onClick={() => (isAsked ? void refetch() : ask(true))}
      >
        Work it out again
      </button>
      <p role="status">
        {isFetching ? 'Working it out' : error ? sentence(error) : data && resultText(data)}
      </p>
    </div>
  )
}

function resultText({ shown, matchPercentage, made }: Explanation): string {
  const now = `Worked out again by software from your answers and theirs: ${matchPercentage}%.`
  if (!shown) return now
  const then = `${now} The ${shown.matchPercentage}% shown on ${dateTime(shown.at)}`
  if (shown.recomputed === 'other engine') return `${then} was worked out in an earlier way.`
  if (shown.recomputed === 'different')
    return `${then} cannot be had from the same answers; please tell us.`
  const since = shown.inputs === made.inputs ? '' : ' Answers have changed since.'
  return `${then} was worked out rightly from the answers given by then.${since}`
}

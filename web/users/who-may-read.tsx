import type { GrantTo } from '@attune/contract/diagnosis.ts'
import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { grantsOf, useGrant } from '../diagnosis/grants.ts'
import { readingsOf } from '../diagnosis/queries.ts'
import { dateTime } from '../lib/dates.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { Switch } from '../ui/switch.tsx'

/** decisions: a therapist reads only while the grant stands, and every reading is logged here. */
export function WhoMayRead() {
  const { id } = usePerson()
  const grants = useQuery(grantsOf(id))
  const sorted = grants.data?.toSorted((one, other) => one.name.localeCompare(other.name))
  return (
    <section aria-labelledby="who-may-read" className="mt-12">
      <h2 id="who-may-read">Who may read my summary</h2>
      <p className="mt-2 max-w-[62ch] text-muted">
        A therapist you have written to may read your screening summary while it is switched on
        here. What software noticed in your journal stays with you until you switch it on.
      </p>
      {grants.isPending && (
        <div className="card mt-6">
          <Loading>
            <SkeletonText lines={3} />
          </Loading>
        </div>
      )}
      {grants.isError && !sorted && <Failed onRetry={() => void grants.refetch()} />}
      {sorted?.length === 0 && (
        <p className="note mt-6">
          Nobody. You have not written to a therapist yet.{' '}
          <Link to={paths.findTherapist}>Find a therapist</Link>
        </p>
      )}
      <ul className="mt-6 grid gap-4">
        {sorted?.map((grant) => (
          <li key={grant.therapistId} className="card">
            <Sharing grant={grant} />
          </li>
        ))}
      </ul>
      <Readings />
    </section>
  )
}

function Sharing({ grant }: { grant: GrantTo }) {
  const { id } = usePerson()
  const { change } = useGrant(id, { _id: grant.therapistId, name: grant.name })
  return (
    <>
      <h3>
        <Link
          to={paths.therapist(grant.therapistId)}
          className="text-ink no-underline hover:underline"
        >
          {grant.name}
        </Link>
      </h3>
      <div className="mt-2 grid gap-1">
        <Switch
          label="Screening summary"
          checked={grant.summary}
          onChange={(summary) => change({ summary })}
        />
        <Switch
          label="What software noticed in your journal"
          hint="Never the journal itself."
          checked={grant.journals}
          onChange={(journals) => change({ journals })}
        />
      </div>
    </>
  )
}

function Readings() {
  const { id } = usePerson()
  const { data, isError, refetch } = useQuery(readingsOf(id))
  return (
    <>
      <h3 className="mt-9">Who has read it</h3>
      {isError && !data && <Failed onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="mt-2 text-muted">Nobody so far.</p>}
      <ul className="mt-3">
        {data?.map(({ therapistId, name, at, parts }) => (
          <li
            key={therapistId + at.toISOString()}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line py-3"
          >
            <span>
              <b className="font-semibold">{name}</b>{' '}
              <span className="text-muted">read: {parts.join(', ')}</span>
            </span>
            <time dateTime={at.toISOString()} className="text-small text-muted">
              {dateTime(at)}
            </time>
          </li>
        ))}
      </ul>
    </>
  )
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="note mt-4 flex flex-wrap items-center justify-between gap-3">
    This did not load.
    <Button kind="soft" size="small" onClick={onRetry}>
      Try again
    </Button>
  </div>
)

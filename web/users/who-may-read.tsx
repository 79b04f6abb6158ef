import type { GrantTo } from '@attune/contract/diagnosis.ts'
import type { Thread } from '@attune/contract/messages.ts'
import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { grantsOf } from '../diagnosis/grants.ts'
import { SharedItems } from '../diagnosis/shared-items.tsx'
import { LedgerList } from '../ledger/ledger-list.tsx'
import { usePerson } from '../lib/session.ts'
import { LicenceWarning } from '../licences/licence-warning.tsx'
import { threadsOf } from '../live/queries.ts'
import { useAllThreads } from '../live/use-more-threads.ts'
import { Button } from '../ui/button.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'

/** decisions: a therapist reads only while the grant stands, and every reading is logged here. */
export function WhoMayRead() {
  const { id } = usePerson()
  const grants = useQuery(grantsOf(id))
  const threads = useQuery(threadsOf(id))
  useAllThreads(id, null)
  const sorted = grants.data && everyone(grants.data, threads.data ?? [])
  return (
    <section aria-labelledby="who-may-read" className="mt-12">
      <h2 id="who-may-read">Who may read my summary</h2>
      <p className="mt-2 max-w-[62ch] text-muted">
        A therapist you have written to reads nothing of yours unless you share it here, thing by
        thing. You see the words before you share them, say what for and for how long, and take it
        back with one tap.
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
        {sorted?.map((therapist) => (
          <li key={therapist._id} className="card">
            <Sharing therapist={therapist} />
          </li>
        ))}
      </ul>
      <LedgerList />
    </section>
  )
}

type TherapistRef = { _id: string; name: string }

/** Whom something was shared with or withheld from, and whom they have written to without choosing yet. */
function everyone(grants: readonly GrantTo[], threads: readonly Thread[]): TherapistRef[] {
  const people = new Map(grants.map(({ therapistId, name }) => [therapistId, name]))
  for (const { partner } of threads) if (!partner.deleted) people.set(partner._id, partner.name)
  return [...people]
    .map(([_id, name]) => ({ _id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

function Sharing({ therapist }: { therapist: TherapistRef }) {
  const { id } = usePerson()
  return (
    <>
      <h3>
        <Link
          to={paths.therapist(therapist._id)}
          className="inline-flex min-h-11 items-center text-ink no-underline hover:underline"
        >
          <bdi>{therapist.name}</bdi>
        </Link>
      </h3>
      <div className="mt-2 grid gap-1">
        <LicenceWarning therapist={therapist} />
        <SharedItems userId={id} therapist={therapist} />
      </div>
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

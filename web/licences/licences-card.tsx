import { type Licence, licenceLimits } from '@attune/contract/licences.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { useFocusOnChange } from '../lib/use-focus-on-change.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { LicenceClaim } from './licence-claim.tsx'
import { LicenceForm } from './licence-form.tsx'
import { licencesOf, useDeleteLicence } from './queries.ts'

/** On a therapist's own profile: what they declare, and what patients read of it. */
export function LicencesCard() {
  const { id } = usePerson()
  const { data, isPending, error, refetch } = useQuery(licencesOf(id))
  const [editing, setEditing] = useState<string | 'new' | null>(null)
  const [removed, setRemoved] = useState(0)
  const heading = useFocusOnChange(`${editing} ${removed}`)
  const done = () => setEditing(null)
  const isFull = (data?.length ?? 0) >= licenceLimits.licences
  return (
    <TitledCard
      className="wide:p-9"
      title="Licences"
      titleId="licences"
      titleRef={heading}
      lead="Patients read each one with how far it has been checked. Changing one makes it self-declared again, until the operator of this site looks at it anew."
    >
      {isPending && <LicencesSkeleton />}
      {error && !data && (
        <ErrorState
          error={error}
          title="Your licences did not load."
          onRetry={() => void refetch()}
        >
          {sentence(error)}
        </ErrorState>
      )}
      <ul className="mt-5 grid gap-5 empty:hidden">
        {data?.map((licence) => (
          <li key={licence._id} className="border-t border-line pt-4">
            {editing === licence._id ? (
              <LicenceForm licence={licence} onDone={done} />
            ) : (
              <OwnLicence
                licence={licence}
                onChange={() => setEditing(licence._id)}
                onRemoved={() => setRemoved(removed + 1)}
              />
            )}
          </li>
        ))}
      </ul>
      {data && editing === 'new' && (
        <div className="mt-5 border-t border-line pt-4">
          <LicenceForm onDone={done} />
        </div>
      )}
      {data && editing !== 'new' && !isFull && (
        <Button kind="soft" size="small" className="mt-5" onClick={() => setEditing('new')}>
          Add a licence
        </Button>
      )}
      {isFull && <p className="mt-5 text-small text-muted">Five is the most you can name.</p>}
    </TitledCard>
  )
}

const LicencesSkeleton = () => (
  <div className="mt-5">
    <Loading>
      <SkeletonText lines={3} />
    </Loading>
  </div>
)

type OwnLicenceProps = { licence: Licence; onChange: () => void; onRemoved: () => void }

function OwnLicence({ licence, onChange, onRemoved }: OwnLicenceProps) {
  const remove = useDeleteLicence(licence._id)
  const name = `${licence.kind}, ${licence.number}`
  async function erase() {
    try {
      await remove.mutateAsync()
      toast.success('Removed.')
      onRemoved()
    } catch (error) {
      toast.error(sentence(error, 'Could not remove.'))
    }
  }
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 flex-1 basis-[260px]">
        <LicenceClaim licence={licence} />
      </div>
      <div className="flex gap-1">
        <Button kind="ghost" size="small" aria-label={`Change ${name}`} onClick={onChange}>
          Change
        </Button>
        <Button
          kind="plain"
          size="small"
          aria-label={`Remove ${name}`}
          busy={remove.isPending}
          onClick={() => void erase()}
        >
          Remove
        </Button>
      </div>
    </div>
  )
}

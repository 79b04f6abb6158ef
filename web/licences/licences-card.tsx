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
  const [editing, setEditing] = useState<string | null>(null)
  const [removed, setRemoved] = useState(0)
  const heading = useFocusOnChange(`${editing} ${removed}`)
  const done = () => setEditing(null)
  return (
    <TitledCard
      title="Licences and special trainings"
      titleId="licences"
      titleRef={heading}
      lead="Patients read each one with how far it has been checked. Changing one makes it self-declared again, until the operator of this site looks at it anew. A training for a special area, such as trauma, is named among the reasons of a match once it was checked."
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
              <LicenceForm
                what={licence.area === null ? 'licence' : 'training'}
                licence={licence}
                onDone={done}
              />
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
      {data && (editing === 'licence' || editing === 'training') && (
        <div className="mt-5 border-t border-line pt-4">
          <LicenceForm key={editing} what={editing} onDone={done} />
        </div>
      )}
      {data && <AddButtons held={data} editing={editing} onAdd={setEditing} />}
    </TitledCard>
  )
}

type AddButtonsProps = {
  held: readonly Licence[]
  editing: string | null
  onAdd: (what: string) => void
}

/** For what there is room for, and what is not being added already. */
function AddButtons({ held, editing, onAdd }: AddButtonsProps) {
  const trainings = held.filter(({ area }) => area !== null).length
  const isFull = {
    licence: held.length - trainings >= licenceLimits.licences,
    training: trainings >= licenceLimits.trainings,
  }
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {(['licence', 'training'] as const).map(
          (what) =>
            editing !== what &&
            !isFull[what] && (
              <Button key={what} kind="soft" size="small" onClick={() => onAdd(what)}>
                Add a {what}
              </Button>
            ),
        )}
      </div>
      {(isFull.licence || isFull.training) && (
        <p className="mt-5 text-small text-muted">Five of each is the most you can name.</p>
      )}
    </>
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
  const name = `${licence.kind}, ${licence.number}, ${licence.place}`
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

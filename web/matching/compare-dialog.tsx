import './compare.css'
import { paths } from '@attune/contract/paths.ts'
import { type Therapist, therapists } from '@attune/contract/therapists.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useWide } from '../lib/breakpoints.ts'
import { call } from '../lib/call.ts'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { DemoMark } from '../ui/demo-mark.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { Switch } from '../ui/switch.tsx'
import { type CompareRow, isSameForAll, useCompareRows } from './compare-rows.ts'
import { bestMatchesOf } from './queries.ts'

type CompareDialogProps = {
  ids: readonly string[]
  onMessage: (therapist: Therapist) => void
  onClose: () => void
}

/** Up to three profiles beside each other, a line a question; nobody is set before another. */
export function CompareDialog({ ids, onMessage, onClose }: CompareDialogProps) {
  const { data, error, refetch } = useQuery(comparedOf(ids))
  return (
    <Dialog title="Side by side" onClose={onClose} width={1040} className="compare-dialog">
      {!data && error && (
        <ErrorState error={error} title="Failed to fetch therapists" onRetry={() => void refetch()}>
          {sentence(error)}
        </ErrorState>
      )}
      {!data && !error && (
        <Loading label="Loading the profiles">
          <SkeletonText lines={8} />
        </Loading>
      )}
      {data && <Compared therapists={data} onMessage={onMessage} />}
    </Dialog>
  )
}

type ComparedProps = { therapists: readonly Therapist[]; onMessage: (one: Therapist) => void }

function Compared({ therapists: people, onMessage }: ComparedProps) {
  const { id, questionsSubmitted } = usePerson()
  const { data: best } = useQuery({ ...bestMatchesOf(id), enabled: questionsSubmitted })
  const rows = useCompareRows(people, best?.map(({ match }) => match) ?? [])
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const isWide = useWide()
  const shown = onlyDifferent ? rows.filter((row) => !isSameForAll(row)) : rows
  return (
    <div className="mt-4 grid gap-4">
      <Switch label="Only what differs" checked={onlyDifferent} onChange={setOnlyDifferent} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by key */}
      <section className="compare-scroll" aria-label="Profiles side by side" tabIndex={0}>
        <table
          className="compare-table"
          style={{ '--people': isWide ? people.length + 1 : people.length } as object}
        >
          <thead>
            <tr>
              {isWide && <td />}
              {people.map((one) => (
                <Face key={one._id} therapist={one} size={isWide ? 72 : 48} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.name} row={row} people={people} isWide={isWide} />
            ))}
            <tr>
              {isWide && <td />}
              {people.map((one) => (
                <td key={one._id}>
                  <Ways therapist={one} onMessage={onMessage} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  )
}

const Face = ({ therapist, size }: { therapist: Therapist; size: number }) => (
  <th scope="col">
    <span className="grid justify-items-start gap-2">
      <Avatar name={therapist.name} image={therapist.image} size={size} />
      <span className="display compare-name">
        <bdi>{therapist.name}</bdi>
      </span>
      {therapist.isDemo && <DemoMark />}
    </span>
  </th>
)

type RowProps = { row: CompareRow; people: readonly Therapist[]; isWide: boolean }

/** Where columns are narrow the question stands above its answers, on a line of its own. */
function Row({ row, people, isWide }: RowProps) {
  const cells = people.map((one, at) => (
    <td key={one._id} className={row.texts[at] ? '' : 'text-muted'}>
      {row.texts[at] || 'Not listed'}
    </td>
  ))
  if (isWide)
    return (
      <tr>
        <th scope="row">{row.name}</th>
        {cells}
      </tr>
    )
  return (
    <>
      <tr className="compare-question">
        <th scope="rowgroup" colSpan={people.length}>
          {row.name}
        </th>
      </tr>
      <tr>{cells}</tr>
    </>
  )
}

const Ways = ({
  therapist,
  onMessage,
}: { therapist: Therapist } & Pick<ComparedProps, 'onMessage'>) => (
  <span className="grid gap-2">
    <Button
      size="small"
      aria-label={`Message ${therapist.name}`}
      onClick={() => onMessage(therapist)}
    >
      Message
    </Button>
    <Link
      to={paths.therapist(therapist._id)}
      className={buttonClass({ kind: 'ghost', size: 'small' })}
      aria-label={`Profile of ${therapist.name}`}
    >
      Profile
    </Link>
  </span>
)

/** In the order in which they were chosen; who is gone meanwhile is left out. */
const comparedOf = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['compared', ids],
    queryFn: async ({ signal }) => {
      const querystring = { ids: ids.join(','), limit: ids.length }
      const found = await call(therapists.list, { querystring, signal })
      return ids.flatMap((id) => found.find(({ _id }) => _id === id) ?? [])
    },
  })

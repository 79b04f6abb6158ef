import type { Journal } from '@attune/contract/journals.ts'
import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { isCode, NetworkError, sentence } from '../lib/failures.ts'
import { isGone } from '../lib/is-gone.ts'
import { keys, readLocal } from '../lib/local-storage.ts'
import { usePerson } from '../lib/session.ts'
import { buttonClass } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '../ui/skeleton.tsx'
import { Title } from '../ui/title.tsx'
import { BackToJournals } from './back-to-journals.tsx'
import { type Edit, EditJournal } from './edit-journal.tsx'
import { journalOf } from './queries.ts'
import { ReadJournal } from './read-journal.tsx'

export function JournalPage() {
  const { id = '' } = useParams()
  const { id: userId } = usePerson()
  const { data, isPending, error, refetch } = useQuery(journalOf(userId, id))
  const navigate = useNavigate()
  const [isLeft, leave] = useState(false)
  // Without a connection, or where the entry was deleted, an edit goes on from what is kept here.
  const isDeleted = error !== null && isMissing(error)
  const isKept = !data && !isLeft && (error instanceof NetworkError || isDeleted)
  const edit = isKept ? keptEdit(userId, id) : null
  const onLeft = () => (isDeleted ? void navigate(paths.journals) : leave(true))
  return (
    <>
      <BackToJournals />
      {isPending && <Waiting />}
      {data && <Entry key={data._id} entry={data} />}
      {edit && <EditJournal entry={{ ...edit, _id: id }} isDeleted={isDeleted} onDone={onLeft} />}
      {error && !data && !edit && (
        <>
          <Title>Journal</Title>
          <ErrorState
            error={error}
            isPage
            title={isMissing(error) ? 'This entry is not here.' : 'This entry did not load.'}
            {...(!isMissing(error) && { onRetry: () => void refetch() })}
            action={
              <Link to={paths.journals} className={buttonClass({ kind: 'ghost' })}>
                Your Journals
              </Link>
            }
          >
            {isMissing(error) ? 'It may have been deleted.' : sentence(error)}
          </ErrorState>
        </>
      )}
    </>
  )
}

/** Another person's is missing, too. */
const isMissing = (error: Error) => isGone(error) || isCode(error, 'forbidden')

/** spec §4: view, edit. An edit that was interrupted opens where it was. */
function Entry({ entry }: { entry: Journal }) {
  const { id } = usePerson()
  const [editing, setEditing] = useState(() => keptEdit(id, entry._id) !== null)
  return editing ? (
    <EditJournal entry={entry} onDone={() => setEditing(false)} />
  ) : (
    <ReadJournal entry={entry} onEdit={() => setEditing(true)} />
  )
}

const keptEdit = (userId: string, id: string) =>
  readLocal<Edit>(keys.draft(userId, `journal:${id}`))

const Waiting = () => (
  <Loading label="Loading this entry">
    <div className="mt-6 grid max-w-[640px] gap-5">
      <Skeleton className="h-3.5 w-44" />
      <Skeleton className="h-11 w-4/5" />
      <SkeletonText lines={7} />
    </div>
  </Loading>
)

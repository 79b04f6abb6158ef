import type { Partner } from '@attune/contract/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { usePerson } from '../lib/session.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { NoteForm } from './note-form.tsx'
import { caseFileOf } from './queries.ts'
import { TaskList } from './task-list.tsx'

type CaseNotesDialogProps = { patient: Partner; onClose: () => void }

/** What a therapist keeps for themselves on one patient. */
export function CaseNotesDialog({ patient, onClose }: CaseNotesDialogProps) {
  const pair = { id: usePerson().id, userId: patient._id }
  const { data, error, refetch } = useQuery(caseFileOf(pair))
  return (
    <Dialog title={`Your notes on ${patient.name}`} onClose={onClose} width={620}>
      <p className="mt-1.5 text-muted">
        Kept encrypted, and shown to you alone. They go when either account is deleted, and are no
        clinical record.
      </p>
      <div className="mt-6 grid gap-7">
        {!data && !error && (
          <Loading label="Loading your notes">
            <SkeletonText lines={5} />
          </Loading>
        )}
        {!data && error && (
          <ErrorState
            error={error}
            title="Your notes did not load."
            onRetry={() => void refetch()}
          />
        )}
        {data && (
          <>
            <NoteForm pair={pair} note={data.note} />
            <TaskList pair={pair} tasks={data.tasks} />
          </>
        )}
      </div>
    </Dialog>
  )
}

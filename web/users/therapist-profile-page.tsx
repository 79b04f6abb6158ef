import type { Therapist } from '@attune/contract/therapists.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { RemindersCard } from '../appointments/reminders-card.tsx'
import { AvailabilityCard } from '../availability/availability-card.tsx'
import { sentence } from '../lib/failures.ts'
import { therapistProfile } from '../lib/profile.ts'
import { usePerson } from '../lib/session.ts'
import { useNamedPlace } from '../lib/use-named-place.ts'
import { LicencesCard } from '../licences/licences-card.tsx'
import { MailsCard } from '../notifications/mails-card.tsx'
import { OwnDataCard } from '../portability/own-data-card.tsx'
import { MainAreasCard } from '../practice/main-areas-card.tsx'
import { PracticeCard } from '../practice/practice-card.tsx'
import { AnswersEditor } from '../questionnaires/answers-editor.tsx'
import { AnswersList } from '../questionnaires/answers-list.tsx'
import { dropPracticeDraft, hasPracticeDraft } from '../questionnaires/practice-draft.ts'
import { ConfirmAgain } from '../security/confirm-again.tsx'
import { SecurityCard } from '../security/security-card.tsx'
import { ShownContactCard } from '../therapists/shown-contact-card.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { AccountCard, AccountSkeleton } from './account-card.tsx'
import { hasAccountDraft } from './account-draft.ts'
import { AccountForm } from './account-form.tsx'
import { DeleteAccount } from './delete-account.tsx'

/** spec §4: view, edit, or answers; leaving the answers by their own button asks first. */
export function TherapistProfilePage() {
  const { id } = usePerson()
  const { data, isPending, error, refetch } = useQuery(therapistProfile(id))
  const { hash } = useLocation()
  const [mode, setMode] = useState(() => firstMode(id, hash))
  const [leaving, setLeaving] = useState(false)
  useNamedPlace()
  const view = () => {
    setMode('view')
    setLeaving(false)
  }
  const discard = () => {
    dropPracticeDraft(id)
    view()
  }
  return (
    <div className={mode === 'answers' ? '' : 'max-w-[880px]'}>
      <div className="mb-8">
        <PageHeading title="Your profile" documentTitle="Profile" />
      </div>
      {isPending && <AccountSkeleton />}
      {error && !data && (
        <ErrorState
          error={error}
          title="Failed to fetch therapist profile"
          onRetry={() => void refetch()}
        >
          {sentence(error)}
        </ErrorState>
      )}
      {data && mode === 'edit' && (
        <AccountForm account={data} failed="Failed to update profile" onDone={view} />
      )}
      {data && mode !== 'edit' && (
        <AccountCard account={data}>
          <Button onClick={() => setMode('edit')}>Edit Profile</Button>
          <Button
            kind="ghost"
            aria-pressed={mode === 'answers'}
            onClick={() => (mode === 'answers' ? setLeaving(true) : setMode('answers'))}
          >
            Edit Answers
          </Button>
          <DeleteAccount
            deleted="Account deleted successfully!"
            failed="Failed to delete account"
          />
        </AccountCard>
      )}
      {data && mode !== 'answers' && <PracticeCards therapist={data} />}
      <ConfirmAgain />
      {data && (mode === 'answers' ? <AnswersEditor onDone={view} /> : <AnswersList />)}
      {leaving && <DiscardDialog onConfirm={discard} onClose={() => setLeaving(false)} />}
    </div>
  )
}

type Mode = 'view' | 'edit' | 'answers'

/** What was begun goes on, and who comes for the picture finds where it is chosen. */
function firstMode(id: string, hash: string): Mode {
  if (hasPracticeDraft(id)) return 'answers'
  return hasAccountDraft(id) || hash === '#picture' ? 'edit' : 'view'
}

const DiscardDialog = (actions: { onConfirm: () => void; onClose: () => void }) => (
  <ConfirmDialog
    title="Discard your changes?"
    confirm="Discard Changes"
    cancel="Continue Editing"
    {...actions}
  >
    What you changed in your answers is not saved yet.
  </ConfirmDialog>
)

const PracticeCards = ({ therapist }: { therapist: Therapist }) => (
  <>
    <AvailabilityCard availability={therapist.availability} />
    <PracticeCard />
    <MainAreasCard />
    <LicencesCard />
    <ShownContactCard account={therapist} />
    <MailsCard />
    <RemindersCard />
    <SecurityCard />
    <OwnDataCard />
  </>
)

import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { AiConsentCard } from '../ai/consent-card.tsx'
import { RemindersCard } from '../appointments/reminders-card.tsx'
import { TrustedPersonCard } from '../help/trusted-person.tsx'
import { JournalConsentCard } from '../journals/consent-switch.tsx'
import { LearningConsentCard } from '../learning/consent-card.tsx'
import { isTransient, sentence } from '../lib/failures.ts'
import { userProfile } from '../lib/profile.ts'
import { usePerson } from '../lib/session.ts'
import { MailsCard } from '../notifications/mails-card.tsx'
import { OwnDataCard } from '../portability/own-data-card.tsx'
import { IntakeCard } from '../questionnaires/intake-card.tsx'
import { ConfirmAgain } from '../security/confirm-again.tsx'
import { SecurityCard } from '../security/security-card.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { AccountCard, AccountSkeleton } from './account-card.tsx'
import { hasAccountDraft } from './account-draft.ts'
import { AccountForm } from './account-form.tsx'
import { DeleteAccount } from './delete-account.tsx'
import type { OwnAccount } from './queries.ts'
import { WhoMayRead } from './who-may-read.tsx'

export function ProfilePage() {
  const { id } = usePerson()
  const { data, isPending, error, refetch } = useQuery(userProfile(id))
  // spec §8: a profile that does not load leads to the sign-in; a lost connection may come back.
  if (error && !data && !isTransient(error)) return <Navigate to={paths.signIn} replace />
  return (
    <div className="max-w-[880px]">
      <Link to={paths.dashboard} className="back-link">
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
        Back to Dashboard
      </Link>
      <div className="mt-2 mb-8">
        <PageHeading title="Your profile" documentTitle="Profile" />
      </div>
      {isPending && <AccountSkeleton />}
      {error && !data && (
        <ErrorState error={error} title="Your profile did not load." onRetry={() => void refetch()}>
          {sentence(error)}
        </ErrorState>
      )}
      {data && <Account account={data} />}
      {data && <IntakeCard />}
      {data && <TrustedPersonCard />}
      {data && <JournalConsentCard />}
      {data && <LearningConsentCard />}
      {data && <AiConsentCard />}
      {data && <MailsCard />}
      {data && <RemindersCard />}
      {data && <SecurityCard />}
      {data && <WhoMayRead />}
      {data && <OwnDataCard />}
      <ConfirmAgain />
    </div>
  )
}

/** Holds by itself whether it is edited, which changes nothing below it. */
function Account({ account }: { account: OwnAccount }) {
  const { id } = usePerson()
  const [editing, setEditing] = useState(() => hasAccountDraft(id))
  return editing ? (
    <AccountForm
      account={account}
      failed="Profile update failed!"
      onDone={() => setEditing(false)}
    />
  ) : (
    <AccountCard account={account}>
      <Button onClick={() => setEditing(true)}>Edit Profile</Button>
      <DeleteAccount deleted="Account deleted!" failed="Account deletion failed!" />
    </AccountCard>
  )
}

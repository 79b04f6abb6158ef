import type { PracticeFacts } from '@attune/contract/practice-facts.ts'
import { useQuery } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { sentence } from '../lib/failures.ts'
import { therapistProfile } from '../lib/profile.ts'
import { usePerson } from '../lib/session.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { Switch } from '../ui/switch.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { LimitsForm, StartForm } from './caseload-forms.tsx'
import { FeeForm, PayersForm } from './fee-forms.tsx'
import { practiceFactsOf, useSetPracticeFacts } from './queries.ts'
import { RegionsForm, WhereForm } from './where-forms.tsx'
import { WordsForm } from './words-form.tsx'

/** On a therapist's own profile: what decides whether somebody can come to them at all. */
export function PracticeCard() {
  const { id } = usePerson()
  const { data: facts, error, refetch } = useQuery(practiceFactsOf(id))
  return (
    <TitledCard
      title="Your practice"
      titleId="your-practice"
      lead="People are led to you by these facts, and read them on your profile. Leave blank what you would rather not say: it is then simply missing."
    >
      {error && !facts && (
        <ErrorState
          error={error}
          title="Your practice did not load."
          onRetry={() => void refetch()}
        >
          {sentence(error)}
        </ErrorState>
      )}
      {!facts && !error && (
        <Loading>
          <SkeletonText lines={6} />
        </Loading>
      )}
      {facts && (
        <div className="mt-6 grid gap-7">
          <ClosedSwitch facts={facts} />
          <WhereForm facts={facts} />
          <RegionsForm facts={facts} />
          <FeeForm facts={facts} />
          <PayersForm facts={facts} />
          <StartForm facts={facts} />
          <LimitsForm facts={facts} />
          <WordsForm facts={facts} />
        </div>
      )}
    </TitledCard>
  )
}

/** At once, without a button. */
function ClosedSwitch({ facts }: { facts: PracticeFacts }) {
  const save = useSetPracticeFacts()
  const { data: profile } = useQuery(therapistProfile(usePerson().id))
  const isTaking = profile?.availability.accepting
  const { closed } = save.isPending && save.variables ? { ...facts, ...save.variables } : facts
  return (
    <div>
      <Switch
        label="Caseload closed"
        hint={isTaking === false ? alreadyOff : noRoom}
        checked={closed ?? false}
        disabled={save.isPending}
        onChange={(next) =>
          save.mutate(
            { closed: next },
            {
              onSuccess: () =>
                toast.success(next ? 'Your caseload is closed.' : 'Your caseload is open.'),
            },
          )
        }
      />
      <p role="alert" className="field-error empty:hidden">
        {save.error && sentence(save.error, 'Could not be saved. Please try again.')}
      </p>
    </div>
  )
}

const noRoom =
  'While this is on, nobody new is led to you or shown a free time, and your profile says so. Those you write with already go on as before, and whoever has your booking link can ask for a time. To take nobody at all, switch off “Taking new patients” under Availability.'
const alreadyOff =
  'Says on your profile that you have no room. Nobody new is led to you either way: “Taking new patients” is off under Availability.'

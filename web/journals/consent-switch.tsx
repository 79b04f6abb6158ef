import { useQuery } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { Switch } from '../ui/switch.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { consentOf, useSetConsent } from './queries.ts'

/** Where one writes, and in the profile. Off until it was allowed. */
export function ConsentSwitch() {
  const { id } = usePerson()
  const { data } = useQuery(consentOf(id))
  const change = useSetConsent()
  const set = (allowed: boolean) =>
    change.mutate(allowed, {
      onError: (error) => toast.error(sentence(error, 'Could not be changed.')),
    })
  return (
    <Switch
      label="Software looks for patterns in your journal"
      hint={
        data?.allowed
          ? 'After you save, never before. Switched off, what it noticed is deleted.'
          : 'Switched off: nothing looks at what you write to sum it up.'
      }
      checked={data?.allowed ?? false}
      disabled={!data || change.isPending}
      onChange={set}
    />
  )
}

/** Beside what is being written, once the person was asked. */
export function ConsentWhereAsked() {
  const { id } = usePerson()
  const { data } = useQuery(consentOf(id))
  return data && data.allowed !== null && <ConsentSwitch />
}

/** The same as a part of the profile. */
export const JournalConsentCard = () => (
  <TitledCard
    title="Your journal and software"
    titleId="journal-software"
    lead="It can show you feelings and themes that come back in your entries. It can be wrong, and no therapist sees any of it unless you allow that below."
  >
    <div className="mt-4">
      <ConsentSwitch />
    </div>
  </TitledCard>
)

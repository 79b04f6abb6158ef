import type { ReminderSettings } from '@attune/contract/appointments.ts'
import { useQuery } from '@tanstack/react-query'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { DidNotLoad } from '../ui/did-not-load.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { Switch } from '../ui/switch.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { remindersOf } from './queries.ts'
import { useSetReminders } from './use-set-reminders.ts'

/** When a mail says that an appointment comes. */
export function RemindersCard() {
  const { id } = usePerson()
  const { data, error, refetch } = useQuery(remindersOf(id))
  const change = useSetReminders()
  const set = (patch: Partial<ReminderSettings>) => change((stored) => ({ ...stored, ...patch }))
  return (
    <TitledCard
      title="Reminders"
      titleId="reminders-title"
      lead="A mail before an appointment, where this site sends mails. It does not say with whom, or what for. Where it would fall into your quiet hours, it comes before them."
    >
      <div className="mt-6 grid max-w-[460px] gap-4">
        {!data && !error && (
          <Loading>
            <SkeletonText lines={2} />
          </Loading>
        )}
        {!data && error && (
          <DidNotLoad onRetry={() => void refetch()}>{sentence(error)}</DidNotLoad>
        )}
        {data && (
          <>
            <Switch
              label="A day before"
              checked={data.dayBefore}
              onChange={(dayBefore) => set({ dayBefore })}
            />
            <Switch
              label="An hour before"
              checked={data.hourBefore}
              onChange={(hourBefore) => set({ hourBefore })}
            />
          </>
        )}
      </div>
    </TitledCard>
  )
}

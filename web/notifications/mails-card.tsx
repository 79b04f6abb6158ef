import type { QuietHours } from '@attune/contract/messages.ts'
import {
  MailPace,
  type MailSettings,
  standardMailSettings,
} from '@attune/contract/notifications.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { placeOf, timeZoneHere } from '../lib/time-zone.ts'
import { PushSwitch } from '../push/push-switch.tsx'
import { DidNotLoad } from '../ui/did-not-load.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { Switch } from '../ui/switch.tsx'
import { Select, TextField } from '../ui/text-field.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { mailSettings } from './queries.ts'
import { useSetMails } from './use-set-mails.ts'

const names: Record<MailPace, string> = {
  'at-once': 'At once',
  'after-10-minutes': 'After 10 minutes',
  daily: 'Once a day, at 9:00',
  off: 'Never',
}

/** When mails come that say somebody wrote. */
export function MailsCard() {
  const { data, error, refetch } = useQuery(mailSettings)
  return (
    <TitledCard
      title="Notifications"
      titleId="notifications-title"
      lead="When somebody writes to you and you have no page of ours open, a mail says so once, until you have read it, where this site sends mails. It never says who wrote, or what. Mails go to a confirmed address only."
    >
      <div className="mt-6 grid max-w-[460px] gap-6">
        {!data && !error && (
          <Loading>
            <SkeletonText lines={4} />
          </Loading>
        )}
        {!data && error && (
          <DidNotLoad onRetry={() => void refetch()}>{sentence(error)}</DidNotLoad>
        )}
        {data && <Choices settings={data} />}
        <PushSwitch />
      </div>
    </TitledCard>
  )
}

function Choices({ settings }: { settings: MailSettings }) {
  const { role } = usePerson()
  const set = useSetMails()
  const change = (patch: Partial<MailSettings>) => set((stored) => ({ ...stored, ...patch }))
  return (
    <>
      <Select
        label="Mail me about messages"
        value={settings.pace}
        onChange={({ target }) => change({ pace: MailPace.parse(target.value) })}
      >
        {MailPace.options.map((pace) => (
          <option key={pace} value={pace}>
            {names[pace]}
          </option>
        ))}
      </Select>
      {role === 'therapist' && (
        <Switch
          label="A summary each morning"
          hint="At 9:00: how many patients wait for your answer, and since when. No names."
          checked={settings.morning}
          onChange={(morning) => change({ morning })}
        />
      )}
      <Switch
        label="No mails at night"
        hint="What comes in these hours waits for their end."
        checked={settings.quietHours !== null}
        onChange={(on) => change({ quietHours: on ? standardMailSettings.quietHours : null })}
      />
      {settings.quietHours && (
        <Hours hours={settings.quietHours} onChange={(quietHours) => change({ quietHours })} />
      )}
    </>
  )
}

/** What is typed half-way is not sent: only two whole times that differ. */
function Hours({ hours, onChange }: { hours: QuietHours; onChange: (hours: QuietHours) => void }) {
  const [typed, setTyped] = useState(hours)
  const { timeZone = 'UTC' } = timeZoneHere()
  const set = (patch: Partial<QuietHours>) => setTyped({ ...typed, ...patch })
  const isSame = typed.from === typed.to
  const isNew = typed.from !== hours.from || typed.to !== hours.to
  const keep = () => {
    if (typed.from && typed.to && !isSame && isNew) onChange(typed)
  }
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5em,100%),1fr))] gap-4">
        <TextField
          label="Quiet from"
          type="time"
          value={typed.from}
          onChange={({ target }) => set({ from: target.value })}
          onBlur={keep}
        />
        <TextField
          label="Quiet until"
          type="time"
          value={typed.to}
          onChange={({ target }) => set({ to: target.value })}
          onBlur={keep}
          error={isSame ? 'Both times are the same. Please choose two that differ.' : undefined}
        />
      </div>
      <p className="text-small text-muted">These are times in {placeOf(timeZone)}.</p>
    </div>
  )
}

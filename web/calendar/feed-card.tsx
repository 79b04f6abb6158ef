import type { Calendar } from '@attune/contract/calendar.ts'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { copyText } from '../lib/copy-text.ts'
import { dateOnly } from '../lib/dates.ts'
import { sentence } from '../lib/failures.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { useEndFeed, useMakeFeed, useSetCalendar } from './queries.ts'

/** The appointments in a calendar elsewhere: a secret address that such a program reads. */
export function FeedCard({ calendar }: { calendar: Calendar }) {
  const make = useMakeFeed()
  const end = useEndFeed()
  const set = useSetCalendar()
  const [asks, setAsks] = useState<'renew' | 'end' | null>(null)
  const { feedSince, namesInCalendars } = calendar
  const failed = (error: unknown) =>
    toast.error(sentence(error, 'That did not work. Please try again.'))
  const renew = () => make.mutate(undefined, { onSuccess: () => setAsks(null), onError: failed })
  const stop = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        make.reset()
        setAsks(null)
        toast.success('The address leads nowhere any more.')
      },
      onError: failed,
    })
  return (
    <TitledCard
      title="In your own calendar"
      titleId="feed"
      lead="A secret address that calendar programs read. Whoever has it sees when your appointments are, so give it to your own programs alone. They look every few hours. It ends when you change your password."
    >
      <div className="mt-6 grid gap-5">
        {make.data && feedSince && <NewAddress address={make.data.address} />}
        {feedSince && !make.data && (
          <p>There is an address, made on {dateOnly(feedSince)}. It is not shown again.</p>
        )}
        <Ways exists={feedSince !== null} busy={make.isPending} onMake={renew} onAsk={setAsks} />
        <Switch
          label="With the names of patients"
          hint="In this calendar and in your own mails. Off, they only say “Appointment”."
          checked={(set.isPending ? set.variables.namesInCalendars : null) ?? namesInCalendars}
          onChange={(on) => set.mutate({ namesInCalendars: on }, { onError: failed })}
        />
      </div>
      {asks && (
        <ConfirmDialog
          title={asks === 'renew' ? 'Make a new address?' : 'End this address?'}
          confirm={asks === 'renew' ? 'Make a new one' : 'End it'}
          busy={make.isPending || end.isPending}
          onConfirm={asks === 'renew' ? renew : stop}
          onClose={() => setAsks(null)}
        >
          Programs that read the one there is now see nothing new any more.
        </ConfirmDialog>
      )}
    </TitledCard>
  )
}

type WaysProps = {
  exists: boolean
  busy: boolean
  onMake: () => void
  onAsk: (what: 'renew' | 'end') => void
}

const Ways = ({ exists, busy, onMake, onAsk }: WaysProps) => (
  <div className="flex flex-wrap gap-2.5">
    {exists ? (
      <>
        <Button kind="soft" size="small" onClick={() => onAsk('renew')}>
          Make a new address
        </Button>
        <Button kind="ghost" size="small" onClick={() => onAsk('end')}>
          End it
        </Button>
      </>
    ) : (
      <Button kind="soft" size="small" busy={busy} onClick={onMake}>
        Make an address
      </Button>
    )}
  </div>
)

function NewAddress({ address }: { address: string }) {
  return (
    <div className="grid gap-2">
      <TextField
        label="The address"
        hint="It is shown this once. Put it where your calendar program asks for a subscription."
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <Button
        kind="soft"
        size="small"
        className="justify-self-start"
        onClick={() => void copyText(address)}
      >
        Copy
      </Button>
    </div>
  )
}

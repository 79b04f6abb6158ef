import {
  type BusySource,
  type BusyState,
  busyLimits,
  busyProblems,
} from '@attune/contract/busy-times.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { useNow } from '../lib/use-now.ts'
import { AnyFile } from '../ui/any-file.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { busySourcesOf, useDropBusy, useSetBusyAddress, useSetBusyFile } from './busy-queries.ts'
import { addressText, failedText, fileText, leftOutText } from './busy-words.ts'

/** When they are busy by another calendar, so that nobody books over it. */
export function BusyCard() {
  const { id } = usePerson()
  const { data, error, refetch } = useQuery(busySourcesOf(id))
  const [removing, setRemoving] = useState<BusySource | null>(null)
  return (
    <TitledCard
      title="Busy times from another calendar"
      titleId="busy-times"
      lead="So that nobody books over what you do elsewhere. Only when you are busy is kept: no titles, no places, no people. What is agreed on here already stays."
    >
      <div className="mt-6 grid gap-7">
        {data && (
          <>
            <FromFile file={data.file} onRemove={() => setRemoving('file')} />
            <FromAddress state={data} onRemove={() => setRemoving('address')} />
          </>
        )}
        {error && !data && (
          <ErrorState
            error={error}
            title="Your busy times did not load."
            onRetry={() => void refetch()}
          >
            {sentence(error)}
          </ErrorState>
        )}
        {!error && !data && (
          <Loading label="Loading your busy times">
            <Skeleton className="h-16 w-full" />
          </Loading>
        )}
      </div>
      {removing && <RemoveDialog source={removing} onClose={() => setRemoving(null)} />}
    </TitledCard>
  )
}

type FromFileProps = { file: BusyState['file']; onRemove: () => void }

function FromFile({ file, onRemove }: FromFileProps) {
  const now = useNow()
  const set = useSetBusyFile()
  const [isLarge, setIsLarge] = useState(false)
  const choose = (chosen: File) => {
    setIsLarge(chosen.size > busyLimits.fileBytes)
    if (chosen.size <= busyLimits.fileBytes)
      set.mutate(chosen, { onSuccess: () => toast.success('Your busy times are taken over.') })
  }
  const problem = isLarge
    ? busyProblems['too-large']
    : set.error && sentence(set.error, 'That did not work. Please try again.')
  return (
    <div className="grid gap-3">
      {file && <p>{fileText(file, now)}</p>}
      {file && file.leftOut > 0 && <p className="note note-clay">{leftOutText(file)}</p>}
      <AnyFile
        label={file ? 'A newer calendar file' : 'A calendar file'}
        accept=".ics,text/calendar"
        name={set.isPending ? 'Reading it …' : null}
        onFile={choose}
        hint="It ends in .ics. Most calendar programs make one under “Export”."
        error={problem || undefined}
      />
      {file && (
        <Button kind="ghost" size="small" className="justify-self-start" onClick={onRemove}>
          Remove the file’s busy times
        </Button>
      )}
    </div>
  )
}

type FromAddressProps = { state: BusyState; onRemove: () => void }

function FromAddress({ state: { allowsAddress, address }, onRemove }: FromAddressProps) {
  const now = useNow()
  const failed = address && failedText(address, now)
  return (
    <div className="grid gap-3 border-t border-line pt-6">
      {address && <p className="wrap-anywhere">{addressText(address, allowsAddress, now)}</p>}
      {failed && <p className="note note-clay">{failed}</p>}
      {address && address.leftOut > 0 && <p className="note note-clay">{leftOutText(address)}</p>}
      {allowsAddress ? (
        <AddressForm isSet={address !== null} />
      ) : (
        <p className="text-muted">
          The people who run this site have not allowed addresses of other calendars; choose a file.
        </p>
      )}
      {address && (
        <Button kind="ghost" size="small" className="justify-self-start" onClick={onRemove}>
          Remove the address
        </Button>
      )}
    </div>
  )
}

function AddressForm({ isSet }: { isSet: boolean }) {
  const set = useSetBusyAddress()
  const [address, setAddress] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    set.mutate(address, {
      onSuccess: () => {
        setAddress('')
        toast.success('Your busy times are taken over.')
      },
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        label={isSet ? 'Another address instead' : 'The address of a calendar'}
        hint="The secret iCal address that your calendar gives out. This site reads it now and every 30 minutes, and keeps it sealed; whoever runs that calendar sees that it does."
        type="url"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        error={set.error ? sentence(set.error, 'That did not work. Please try again.') : undefined}
      />
      <Button
        type="submit"
        kind="soft"
        size="small"
        busy={set.isPending}
        className="justify-self-start"
      >
        Read this calendar
      </Button>
    </form>
  )
}

function RemoveDialog({ source, onClose }: { source: BusySource; onClose: () => void }) {
  const drop = useDropBusy()
  const remove = () =>
    drop.mutate(source, {
      onSuccess: () => {
        onClose()
        toast.success('Those busy times are gone.')
      },
      onError: (error) => toast.error(sentence(error, 'That did not work. Please try again.')),
    })
  return (
    <ConfirmDialog
      title={source === 'file' ? 'Remove the file’s busy times?' : 'Remove the address?'}
      confirm="Remove"
      busy={drop.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      Your busy times from there go with it, and patients can ask for those hours again.
    </ConfirmDialog>
  )
}

import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast'
import { copyText } from '../lib/copy-text.ts'
import { useDraft } from '../lib/draft.ts'
import { sentence } from '../lib/failures.ts'
import { therapistProfile } from '../lib/profile.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { proposedHandle } from './proposed-handle.ts'
import { bookingLinkOf, useSetBookingLink } from './queries.ts'

/** An address for a card or a web site, where anyone sees when they are free. */
export function BookingLinkCard() {
  const { id } = usePerson()
  const link = useQuery(bookingLinkOf(id))
  const profile = useQuery(therapistProfile(id))
  const isLoading = link.isPending || profile.isPending
  return (
    <TitledCard
      title="A link to book with you"
      titleId="booking-link"
      lead="For a card or your own web site. Whoever opens it, with an account or without, sees your name, how far your licence is checked, what you offer and when you are free in the next 30 days, and nothing about your patients."
    >
      <div className="mt-6">
        {link.data && !isLoading && link.data.handle && <SwitchedOn handle={link.data.handle} />}
        {link.data && !isLoading && !link.data.handle && (
          <SwitchedOff
            proposed={link.data.former[0] ?? proposedHandle(profile.data?.name ?? '')}
            former={link.data.former}
          />
        )}
        {link.error && !link.data && (
          <ErrorState
            error={link.error}
            title="Your link did not load."
            onRetry={() => void link.refetch()}
          >
            {sentence(link.error)}
          </ErrorState>
        )}
        {isLoading && (
          <Loading label="Loading your link">
            <Skeleton className="h-11 w-full" />
          </Loading>
        )}
      </div>
    </TitledCard>
  )
}

const addressOf = (handle: string) => `${location.origin}${paths.publicBook(handle)}`

function SwitchedOff({ proposed, former }: { proposed: string; former: string[] }) {
  const set = useSetBookingLink()
  const { id } = usePerson()
  const [handle, setHandle, clear] = useDraft(id, 'booking-link', proposed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    set.mutate(handle.trim().toLowerCase(), {
      onSuccess: () => {
        clear()
        toast.success('Your link is on.')
      },
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="The end of your link"
        hint={`Small letters, digits and hyphens. The link will be ${addressOf(handle.trim().toLowerCase() || '…')}`}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={handle}
        onChange={({ target }) => setHandle(target.value)}
        error={set.error ? sentence(set.error, 'That did not work. Please try again.') : undefined}
      />
      <Kept former={former} onTake={setHandle} />
      <Button
        type="submit"
        kind="soft"
        size="small"
        busy={set.isPending}
        className="justify-self-start"
      >
        Switch the link on
      </Button>
    </form>
  )
}

/** With one alone, the field says it already. */
const Kept = ({ former, onTake }: { former: string[]; onTake: (handle: string) => void }) =>
  former.length > 1 && (
    <div>
      <p className="text-small text-muted">Yours from before, and nobody else’s ever:</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {former.map((one) => (
          <li key={one} className="min-w-0">
            <Button kind="ghost" size="small" onClick={() => onTake(one)}>
              <span className="wrap-anywhere">{one}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )

function SwitchedOn({ handle }: { handle: string }) {
  const set = useSetBookingLink()
  const [asks, setAsks] = useState(false)
  const address = addressOf(handle)
  const stop = () =>
    set.mutate(null, {
      onSuccess: () => toast.success('The link leads nowhere any more.'),
      onError: (error) => toast.error(sentence(error, 'That did not work. Please try again.')),
    })
  return (
    <div className="grid gap-5">
      <TextField
        label="Your link"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button kind="soft" size="small" onClick={() => void copyText(address)}>
          Copy
        </Button>
        <Button kind="ghost" size="small" onClick={() => setAsks(true)}>
          Switch it off
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          title="Switch this link off?"
          confirm="Switch it off"
          busy={set.isPending}
          onConfirm={stop}
          onClose={() => setAsks(false)}
        >
          Whoever opens it is told that it leads to nobody any more. You can switch it on again
          under the same name; nobody else ever gets it.
        </ConfirmDialog>
      )}
    </div>
  )
}

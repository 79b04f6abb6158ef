import type { AppointmentDetail } from '@attune/contract/appointments.ts'
import { paths } from '@attune/contract/paths.ts'
import { guestLimits, type RoomGuest } from '@attune/contract/room-guests.ts'
import { roomCloses } from '@attune/contract/room-times.ts'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError, sentence } from '../lib/failures.ts'
import { firstName } from '../lib/first-name.ts'
import { usePerson } from '../lib/session.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { GuestLink, type MadeLink } from './guest-link.tsx'
import { guestsOf, useInvite, useTakeGuestAway } from './guest-queries.ts'
import { useReader } from './use-reader.ts'

/** Who comes along to an online appointment: up to two people, each by a link of their own. */
export function GuestsCard({ one }: { one: AppointmentDetail }) {
  const { now } = useReader()
  const isOpen = one.status === 'confirmed' || one.status === 'past'
  if (one.format !== 'online' || !isOpen || roomCloses(one) <= now) return null
  return <Card one={one} />
}

function Card({ one }: { one: AppointmentDetail }) {
  const { id } = usePerson()
  const { data: guests } = useQuery(guestsOf(id, one._id))
  const heading = useRef<HTMLHeadingElement>(null)
  const [made, setMade] = useState<readonly MadeLink[]>([])
  const invite = useInvite(one._id, ({ _id, name }, secret) =>
    setMade((before) => [
      ...before,
      { _id, name, link: `${location.origin}${paths.roomGuest}#${secret}` },
    ]),
  )
  if (!guests) return null
  const passOn = (passed: MadeLink) => {
    setMade(made.filter((other) => other !== passed))
    // The button that said so is gone.
    heading.current?.focus()
  }
  const unopened = guests.filter(({ opened }) => !opened)
  const isOf = (guest: RoomGuest) => (link: MadeLink) => link._id === guest._id
  const shown = made.filter((link) => unopened.some((guest) => isOf(guest)(link)))
  const lost = unopened.filter((guest) => guest.by === 'me' && !made.some(isOf(guest)))
  return (
    <section aria-labelledby="guests" className="card mt-6 wide:p-8">
      <h2 id="guests" ref={heading} tabIndex={-1} className="text-title">
        Who comes along
      </h2>
      <p className="mt-1.5 text-small text-muted">
        You can each invite somebody, such as a partner or a parent, two people at most. They need
        no account, see no messages, and wait until they are let in. Both of you see who is invited,
        and either can take it back.
      </p>
      <GuestList one={one} guests={guests} />
      {shown.map((link) => (
        <GuestLink key={link._id} made={link} onPassedOn={() => passOn(link)} />
      ))}
      {lost.length > 0 && (
        <p className="mt-3 text-small text-muted">
          A link is shown only once. If {listed(lost.map(({ name }) => name))} did not get theirs,
          take the invitation back and make a new one.
        </p>
      )}
      {guests.length < guestLimits.guests && <InviteForm invite={invite} />}
    </section>
  )
}

const listed = (names: readonly string[]) => names.join(' or ')

function GuestList({ one, guests }: { one: AppointmentDetail; guests: readonly RoomGuest[] }) {
  const takeAway = useTakeGuestAway(one._id)
  if (guests.length === 0) return null
  return (
    <ul className="mt-4 grid gap-1">
      {guests.map(({ _id, name, by, opened }) => (
        <li
          key={_id}
          className="flex min-h-12 items-center gap-3 border-t border-line py-1.5 first:border-t-0"
        >
          <span className="min-w-0 flex-1 wrap-anywhere">
            {name}{' '}
            <span className="text-small text-muted">
              (invited by {by === 'me' ? 'you' : firstName(one.partner.name)},{' '}
              {opened ? 'link opened' : 'link not opened yet'})
            </span>
          </span>
          <IconButton
            label={`Take back the invitation of ${name}`}
            onClick={() => takeAway.mutate(_id)}
          >
            <X size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

type InviteFormProps = { invite: ReturnType<typeof useInvite> }

function InviteForm({ invite }: InviteFormProps) {
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const missing = tried && name.trim() === '' ? 'Please write the name of whom you invite.' : null
  const isOfName = invite.error instanceof ApiError && invite.error.field === 'name'
  const refused = isOfName ? sentence(invite.error) : null
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '' || invite.isPending) return
    invite.mutate(name.trim(), {
      onSuccess: () => {
        setName('')
        setTried(false)
      },
    })
  }
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid max-w-md gap-3">
      <TextField
        label="Their name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={guestLimits.name}
        error={missing ?? refused ?? undefined}
      />
      {invite.error && !refused && (
        <p role="alert" className="note note-clay">
          {sentence(invite.error)}
        </p>
      )}
      <div>
        <Button type="submit" kind="soft" busy={invite.isPending} busyText="Inviting…">
          Make a link for them
        </Button>
      </div>
    </form>
  )
}

import type { ContactState } from '@attune/contract/messages.ts'
import { Button } from '../ui/button.tsx'
import { useSetContact } from './queries.ts'

type Person = { _id: string; name: string }

/** What stands in place of the box where the two cannot write; null where they can. */
export const closedText = (state: ContactState, partner: Person, me: { id: string }) => {
  if (state === 'open') return null
  if (state === 'paused')
    return (
      <p className="note">
        <bdi>{partner.name}</bdi> is not on Attune any more. What you wrote stays yours.
      </p>
    )
  if (state === 'ended')
    return (
      <p className="note">
        <bdi>{partner.name}</bdi> has ended this contact. You can still read what was written.
      </p>
    )
  if (state === 'declined')
    return (
      <p className="note">
        You told <bdi>{partner.name}</bdi> that you can’t take this on. You can still read what was
        written.
      </p>
    )
  return <EndedByMe blocked={state === 'blockedByMe'} partner={partner} me={me.id} />
}

function EndedByMe({ blocked, partner, me }: { blocked: boolean; partner: Person; me: string }) {
  const { mutate, isPending } = useSetContact(me, partner._id)
  return (
    <div className="note flex flex-wrap items-center justify-between gap-3">
      <p>
        {blocked ? 'You blocked ' : 'You ended the contact with '}
        <bdi>{partner.name}</bdi>. Neither of you can write, and nothing is shared.
      </p>
      <Button kind="soft" size="small" busy={isPending} onClick={() => mutate('open')}>
        {blocked ? 'Unblock' : 'Undo'}
      </Button>
    </div>
  )
}

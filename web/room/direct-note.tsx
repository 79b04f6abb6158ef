import { useQuery } from '@tanstack/react-query'
import { guestsOf } from '../appointments/guest-queries.ts'
import { firstName } from '../lib/first-name.ts'
import { usePerson } from '../lib/session.ts'
import type { Place } from './place.ts'

/** Without a relay: who can learn where one is, of all who may be there. */
export const DirectNote = ({ place }: { place: Place }) =>
  place.me === 'guest' ? (
    <Text who={`${firstName(place.partner.name)} and everybody else who is let in`} />
  ) : (
    <OfTwo place={place} />
  )

function OfTwo({ place: { appointment, partner } }: { place: Place }) {
  const { id } = usePerson()
  const { data: guests = [] } = useQuery(guestsOf(id, appointment))
  const names = [firstName(partner.name), ...guests.map(({ name }) => name)].join(', ')
  const more = guests.length > 0 ? 'anybody else whom' : 'anybody whom'
  return <Text who={`${names} and ${more} one of you invites`} />
}

const Text = ({ who }: { who: string }) => (
  <p className="note note-clay">
    Sound and picture are encrypted and go straight from device to device. So {who} can learn the
    internet address you are at, which tells roughly where that is, and you theirs. Between homes
    such a call cannot always be made. Nothing is recorded.
  </p>
)

import type { RoomPerson } from '@attune/contract/room.ts'
import { Button } from '../ui/button.tsx'
import type { Other } from './others.ts'

/** Asks whether somebody is to be put out; null for who may not. */
export type TakeOut = ((guest: RoomPerson) => void) | null

export const isGuest = (other: Other | null): other is Other => other?.person.side === 'guest'

/** A guest is said to be one wherever they are named, whatever they are called. */
export const calledIn = ({ side, name }: RoomPerson) => (side === 'guest' ? `${name}, guest` : name)

/** A long name is cut, and not that they are a guest. */
export const GuestName = ({ person }: { person: RoomPerson }) => (
  <p className="room-mark room-mark-guest">
    <span className="truncate">{person.name}</span>
    <span className="whitespace-pre">, guest</span>
  </p>
)

type TakeOutButtonProps = { person: RoomPerson; onTakeOut: TakeOut }

export const TakeOutButton = ({ person, onTakeOut }: TakeOutButtonProps) =>
  onTakeOut && (
    <Button
      kind="ghost"
      size="small"
      className="flex-none bg-surface"
      aria-label={`Take out ${person.name}`}
      onClick={() => onTakeOut(person)}
    >
      Take out
    </Button>
  )

/** While somebody shows a screen there are no tiles: who is a guest, and the way out, stand below. */
export function GuestsBelow({ others, onTakeOut }: GuestsBelowProps) {
  const guests = others.filter(isGuest)
  if (guests.length === 0) return null
  return (
    <ul aria-label="Guests" className="flex flex-wrap gap-x-6 gap-y-2">
      {guests.map(({ person }) => (
        <li key={person.id} className="flex min-w-0 items-center gap-2.5">
          <span className="min-w-0 wrap-anywhere">{calledIn(person)}</span>
          <TakeOutButton person={person} onTakeOut={onTakeOut} />
        </li>
      ))}
    </ul>
  )
}

type GuestsBelowProps = { others: readonly Other[]; onTakeOut: TakeOut }

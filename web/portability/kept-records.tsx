import type { KeptConversation } from '@attune/contract/portability.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateOnly, dateTime } from '../lib/dates.ts'
import { sentence } from '../lib/failures.ts'
import { Button } from '../ui/button.tsx'
import { kept, keptMessages } from './queries.ts'

/** What a file brought along of people who are not here: to be read, and no more. */
export function KeptRecords() {
  const { data } = useQuery(kept)
  if (!data?.at) return null
  const { conversations, favourites } = data
  return (
    <div className="mt-6 border-t border-line pt-6">
      <h3>From your earlier account</h3>
      {favourites.length > 0 && <p className="mt-2">Favourites: {favourites.join(', ')}</p>}
      {conversations.length === 0 && (
        <p className="mt-2 text-muted">There were no conversations.</p>
      )}
      {conversations.map((one) => (
        <Conversation key={one.number} conversation={one} />
      ))}
    </div>
  )
}

function Conversation({ conversation }: { conversation: KeptConversation }) {
  const { number, name, lastAt } = conversation
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-3">
      <Button kind="soft" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span dir="auto">{name}</span>
        <span className="text-small font-normal">until {dateOnly(lastAt)}</span>
      </Button>
      {isOpen && <Messages number={number} name={name} />}
    </div>
  )
}

function Messages({ number, name }: { number: number; name: string }) {
  const [after, setAfter] = useState(0)
  const { data, error } = useQuery(keptMessages(number, after))
  if (error) return <p className="field-error">{sentence(error)}</p>
  return (
    <div className="mt-3">
      <p className="text-small text-muted">
        This conversation is closed; it came with your archive, and is not shown to the other side.
      </p>
      <ol className="mt-2 grid gap-3">
        {data?.messages.map(({ position, by, date, text }) => (
          <li key={position} className="border-l-2 border-line pl-3">
            <p className="text-small text-muted">
              <bdi>{by === 'me' ? 'You' : name}</bdi>, {dateTime(date)}
            </p>
            <p className="break-words whitespace-pre-wrap" dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex gap-3">
        {after > 0 && (
          <Button kind="ghost" size="small" onClick={() => setAfter(0)}>
            From the beginning
          </Button>
        )}
        {data?.next != null && (
          <Button kind="ghost" size="small" onClick={() => setAfter(data.next ?? 0)}>
            Next messages
          </Button>
        )}
      </div>
    </div>
  )
}

import { paths } from '@attune/contract/paths.ts'
import type { Unanswered } from '@attune/contract/responsiveness.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { dateOnly } from '../lib/dates.ts'
import { keys, readLocal, writeLocal } from '../lib/local-storage.ts'
import { withChat } from '../lib/open-chat.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { unansweredOf } from './queries.ts'

/** Where someone has waited three days in vain: whom to write to next, their own words ready. */
export function UnansweredNotes() {
  const { id } = usePerson()
  const { data = [] } = useQuery(unansweredOf(id))
  const [dismissed, dismiss] = useState<readonly string[]>([])
  const open = data.filter(({ therapist }) => !dismissed.includes(therapist._id))
  return (
    <>
      {open.map((one) => (
        <Note
          key={one.therapist._id}
          userId={id}
          unanswered={one}
          onDismiss={() => dismiss([...dismissed, one.therapist._id])}
        />
      ))}
    </>
  )
}

type NoteProps = { userId: string; unanswered: Unanswered; onDismiss: () => void }

function Note({ userId, unanswered: { therapist, since, message, next }, onDismiss }: NoteProps) {
  const navigate = useNavigate()
  if (!next) return null
  const writeToNext = () => {
    const draft = keys.draft(userId, next._id)
    // What they have begun to write to that person is theirs already.
    if (!readLocal<string>(draft)) writeLocal(draft, message)
    void navigate(paths.therapist(next._id), { state: withChat(next._id) })
  }
  return (
    <section aria-label={`No answer from ${therapist.name}`} className="note note-clay mb-4">
      <p>
        <bdi>{therapist.name}</bdi> has not answered since {dateOnly(since)}. <bdi>{next.name}</bdi>{' '}
        meets {next.matchPercentage}% of what you asked for. Your first message can go to them too;
        nothing is sent until you send it.
      </p>
      <p className="mt-3 flex flex-wrap gap-2.5">
        <Button size="small" onClick={writeToNext}>
          <span>
            Write to <bdi>{next.name}</bdi>
          </span>
        </Button>
        <Button kind="ghost" size="small" onClick={onDismiss}>
          I would rather wait
        </Button>
      </p>
    </section>
  )
}

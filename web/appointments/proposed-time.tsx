import type { Appointment } from '@attune/contract/appointments.ts'
import { toast } from 'react-hot-toast'
import { firstName } from '../lib/first-name.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { AppointmentTime } from './appointment-time.tsx'
import { otherZone } from './appointment-words.ts'
import { ChangeFailed } from './change-failed.tsx'
import { useChange } from './changes.ts'
import { type Reader, shortTime, spanText } from './time-words.ts'
import { useReader } from './use-reader.ts'

const said = {
  acceptMove: 'It is moved. They are told.',
  declineMove: 'It stays as it was. They are told.',
} as const

/** Another time that one of the two proposes, and what the reader can say to it; nothing where none is. */
export function ProposedTime({ one }: { one: Appointment }) {
  const { role } = usePerson()
  const reader = useReader()
  const change = useChange(one)
  const { proposal, partner } = one
  if (!proposal) return null
  const name = firstName(partner.name)
  const isMine = proposal.by === 'me'
  // The note may be gone with its answer: what is said then must not depend on it.
  const answer = (what: 'acceptMove' | 'declineMove') =>
    change.mutateAsync({ what }).then(
      () => toast.success(said[what]),
      () => undefined,
    )
  return (
    <section
      aria-label={isMine ? 'The time you proposed' : 'A time that is proposed'}
      className="note grid gap-3"
    >
      <p className="font-medium">
        {isMine ? 'You proposed another time:' : <>{name} proposes another time:</>}
      </p>
      <AppointmentTime
        at={proposal.at}
        until={proposal.until}
        other={{
          name: partner.name,
          zone: otherZone(one, role),
        }}
      />
      <p className="text-small">{untilAnswered(one, reader)}</p>
      <div className="flex flex-wrap gap-2.5">
        {one.may.includes('accept-move') && (
          <Button size="small" busy={change.isPending} onClick={() => void answer('acceptMove')}>
            Take the new time
          </Button>
        )}
        {one.may.includes('decline-move') && (
          <Button
            kind="ghost"
            size="small"
            disabled={change.isPending}
            onClick={() => void answer('declineMove')}
          >
            {isMine ? 'Take it back' : 'Keep the old one'}
          </Button>
        )}
      </div>
      <ChangeFailed error={change.error} />
    </section>
  )
}

/** Until when it is held, and what is so without an answer. */
function untilAnswered({ proposal, partner, at, until }: Appointment, reader: Reader): string {
  if (!proposal) return ''
  const limit = shortTime(proposal.answerBy, reader)
  const held =
    proposal.by === 'me'
      ? `It is held until ${limit} for ${firstName(partner.name)} to answer.`
      : `It is held for you until ${limit}.`
  const old = spanText({ start: at, end: until }, reader)
  return `${held} Until then, and without an answer, it stays at ${old}.`
}

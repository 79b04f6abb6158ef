import type { Appointment } from '@attune/contract/appointments.ts'
import { firstName } from '../lib/first-name.ts'
import { useChange } from './changes.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { shortTime } from './time-words.ts'
import { useReader } from './use-reader.ts'

export type Ending = 'decline' | 'withdraw' | 'cancel'

type EndDialogProps = { one: Appointment; ending: Ending; onClose: () => void }

/** What follows is said before; why is nobody's business but the writer's. */
export function EndDialog({ one, ending, onClose }: EndDialogProps) {
  const change = useChange(one)
  return (
    <ReasonDialog
      {...{ one, change, onClose }}
      {...words[ending](one)}
      keep="Keep it"
      end={(reason, once) => change.mutate({ what: ending, reason }, once)}
    >
      <Follows one={one} ending={ending} />
    </ReasonDialog>
  )
}

function Follows({ one, ending }: Pick<EndDialogProps, 'one' | 'ending'>) {
  const reader = useReader()
  const name = firstName(one.partner.name)
  const { freeCancellationUntil: limit } = one
  const isFree = one.kind === 'first-talk' && one.free
  const isLate = !isFree && limit !== null && limit <= reader.now
  const isTherapist = one.partner.model === 'User'
  return (
    <p className="text-muted">
      {one.status === 'offered'
        ? 'The time goes to the next person who waits. You keep your place on the list.'
        : `${name} is told that this time is free again, and nothing else.`}{' '}
      {ending === 'decline' && 'The contact stays as it is, and they can ask for another time.'}
      {ending === 'cancel' &&
        !isTherapist &&
        (isLate
          ? `It begins soon, so ${name} may ask for the fee. That is between the two of you; Attune takes none.`
          : limit && !isFree
            ? `Until ${shortTime(limit, reader)} that costs nothing.`
            : 'That costs nothing.')}
    </p>
  )
}

type Words = { title: string; confirm: string; done: string }

const words: Record<Ending, (one: Appointment) => Words> = {
  decline: () => ({
    title: 'This time is not possible?',
    confirm: 'Say it is not possible',
    done: 'They are told.',
  }),
  withdraw: ({ status }) =>
    status === 'offered'
      ? { title: 'Pass this time on?', confirm: 'Pass it on', done: 'Passed on.' }
      : { title: 'Take the request back?', confirm: 'Take it back', done: 'Taken back.' },
  cancel: () => ({
    title: 'Cancel this appointment?',
    confirm: 'Cancel the appointment',
    done: 'Cancelled. They are told.',
  }),
}

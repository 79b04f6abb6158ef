import type { Appointment } from '@attune/contract/appointments.ts'
import { toast } from 'react-hot-toast'
import { sentence } from '../lib/failures.ts'
import { firstName } from '../lib/first-name.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useChange } from './queries.ts'
import { ReasonField, useReason } from './reason-field.tsx'
import { shortTime } from './time-words.ts'
import { useReader } from './use-reader.ts'

export type Ending = 'decline' | 'withdraw' | 'cancel'

type EndDialogProps = { one: Appointment; ending: Ending; onClose: () => void }

/** What follows is said before; why is nobody's business but the writer's. */
export function EndDialog({ one, ending, onClose }: EndDialogProps) {
  const change = useChange(one)
  const { reason, setReason, problem, clear } = useReason(one._id)
  const { title, confirm, done } = words[ending](one)
  const end = () => {
    if (problem) return
    change.mutate(
      { what: ending, reason: reason.trim() || null },
      {
        onSuccess: () => {
          clear()
          toast.success(done)
          onClose()
        },
      },
    )
  }
  return (
    <Dialog title={title} onClose={onClose} width={560}>
      <div className="mt-3 grid gap-5">
        <Follows one={one} ending={ending} />
        <ReasonField appointment={one} reason={reason} problem={problem} onChange={setReason} />
        {change.error && (
          <p role="alert" className="note note-danger">
            {sentence(change.error, 'That did not work. Please try again.')}
          </p>
        )}
        <div className="dialog-end">
          <Button kind="ghost" onClick={onClose} data-first-focus>
            Keep it
          </Button>
          <Button busy={change.isPending} onClick={end}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
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

import { DeclineReason, type DeclineStart } from '@attune/contract/declines.ts'
import { messageLimit } from '@attune/contract/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../lib/draft.ts'
import { sentence } from '../lib/failures.ts'
import { firstName } from '../lib/first-name.ts'
import { newId } from '../lib/new-id.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { Select, TextArea } from '../ui/text-field.tsx'
import { declineStartOf, useDecline } from './queries.ts'

type DeclineDialogProps = {
  patient: { _id: string; name: string }
  /** The last message on the screen. */
  readUpTo: number
  onClose: () => void
}

const reasons: Record<DeclineReason, string> = {
  caseload: 'My caseload is full',
  'outside-my-work': 'It is outside what I do',
  times: 'I can’t meet at the times they can',
  place: 'Too far away, or I have no licence there',
  conflict: 'A conflict of interest',
  other: 'Something else',
}

/** The words are ready: a second tap sends them and closes the conversation. */
export function DeclineDialog(props: DeclineDialogProps) {
  const { patient, onClose } = props
  const { data: start, error, refetch } = useQuery(declineStartOf(patient._id))
  return (
    <Dialog title={`Tell ${patient.name} you can’t take this on`} onClose={onClose} width={600}>
      {!start && error && (
        <ErrorState error={error} title="The words did not load." onRetry={() => void refetch()} />
      )}
      {!start && !error && (
        <Loading label="Loading the words">
          <SkeletonText lines={6} />
        </Loading>
      )}
      {start && <DeclineForm {...props} start={start} />}
    </Dialog>
  )
}

function DeclineForm({
  patient,
  readUpTo,
  start,
  onClose,
}: DeclineDialogProps & { start: DeclineStart }) {
  const { id } = usePerson()
  const [draft, setDraft, clearDraft] = useDraft<string | null>(id, `decline:${patient._id}`, null)
  const [reason, setReason] = useState<DeclineReason | null>(null)
  const [keep, setKeep] = useState(false)
  // The same again after a failure: what was stored after all is not stored twice.
  const [clientId] = useState(newId)
  const decline = useDecline()
  const words = draft ?? start.words
  const problem = problemOf(words)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (problem) return
    const body = { patient: patient._id, message: words, reason, clientId, readUpTo, keep }
    decline.mutate(body, {
      onSuccess: () => {
        clearDraft()
        onClose()
      },
    })
  }
  return (
    <form noValidate onSubmit={send} className="mt-3 grid gap-4">
      <p className="text-muted">
        {firstName(patient.name)} reads your words and sees who fits next. Then neither of you can
        write here for 90 days.
      </p>
      {start.danger && <InDanger name={firstName(patient.name)} />}
      <TextArea
        label="Your words"
        rows={8}
        value={words}
        onChange={({ target }) => setDraft(target.value)}
        {...(problem && { error: problem })}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Choice type="checkbox" checked={keep} onChange={({ target }) => setKeep(target.checked)}>
          Keep these words for next time
        </Choice>
        {words !== start.ours && (
          <Button kind="plain" size="small" onClick={() => setDraft(start.ours)}>
            Use Attune’s words
          </Button>
        )}
      </div>
      <Reason name={firstName(patient.name)} reason={reason} onChange={setReason} />
      <Ending decline={decline} onClose={onClose} />
    </form>
  )
}

type ReasonProps = {
  name: string
  reason: DeclineReason | null
  onChange: (reason: DeclineReason | null) => void
}

const Reason = ({ name, reason, onChange }: ReasonProps) => (
  <Select
    label="Why, for yourself"
    optional
    hint={`${name} never reads this.`}
    value={reason ?? ''}
    onChange={({ target }) =>
      onChange(DeclineReason.options.find((one) => one === target.value) ?? null)
    }
  >
    <option value="">No reason</option>
    {DeclineReason.options.map((one) => (
      <option key={one} value={one}>
        {reasons[one]}
      </option>
    ))}
  </Select>
)

type EndingProps = { decline: ReturnType<typeof useDecline>; onClose: () => void }

const Ending = ({ decline, onClose }: EndingProps) => (
  <>
    <p role="alert" className="field-error empty:hidden">
      {decline.error && sentence(decline.error, 'This could not be sent. Please try again.')}
    </p>
    <div className="dialog-end">
      <Button kind="ghost" onClick={onClose}>
        Not yet
      </Button>
      <Button type="submit" busy={decline.isPending} data-first-focus>
        Send and close
      </Button>
    </div>
  </>
)

/** What the words should hold where nobody else may have read what was written. */
const InDanger = ({ name }: { name: string }) => (
  <section aria-label="Before you send" className="note note-clay">
    <p className="font-semibold">You may be the only one who has read this.</p>
    <p className="mt-1">
      Software reads danger in what {name} wrote. You can still decline. Let your words say:
    </p>
    <ul className="mt-1 list-disc pl-5">
      <li>that you have read it and take it seriously;</li>
      <li>that you can’t help with it yourself, so that {name} does not wait for you;</li>
      <li>to turn to someone today: a trusted person, a help line, or the emergency number.</li>
    </ul>
    <p className="mt-1">Help lines of their country are shown to {name} beside your words.</p>
  </section>
)

function problemOf(words: string): string | null {
  const over = words.trim().length - messageLimit
  if (over > 0) return `${over} character${over === 1 ? '' : 's'} too many`
  return words.trim() ? null : 'A few words are needed.'
}

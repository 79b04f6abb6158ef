import { noteLimit, type Review, type SummaryPart } from '@attune/contract/reviews.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { dateTime } from '../lib/dates.ts'
import { useDraft } from '../lib/draft.ts'
import { ApiError, sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-field.tsx'
import { useReview } from './queries.ts'

type ReviewFormProps = {
  patient: { _id: string; name: string }
  part: SummaryPart
  inputsHash: string
  /** The reader's own, if there is one. */
  review: Review | undefined
  /** The summary has changed since it was opened: shows it as it is now. */
  onReadAgain: () => void
}

/** For the therapist: that they have read this part, and a note that the patient sees with it. */
export function ReviewForm({ patient, part, inputsHash, review, onReadAgain }: ReviewFormProps) {
  const [writing, setWriting] = useState(false)
  const { save, remove } = useReview(patient._id, part)
  const { error, isOutdated } = failureOf(save, remove, inputsHash)
  const mark = (note: string | null, then?: () => void) =>
    save.mutate({ inputsHash, note }, { onSuccess: () => then?.() })
  return (
    <div className="note grid gap-3">
      {review && !writing && <Standing review={review} name={patient.name} />}
      {error && (
        <p role="alert" className="font-medium text-danger">
          {sentence(error)}{' '}
          {isOutdated && (
            <Button kind="plain" size="small" onClick={onReadAgain}>
              Read it again
            </Button>
          )}
        </p>
      )}
      {writing ? (
        <NoteForm
          patient={patient}
          part={part}
          note={review?.note ?? ''}
          busy={save.isPending}
          onSave={mark}
          onClose={() => setWriting(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2.5">
          {!review?.current && (
            <Button size="small" busy={save.isPending} onClick={() => mark(review?.note ?? null)}>
              Mark as reviewed
            </Button>
          )}
          <Button kind="ghost" size="small" onClick={() => setWriting(true)}>
            {review?.note ? 'Edit the note' : 'Add a note for the patient'}
          </Button>
          {review && (
            <Button
              kind="plain"
              size="small"
              busy={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {review.note ? 'Remove review and note' : 'Remove review'}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

type Changes = ReturnType<typeof useReview>

/** What went wrong; that the summary had changed is over once it has been read again. */
function failureOf(save: Changes['save'], remove: Changes['remove'], inputsHash: string) {
  const error = save.error ?? remove.error
  const isOutdated = error instanceof ApiError && error.field === 'inputsHash'
  const isOver = isOutdated && save.variables?.inputsHash !== inputsHash
  return { error: isOver ? null : error, isOutdated }
}

const Standing = ({ review: { at, current, note }, name }: { review: Review; name: string }) => (
  <div>
    <p>
      You reviewed {current ? 'this' : 'an earlier version of this'} on {dateTime(at)}. {name} sees
      that{note ? ', and your note:' : '.'}
    </p>
    {note && <blockquote className="written mt-1.5">{note}</blockquote>}
  </div>
)

type NoteFormProps = {
  patient: { _id: string; name: string }
  part: SummaryPart
  note: string
  busy: boolean
  onSave: (note: string | null, then: () => void) => void
  onClose: () => void
}

function NoteForm({ patient, part, note, busy, onSave, onClose }: NoteFormProps) {
  const { id } = usePerson()
  const [text, setText, clearDraft] = useDraft(id, `note:${patient._id}:${part}`, note)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector('textarea')?.focus()
    // Its buttons too, not the box alone.
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const leave = () => {
    clearDraft()
    onClose()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave(text.trim() || null, leave)
  }
  return (
    <form ref={form} onSubmit={save} className="grid gap-3">
      <TextArea
        label={`Note for ${patient.name}`}
        hint={`${patient.name} reads it with the summary, with your name and the date. Saving it marks this part as reviewed.`}
        maxLength={noteLimit}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button kind="ghost" size="small" onClick={leave}>
          Cancel
        </Button>
        <Button type="submit" size="small" busy={busy} busyText="Saving">
          Save note
        </Button>
      </div>
    </form>
  )
}

import { type AppointmentDetail, appointmentLimits } from '@attune/contract/appointments.ts'
import { X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { HelpNow } from '../help/help-now.tsx'
import { useDraft } from '../lib/draft.ts'
import { sentence } from '../lib/failures.ts'
import { firstName } from '../lib/first-name.ts'
import { newId } from '../lib/new-id.ts'
import { usePerson } from '../lib/session.ts'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useAddToAgenda, useDropFromAgenda } from './changes.ts'

const { agendaItem: limit } = appointmentLimits

/** What the two want to speak about; both add to it, and both read all of it. */
export function Agenda({ one }: { one: AppointmentDetail }) {
  const drop = useDropFromAgenda(one._id)
  const mayAdd = one.may.includes('add-to-agenda')
  if (!mayAdd && one.agenda.length === 0) return null
  const name = firstName(one.partner.name)
  return (
    <section aria-labelledby="agenda" className="card mt-6 wide:p-8">
      <h2 id="agenda" className="text-title">
        To talk about
      </h2>
      <p className="mt-1.5 text-small text-muted">
        Both of you read this and can add to it. A word is enough, and it can stay empty.
      </p>
      {one.agenda.length > 0 && (
        <ul className="mt-4 grid gap-1">
          {one.agenda.map(({ _id, by, text }) => (
            <li
              key={_id}
              className="flex min-h-12 items-center gap-3 border-t border-line py-1.5 first:border-t-0"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">
                {text} <span className="text-small text-muted">({by === 'me' ? 'you' : name})</span>
              </span>
              {by === 'me' && mayAdd && (
                <IconButton label={`Take back: ${text}`} onClick={() => drop.mutate(_id)}>
                  <X size={18} strokeWidth={1.75} aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayAdd && <AddForm one={one} />}
    </section>
  )
}

/** The draft has the id it will be kept under: pressed twice, or sent again, it is one item. */
function AddForm({ one }: { one: AppointmentDetail }) {
  const { id, role } = usePerson()
  const empty = { _id: newId(), text: '' }
  const [draft, setDraft, clear] = useDraft(id, `agenda:${one._id}`, empty)
  const [tried, setTried] = useState(false)
  const add = useAddToAgenda(one._id)
  const check = useRiskCheck(`agenda:${one._id}`, draft.text)
  const newest = useRef(draft)
  useEffect(() => {
    newest.current = draft
  })
  const text = draft.text.trim()
  const problem = problemOf(text, one.agenda.length)
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (problem || add.isPending) return
    add.mutate(
      { _id: draft._id, text },
      {
        onSuccess: () => {
          setTried(false)
          // What was typed while it was on its way is the next one, and stays.
          const { text: typed } = newest.current
          const isNext = typed.trim() !== text
          setDraft({ _id: newId(), text: isNext ? typed : '' })
          if (!isNext) clear()
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-3">
      <TextField
        label="Add something"
        value={draft.text}
        error={tried ? problem : undefined}
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
      />
      {add.error && (
        <p role="alert" className="field-error">
          {sentence(add.error, 'That could not be added. Please try again.')}
        </p>
      )}
      <HelpBeside check={check} />
      <Button
        type="submit"
        kind="soft"
        size="small"
        className="justify-self-start"
        busy={add.isPending}
      >
        Add
      </Button>
      {role === 'user' && <HelpNow />}
    </form>
  )
}

function problemOf(text: string, already: number): string | undefined {
  if (!text) return 'Please write a word or two.'
  if (text.length > limit) return `${text.length - limit} characters too many.`
  return already >= appointmentLimits.agendaItems ? 'The list is full.' : undefined
}

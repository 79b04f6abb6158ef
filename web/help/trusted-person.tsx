import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast'
import { useDraft } from '../lib/draft.ts'
import { sentence } from '../lib/failures.ts'
import { keys, readLocal } from '../lib/local-storage.ts'
import { usePerson } from '../lib/session.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { FormEnd } from '../ui/form-end.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { telLink } from './contact-links.ts'
import { useHelp, useSetTrustedPerson } from './queries.ts'

/** For a patient: the person whose number stands in every note with help. */
export function TrustedPersonCard() {
  const { help, known } = useHelp()
  const { id } = usePerson()
  const [editing, setEditing] = useState(() => readLocal(keys.draft(id, draftName)) !== null)
  const trusted = help?.trustedPerson ?? null
  return (
    <TitledCard
      id="someone-you-trust"
      className="scroll-mt-24"
      title="Someone you trust"
      titleId="trusted-person"
      lead="One person you could call on a bad night. Nobody else is shown it unless you share it with a therapist; Attune never calls or writes to them. Their number is then there wherever help is shown to you."
    >
      <div className="mt-5">
        {!help && (
          <Loading>
            <SkeletonText lines={2} />
          </Loading>
        )}
        {help && !known && <p className="note">This did not load. Please try again later.</p>}
        {known && trusted && !editing && <Trusted {...trusted} onChange={() => setEditing(true)} />}
        {known && !trusted && !editing && (
          <Button kind="soft" size="small" onClick={() => setEditing(true)}>
            Add someone
          </Button>
        )}
        {known && editing && <TrustedForm before={trusted} onDone={() => setEditing(false)} />}
      </div>
    </TitledCard>
  )
}

function Trusted({ name, phone, onChange }: { name: string; phone: string; onChange: () => void }) {
  const forget = useSetTrustedPerson()
  const remove = () =>
    forget.mutate(null, {
      onSuccess: () => toast.success('Removed.'),
      onError: (error) => toast.error(sentence(error, 'Could not remove.')),
    })
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        <b className="font-semibold">{name}</b> <span className="text-muted">{phone}</span>
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <a href={telLink(phone)} className={buttonClass({ size: 'small' })}>
          Call {name}
        </a>
        <Button kind="ghost" size="small" onClick={onChange}>
          Change
        </Button>
        <Button kind="plain" size="small" busy={forget.isPending} onClick={remove}>
          Remove
        </Button>
      </div>
    </>
  )
}

type Person = { name: string; phone: string }

const draftName = 'trusted-person'
const nobody: Person = { name: '', phone: '' }

function TrustedForm({ before, onDone }: { before: Person | null; onDone: () => void }) {
  const { id } = usePerson()
  const [person, setPerson, clear] = useDraft<Person>(id, draftName, before ?? nobody)
  const [tried, setTried] = useState(false)
  const save = useSetTrustedPerson()
  const name = person.name.trim()
  const phone = person.phone.trim()
  const isPhone = /\d/.test(phone)

  function leave() {
    clear()
    onDone()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!name || !isPhone) return
    save.mutate(
      { name, phone },
      {
        onSuccess: () => {
          toast.success('Saved.')
          leave()
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-[560px] gap-4 sm:grid-cols-2">
      <TextField
        label="Their name"
        required
        maxLength={120}
        autoComplete="off"
        value={person.name}
        error={tried && !name ? 'Please give a name.' : undefined}
        onChange={({ target }) => setPerson({ ...person, name: target.value })}
      />
      <TextField
        label="Their phone number"
        type="tel"
        required
        maxLength={40}
        autoComplete="off"
        value={person.phone}
        error={tried && !isPhone ? 'Please give a number to call.' : undefined}
        onChange={({ target }) => setPerson({ ...person, phone: target.value })}
      />
      <FormEnd save={save} onCancel={leave}>
        Save this person
      </FormEnd>
    </form>
  )
}

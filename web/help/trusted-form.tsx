import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast'
import { useDraft } from '../lib/draft.ts'
import { usePerson } from '../lib/session.ts'
import { FormEnd } from '../ui/form-end.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useSetTrustedPerson } from './queries.ts'

type Person = { name: string; phone: string }
type TrustedFormProps = { draftName: string; before: Person | null; onDone: () => void }

const nobody: Person = { name: '', phone: '' }

/** What is typed is kept in this browser until it is saved. */
export function TrustedForm({ draftName, before, onDone }: TrustedFormProps) {
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

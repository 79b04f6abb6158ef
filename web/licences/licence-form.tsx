import { type Licence, LicenceDraft, licenceLimits } from '@attune/contract/licences.ts'
import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast'
import { FormEnd } from '../ui/form-end.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useSaveLicence } from './queries.ts'

const fields = [
  { name: 'kind', label: 'Kind of licence', placeholder: 'Clinical psychologist' },
  { name: 'number', label: 'Number', placeholder: 'As it stands in the register' },
  { name: 'place', label: 'Issued in', placeholder: 'Country or state' },
] as const

const empty = { kind: '', number: '', place: '', expires: '' }

/** A new licence, or a change of the one given. */
export function LicenceForm({ licence, onDone }: { licence?: Licence; onDone: () => void }) {
  const [edit, setEdit] = useState({ ...empty, ...licence, expires: licence?.expires ?? '' })
  const [tried, setTried] = useState(false)
  const save = useSaveLicence(licence?._id)
  const draft = LicenceDraft.safeParse({ ...edit, expires: edit.expires || null })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!draft.success) return
    save.mutate(draft.data, {
      onSuccess: () => {
        toast.success('Your licence is saved.')
        onDone()
      },
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ name, label, placeholder }) => (
        <TextField
          key={name}
          label={label}
          placeholder={placeholder}
          required
          maxLength={licenceLimits[name]}
          autoComplete="off"
          value={edit[name]}
          error={tried && !edit[name].trim() ? 'Please fill this in.' : undefined}
          onChange={({ target }) => setEdit({ ...edit, [name]: target.value })}
        />
      ))}
      <TextField
        label="Valid until"
        optional
        type="date"
        value={edit.expires}
        onChange={({ target }) => setEdit({ ...edit, expires: target.value })}
      />
      <FormEnd save={save} onCancel={onDone}>
        Save licence
      </FormEnd>
    </form>
  )
}

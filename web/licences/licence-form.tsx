import { type Licence, LicenceDraft, licenceLimits } from '@attune/contract/licences.ts'
import { SpecialArea, specialAreaCodes, specialAreas } from '@attune/contract/special-areas.ts'
import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast'
import { FormEnd } from '../ui/form-end.tsx'
import { fillIn } from '../ui/missing.ts'
import { Select, TextField } from '../ui/text-field.tsx'
import { useSaveLicence } from './queries.ts'

const fieldsOf = {
  licence: [
    { name: 'kind', label: 'Kind of licence', placeholder: 'Clinical psychologist' },
    { name: 'number', label: 'Number', placeholder: 'As it stands in the register' },
    { name: 'place', label: 'Issued in', placeholder: 'Country or state' },
  ],
  training: [
    { name: 'kind', label: 'Which training', placeholder: 'EMDR, two years' },
    { name: 'number', label: 'Number of the certificate', placeholder: 'Or its date' },
    { name: 'place', label: 'Given by', placeholder: 'The institute' },
  ],
} as const

const empty = { kind: '', number: '', place: '', expires: '' }

type LicenceFormProps = {
  what: keyof typeof fieldsOf
  /** The one to be changed; left out for a new one. */
  licence?: Licence
  onDone: () => void
}

/** A new licence or training, or a change of the one given. */
export function LicenceForm({ what, licence, onDone }: LicenceFormProps) {
  const isTraining = what === 'training'
  const [edit, setEdit] = useState({
    ...empty,
    ...licence,
    expires: licence?.expires ?? '',
    area: licence?.area ?? (isTraining ? specialAreaCodes[0]! : null),
  })
  const [tried, setTried] = useState(false)
  const save = useSaveLicence(licence?._id)
  const draft = LicenceDraft.safeParse({ ...edit, expires: edit.expires || null })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!draft.success) return
    save.mutate(draft.data, {
      onSuccess: () => {
        toast.success(`Your ${what} is saved.`)
        onDone()
      },
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      {isTraining && (
        <AreaSelect area={edit.area} onChange={(area) => setEdit({ ...edit, area })} />
      )}
      {fieldsOf[what].map(({ name, label, placeholder }) => (
        <TextField
          key={name}
          label={label}
          placeholder={placeholder}
          required
          maxLength={licenceLimits[name]}
          autoComplete="off"
          value={edit[name]}
          error={tried && !edit[name].trim() ? fillIn : undefined}
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
        {isTraining ? 'Save training' : 'Save licence'}
      </FormEnd>
    </form>
  )
}

type AreaSelectProps = { area: SpecialArea | null; onChange: (area: SpecialArea) => void }

const AreaSelect = ({ area, onChange }: AreaSelectProps) => (
  <Select
    label="For which area"
    value={area ?? ''}
    onChange={({ target }) => onChange(SpecialArea.parse(target.value))}
  >
    {specialAreaCodes.map((code) => (
      <option key={code} value={code}>
        {specialAreas[code]}
      </option>
    ))}
  </Select>
)

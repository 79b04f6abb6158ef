import { type ShownContact, therapists } from '@attune/contract/therapists.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast'
import { call } from '../lib/call.ts'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Select, TextField } from '../ui/text-field.tsx'
import { TitledCard } from '../ui/titled-card.tsx'

const shownContactOf = (id: string) =>
  queryOptions({
    queryKey: ['shown-contact', id],
    queryFn: ({ signal }) => call(therapists.readShownContact, { params: { id }, signal }),
  })

type Account = { email: string; phone: string }

/** On a therapist's own profile: what others read as their email and phone. */
export function ShownContactCard({ account }: { account: Account }) {
  const { id } = usePerson()
  const { data } = useQuery(shownContactOf(id))
  return (
    <TitledCard
      title="Contact data others see"
      titleId="shown-contact"
      lead="Your account’s email and phone are shown to nobody if you choose so here. Patients can always write to you on Attune."
    >
      {data && <ShownContactForm key={JSON.stringify(data)} shown={data} account={account} />}
    </TitledCard>
  )
}

type Part = { how: 'account' | 'other' | 'none'; other: string }

const partOf = (shown: string | null): Part => {
  if (shown === null) return { how: 'account', other: '' }
  return shown === '' ? { how: 'none', other: '' } : { how: 'other', other: shown }
}
const shownOf = ({ how, other }: Part) =>
  how === 'account' ? null : how === 'none' ? '' : other.trim()

function ShownContactForm({ shown, account }: { shown: ShownContact; account: Account }) {
  const { id } = usePerson()
  const client = useQueryClient()
  const [email, setEmail] = useState(() => partOf(shown.email))
  const [phone, setPhone] = useState(() => partOf(shown.phone))
  const save = useMutation({
    mutationFn: (body: ShownContact) => call(therapists.setShownContact, { params: { id }, body }),
    onSuccess: () => toast.success('Saved.'),
    onSettled: () => client.invalidateQueries(shownContactOf(id)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ email: shownOf(email), phone: shownOf(phone) })
  }
  return (
    <form onSubmit={submit} className="mt-5 grid gap-4">
      <ContactPart
        label="Email others see"
        own={account.email}
        part={email}
        onChange={setEmail}
        type="email"
      />
      <ContactPart
        label="Phone others see"
        own={account.phone}
        part={phone}
        onChange={setPhone}
        type="tel"
      />
      {save.isError && (
        <p role="alert" className="text-danger">
          {sentence(save.error, 'Could not be saved. Please try again.')}
        </p>
      )}
      <Button
        type="submit"
        kind="soft"
        size="small"
        className="justify-self-start"
        busy={save.isPending}
      >
        Save contact data
      </Button>
    </form>
  )
}

type ContactPartProps = {
  label: string
  own: string
  part: Part
  type: 'email' | 'tel'
  onChange: (part: Part) => void
}

const ContactPart = ({ label, own, part, type, onChange }: ContactPartProps) => (
  <div className="grid gap-2">
    <Select
      label={label}
      value={part.how}
      onChange={({ target }) => onChange({ ...part, how: target.value as Part['how'] })}
    >
      <option value="account">Your account’s: {own}</option>
      <option value="other">Another one</option>
      <option value="none">None</option>
    </Select>
    {part.how === 'other' && (
      <TextField
        label={`${label}: another one`}
        labelHidden
        type={type}
        required
        value={part.other}
        onChange={({ target }) => onChange({ ...part, other: target.value })}
      />
    )}
  </div>
)

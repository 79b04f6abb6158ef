import { Lasts, type Terms } from '@attune/contract/diagnosis.ts'
import { Purpose, purposes, type SharedItem } from '@attune/contract/ledger.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/text-field.tsx'

export const lengths: Readonly<Record<Lasts, string>> = {
  'first-talk': 'Until after the first talk (14 days)',
  'three-months': 'For three months',
  'one-year': 'For a year',
  'until-withdrawn': 'Until I take it back',
}

type TermsFormProps = {
  item: SharedItem
  /** What is pressed at the end. */
  press: string
  busy: boolean
  onChoose: (terms: Terms) => void
  onClose: () => void
}

/** What for and for how long. Nothing is chosen beforehand. */
export function TermsForm({ item, press, busy, onChoose, onClose }: TermsFormProps) {
  const [purpose, setPurpose] = useState<Purpose>()
  const [lasts, setLasts] = useState<Lasts>()
  const [asked, setAsked] = useState(false)
  const missing = (value: unknown) => (asked && !value ? 'Please choose one.' : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (purpose && lasts) onChoose({ purpose, lasts })
  }
  return (
    <form className="my-2 grid gap-3 wide:grid-cols-2" onSubmit={submit}>
      <Select
        label="What for"
        value={purpose ?? ''}
        error={missing(purpose)}
        onChange={({ target }) => setPurpose(Purpose.safeParse(target.value).data)}
      >
        <option value="">Choose…</option>
        {Purpose.options.map(
          (one) =>
            fits(one, item) && (
              <option key={one} value={one}>
                {purposes[one]}
              </option>
            ),
        )}
      </Select>
      <Select
        label="For how long"
        value={lasts ?? ''}
        error={missing(lasts)}
        onChange={({ target }) => setLasts(Lasts.safeParse(target.value).data)}
      >
        <option value="">Choose…</option>
        {Lasts.options.map((one) => (
          <option key={one} value={one}>
            {lengths[one]}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap gap-2 wide:col-span-2">
        <Button type="submit" kind="soft" size="small" busy={busy}>
          {press}
        </Button>
        <Button kind="plain" size="small" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  )
}

export const fits = (purpose: Purpose, item: SharedItem) =>
  item === 'entry' || purpose !== 'this-entry'

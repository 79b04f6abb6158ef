import { practiceLimits } from '@attune/contract/practice-facts.ts'
import type { WishFacts } from '@attune/contract/wish-facts.ts'
import { currencies, likelyCurrency } from '../places/currencies.ts'
import { Select, TextField } from '../ui/text-field.tsx'
import { useWishEdit, WishForm } from './wish-form.tsx'

type PayEdit = { most: string; currency: string; payer: string }

export function payPatch({ most, currency, payer }: PayEdit) {
  if (payer.trim().length > practiceLimits.payer)
    return `${practiceLimits.payer} characters at most for who pays. Nothing is cut off.`
  const who = { payer: payer.trim() || null }
  if (!most.trim()) return { ...who, budget: null }
  const amount = /^\d{1,9}$/.test(most.trim()) ? Number(most) : Number.NaN
  if (!(amount <= practiceLimits.fee)) return 'Please give a whole amount, such as 80.'
  return { ...who, budget: { most: amount, currency } }
}

type PayFormProps = { facts: WishFacts; country: string }

/** `country`: as the intake has it, or empty. */
export function PayForm({ facts: { budget, payer }, country }: PayFormProps) {
  const { edit, change, clear } = useWishEdit<PayEdit>('pay', {
    most: budget?.most.toString() ?? '',
    currency: budget?.currency ?? likelyCurrency(country),
    payer: payer ?? '',
  })
  return (
    <WishForm
      title="What you can pay"
      hint="Compared with the fees therapists state. Who states none counts as near it. Attune charges nothing, and no therapist is shown this."
      patch={() => payPatch(edit)}
      clear={clear}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="The most for one session"
          optional
          inputMode="numeric"
          pattern="\s*\d{1,9}\s*"
          value={edit.most}
          onChange={({ target }) => change({ most: target.value })}
        />
        <Select
          label="Currency"
          value={edit.currency}
          onChange={({ target }) => change({ currency: target.value })}
        >
          {currencies.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <TextField
          label="Who pays"
          optional
          hint="Your insurer or public scheme, if one does."
          pattern={`\\s*.{0,${practiceLimits.payer}}\\s*`}
          value={edit.payer}
          onChange={({ target }) => change({ payer: target.value })}
        />
      </div>
    </WishForm>
  )
}

import { type PracticeFacts, practiceLimits } from '@attune/contract/practice-facts.ts'
import { useState } from 'react'
import { currencies, likelyCurrency } from '../places/currencies.ts'
import { Switch } from '../ui/switch.tsx'
import { Select, TextArea, TextField } from '../ui/text-field.tsx'
import { FactForm, useFactEdit } from './fact-form.tsx'

type Part = { facts: PracticeFacts }
type FeeEdit = { from: string; to: string; currency: string; sliding: boolean }

const editOf = ({ fee, slidingScale }: PracticeFacts): FeeEdit => ({
  from: fee ? String(fee.from) : '',
  to: fee && fee.to !== fee.from ? String(fee.to) : '',
  currency: fee?.currency ?? likelyCurrency(),
  sliding: slidingScale ?? false,
})

const whole = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null)

/** One amount, or from and to. */
export function feePatch(edit: FeeEdit, before: boolean | null) {
  // "No" is said only where "yes" was said before: a switch left alone says nothing.
  const slidingScale = edit.sliding ? true : before === null ? null : false
  if (!edit.from.trim() && !edit.to.trim()) return { fee: null, slidingScale }
  const [from, to] = [whole(edit.from), whole(edit.to.trim() || edit.from)]
  if (from === null || to === null) return 'Please give whole amounts, such as 80.'
  if (to < from) return 'The highest fee comes before the lowest.'
  return { fee: { from, to, currency: edit.currency }, slidingScale }
}

export function FeeForm({ facts }: Part) {
  const { edit, change, clear } = useFactEdit('fee', editOf(facts))
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <FactForm
      title="Fee for a session"
      hint="One amount, or a range. Attune charges nothing and passes no money on."
      patch={() => feePatch(edit, facts.slidingScale)}
      {...{ clear, problem }}
      onProblem={setProblem}
    >
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr_2fr]">
        <TextField
          label="Fee from"
          inputMode="numeric"
          pattern="\s*\d{1,9}\s*"
          value={edit.from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label="Fee to"
          optional
          inputMode="numeric"
          pattern="\s*\d{1,9}\s*"
          value={edit.to}
          onChange={({ target }) => change({ to: target.value })}
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
      </div>
      <Switch
        label="Sliding scale for small incomes"
        checked={edit.sliding}
        onChange={(sliding) => change({ sliding })}
      />
    </FactForm>
  )
}

const linesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

export function payersPatch(text: string) {
  const payers = linesOf(text)
  if (payers.length > practiceLimits.payers) return `At most ${practiceLimits.payers}, please.`
  const long = payers.find((one) => one.length > practiceLimits.payer)
  return long ? `This one is too long: ${long}` : { payers }
}

export function PayersForm({ facts }: Part) {
  const { edit, change, clear } = useFactEdit('payers', { text: facts.payers.join('\n') })
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <FactForm
      title="Who pays"
      hint="Insurers and public schemes you work with."
      patch={() => payersPatch(edit.text)}
      {...{ clear, problem }}
      onProblem={setProblem}
    >
      <TextArea
        label="Insurers and schemes"
        hint="One a line."
        rows={3}
        value={edit.text}
        onChange={({ target }) => change({ text: target.value })}
      />
    </FactForm>
  )
}

import {
  type PracticeFacts,
  PracticeLimit,
  practiceLimits,
} from '@attune/contract/practice-facts.ts'
import { useState } from 'react'
import { Choice } from '../ui/choice.tsx'
import { TextField } from '../ui/text-field.tsx'
import { FactForm, useFactEdit } from './fact-form.tsx'

type Part = { facts: PracticeFacts }

export function startPatch({ start, most }: { start: string; most: string }) {
  if (!most.trim()) return { nextStart: start || null, newPeopleAMonth: null }
  const newPeopleAMonth = /^\d{1,3}$/.test(most.trim()) ? Number(most) : 0
  if (newPeopleAMonth < 1 || newPeopleAMonth > practiceLimits.newPeopleAMonth)
    return 'How many a month: a whole number from 1 on, or nothing.'
  return { nextStart: start || null, newPeopleAMonth }
}

export function StartForm({ facts }: Part) {
  const { edit, change, clear } = useFactEdit('start', {
    start: facts.nextStart ?? '',
    most: facts.newPeopleAMonth === null ? '' : String(facts.newPeopleAMonth),
  })
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <FactForm
      title="New people"
      hint="Once you have answered that many new people in a month, nobody new is led to you until the next month. The number is shown to nobody."
      patch={() => startPatch(edit)}
      {...{ clear, problem }}
      onProblem={setProblem}
    >
      <div className="grid max-w-[520px] gap-4 sm:grid-cols-2">
        <TextField
          label="Next realistic start"
          optional
          type="date"
          value={edit.start}
          onChange={({ target }) => change({ start: target.value })}
        />
        <TextField
          label="New people a month"
          optional
          inputMode="numeric"
          pattern="\s*[1-9]\d{0,2}\s*"
          value={edit.most}
          onChange={({ target }) => change({ most: target.value })}
        />
      </div>
    </FactForm>
  )
}

const names: Readonly<Record<PracticeLimit, string>> = {
  'acute-danger': 'I do not take people in acute danger',
  'under-18': 'I do not take people under 18',
  'court-reports': 'I do not write reports for courts',
}

export function LimitsForm({ facts }: Part) {
  const { edit, change, clear } = useFactEdit('limits', { limits: facts.limits })
  const [problem, setProblem] = useState<string | null>(null)
  const toggle = (limit: PracticeLimit) =>
    change({
      limits: edit.limits.includes(limit)
        ? edit.limits.filter((one) => one !== limit)
        : [...edit.limits, limit],
    })
  return (
    <FactForm
      title="Limits"
      hint="Said early, this spares both of you a hard conversation."
      patch={() => ({ limits: edit.limits })}
      {...{ clear, problem }}
      onProblem={setProblem}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">Limits</legend>
        {PracticeLimit.options.map((limit) => (
          <Choice
            key={limit}
            type="checkbox"
            checked={edit.limits.includes(limit)}
            onChange={() => toggle(limit)}
          >
            {names[limit]}
          </Choice>
        ))}
      </fieldset>
    </FactForm>
  )
}

import { type PracticeArea, practiceLimits } from '@attune/contract/practice-facts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePerson } from '../lib/session.ts'
import { Choice } from '../ui/choice.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { FactForm, useFactEdit } from './fact-form.tsx'
import { practiceAreasOf } from './queries.ts'

/** Beside the answers, as it is out of them: what most of the work is about. */
export function MainAreasCard() {
  const { id } = usePerson()
  const { data: areas } = useQuery(practiceAreasOf(id))
  if (!areas || areas.length === 0) return null
  return (
    <TitledCard
      title="Most of my work"
      titleId="most-of-my-work"
      lead="Out of what you specialise in, name what you do most. It counts in full for people who come with it; the rest counts less."
    >
      <div className="mt-6">
        <MainAreasForm key={areas.map(({ code }) => code).join(' ')} areas={areas} />
      </div>
    </TitledCard>
  )
}

function MainAreasForm({ areas }: { areas: readonly PracticeArea[] }) {
  const saved = areas.filter(({ main }) => main).map(({ code }) => code)
  const { edit, change, clear } = useFactEdit('main-areas', { codes: saved })
  const [problem, setProblem] = useState<string | null>(null)
  const ticked = edit.codes.filter((code) => areas.some((area) => area.code === code))
  const isFull = ticked.length >= practiceLimits.mainAreas
  const toggle = (code: string) =>
    change({
      codes: ticked.includes(code) ? ticked.filter((one) => one !== code) : [...ticked, code],
    })
  return (
    <FactForm
      title={`${ticked.length} of ${practiceLimits.mainAreas} chosen`}
      patch={() => ({ mainAreas: ticked })}
      {...{ clear, problem }}
      onProblem={setProblem}
    >
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="sr-only">Most of my work, at most {practiceLimits.mainAreas}</legend>
        {areas.map(({ code, label }) => (
          <Choice
            key={code}
            type="checkbox"
            checked={ticked.includes(code)}
            disabled={isFull && !ticked.includes(code)}
            onChange={() => toggle(code)}
          >
            {label}
          </Choice>
        ))}
      </fieldset>
    </FactForm>
  )
}

import type { PracticeFacts } from '@attune/contract/practice-facts.ts'
import { countryName } from '@attune/contract/practice-lines.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { licensingCountries } from '../places/queries.ts'
import { TownField } from '../places/town-field.tsx'
import { Choice } from '../ui/choice.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Switch } from '../ui/switch.tsx'
import { FactForm, useFactEdit } from './fact-form.tsx'

type Part = { facts: PracticeFacts }

export function WhereForm({ facts }: Part) {
  const { place, onlineOnly } = facts
  const { edit, change, clear } = useFactEdit('where', { place, onlineOnly })
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <FactForm
      title="Where you work"
      hint="The town of your practice, for people who want to come in person."
      patch={() => (edit.onlineOnly ? { onlineOnly: true, place: null } : edit)}
      {...{ clear, problem }}
      onProblem={setProblem}
    >
      <Switch
        label="Online only"
        checked={edit.onlineOnly ?? false}
        onChange={(only) => change({ onlineOnly: only })}
      />
      {!edit.onlineOnly && (
        <TownField
          label="Town"
          place={edit.place}
          country=""
          onChange={(chosen) => change({ place: chosen })}
        />
      )}
    </FactForm>
  )
}

/** Only where a licence holds for a state or province alone. */
export function RegionsForm({ facts }: Part) {
  const { data: countries } = useQuery(licensingCountries)
  const { edit, change, clear } = useFactEdit('regions', { regions: facts.regions })
  const [problem, setProblem] = useState<string | null>(null)
  const toggle = (code: string) =>
    change({
      regions: edit.regions.includes(code)
        ? edit.regions.filter((one) => one !== code)
        : [...edit.regions, code],
    })
  return (
    <FactForm
      title="Licensed in these states or provinces"
      hint="In the United States and Canada a licence holds for one of them. Elsewhere, leave this blank."
      patch={() => ({ regions: edit.regions })}
      {...{ clear, problem }}
      onProblem={setProblem}
    >
      {countries?.map(({ country, kind, regions }) => {
        const chosen = regions.filter(({ code }) => edit.regions.includes(code)).length
        return (
          <Disclosure
            key={country}
            title={`${countryName(country)}${chosen ? `: ${chosen} chosen` : ''}`}
          >
            <fieldset className="mt-2 grid gap-2 sm:grid-cols-2">
              <legend className="sr-only">
                {kind}, {countryName(country)}
              </legend>
              {regions.map(({ code, label }) => (
                <Choice
                  key={code}
                  type="checkbox"
                  checked={edit.regions.includes(code)}
                  onChange={() => toggle(code)}
                >
                  {label}
                </Choice>
              ))}
            </fieldset>
          </Disclosure>
        )
      })}
    </FactForm>
  )
}

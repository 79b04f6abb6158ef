import type { Place } from '@attune/contract/practice-facts.ts'
import { countryName } from '@attune/contract/practice-lines.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentence } from '../lib/failures.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { Button } from '../ui/button.tsx'
import { Select, TextField } from '../ui/text-field.tsx'
import { countries } from './country-names.ts'
import { townsOf } from './queries.ts'

type TownFieldProps = {
  label: string
  place: Place | null
  /** Asked first, until another one is chosen. */
  country: string
  onChange: (place: Place | null) => void
}

/** A town out of the list on our own server: never a street. */
export function TownField({ label, place, country: first, onChange }: TownFieldProps) {
  const [country, setCountry] = useState(first)
  const [typed, setTyped] = useState('')
  if (place)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-44">
          <span className="field-label block">{label}</span>
          {place.name}, {countryName(place.country)}
        </p>
        <Button
          kind="ghost"
          size="small"
          aria-label={`Choose another ${label.toLowerCase()}`}
          onClick={() => {
            setCountry(place.country)
            onChange(null)
          }}
        >
          Change
        </Button>
      </div>
    )
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Select label="Country" value={country} onChange={({ target }) => setCountry(target.value)}>
        <option value="">Choose a country</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <TextField
        label={label}
        hint="Begin to type, then choose. Only the town is kept, never a street. Towns: GeoNames, CC BY 4.0."
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="sm:col-span-2">
        <Found country={country} typed={typed} onChoose={onChange} />
      </div>
    </div>
  )
}

type FoundProps = { country: string; typed: string; onChoose: (place: Place) => void }

function Found({ country, typed, onChoose }: FoundProps) {
  const asked = useDebounced(typed.trim(), 250)
  const { data, error } = useQuery(townsOf(country, asked))
  const shown = typed.trim().length > 1 ? data : undefined
  return (
    <>
      <p role="status" className="text-small text-muted">
        {country === '' &&
          typed.trim() &&
          'Which country is it in? Choose it, then towns are shown.'}
        {error && sentence(error)}
        {shown?.length === 0 && 'No town begins like that. The next larger one will do.'}
        {shown && shown.length > 0 && <span className="sr-only">{shown.length} towns found.</span>}
      </p>
      <ul className="flex flex-wrap gap-2">
        {shown?.map((place) => (
          <li key={`${place.name} ${place.lat}`}>
            <Button kind="soft" size="small" onClick={() => onChoose(place)}>
              {place.name}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

import { countryName } from '@attune/contract/practice-lines.ts'
import { type WishFacts, wishLimits } from '@attune/contract/wish-facts.ts'
import { useQuery } from '@tanstack/react-query'
import { licensingCountries } from '../places/queries.ts'
import { TownField } from '../places/town-field.tsx'
import { Select, TextField } from '../ui/text-field.tsx'
import { useWishEdit, WishForm } from './wish-form.tsx'

type WhereEdit = Pick<WishFacts, 'place' | 'region'> & { distance: string }

export function wherePatch({ place, region, distance }: WhereEdit) {
  if (!distance.trim()) return { place, region, distanceKm: null }
  const km = /^\d{1,4}$/.test(distance.trim()) ? Number(distance) : 0
  if (km < 1 || km > wishLimits.distanceKm)
    return `Please give a distance of 1 to ${wishLimits.distanceKm} km, in whole numbers.`
  if (!place) return 'Please choose a town as well: the distance is counted from there.'
  return { place, region, distanceKm: km }
}

type WishWhereFormProps = { facts: WishFacts; country: string }

/** Where the person lives, as far as they want to say. `country`: as the intake has it, or empty. */
export function WishWhereForm({ facts, country }: WishWhereFormProps) {
  const { data: countries } = useQuery(licensingCountries)
  const { place, region, distanceKm } = facts
  const saved: WhereEdit = { place, region, distance: distanceKm?.toString() ?? '' }
  const { edit, change, clear } = useWishEdit('where', saved)
  const here = edit.place?.country ?? country
  // States of one country are no question for somebody who lives in another.
  const asked = countries?.filter(
    (one) => !here || one.country === here || one.regions.some(({ code }) => code === edit.region),
  )
  return (
    <WishForm
      title="Where you are"
      hint="For meeting in person, and because in some countries a licence holds for one state only. No therapist is shown this."
      patch={() => wherePatch(edit)}
      clear={clear}
    >
      <TownField
        label="Town"
        place={edit.place}
        country={country}
        onChange={(chosen) => change({ place: chosen })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="How far you would travel, in km"
          optional
          inputMode="numeric"
          pattern="\s*[1-9]\d{0,3}\s*"
          value={edit.distance}
          onChange={({ target }) => change({ distance: target.value })}
        />
        {asked && asked.length > 0 && (
          <RegionSelect
            countries={asked}
            region={edit.region}
            onChange={(region) => change({ region })}
          />
        )}
      </div>
    </WishForm>
  )
}

type RegionSelectProps = {
  countries: readonly { country: string; regions: readonly { code: string; label: string }[] }[]
  region: string | null
  onChange: (region: string | null) => void
}

const RegionSelect = ({ countries, region, onChange }: RegionSelectProps) => (
  <Select
    label="State or province"
    optional
    value={region ?? ''}
    onChange={({ target }) => onChange(target.value || null)}
  >
    <option value="">Not said</option>
    {countries.map(({ country, regions }) => (
      <optgroup key={country} label={countryName(country)}>
        {regions.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </optgroup>
    ))}
  </Select>
)

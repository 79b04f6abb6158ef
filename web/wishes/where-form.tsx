import { type WishFacts, wishLimits } from '@attune/contract/wish-facts.ts'
import { useQuery } from '@tanstack/react-query'
import { countryName } from '../places/country-names.ts'
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

/** Where the person lives, as far as they want to say. */
export function WishWhereForm({ facts }: { facts: WishFacts }) {
  const { data: countries } = useQuery(licensingCountries)
  const { place, region, distanceKm } = facts
  const saved: WhereEdit = { place, region, distance: distanceKm?.toString() ?? '' }
  const { edit, change, clear } = useWishEdit('where', saved)
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
        country=""
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
        <Select
          label="State or province"
          optional
          value={edit.region ?? ''}
          onChange={({ target }) => change({ region: target.value || null })}
        >
          <option value="">Not said</option>
          {countries?.map(({ country, regions }) => (
            <optgroup key={country} label={countryName(country)}>
              {regions.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </div>
    </WishForm>
  )
}

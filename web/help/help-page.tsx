import { useState } from 'react'
import { PageHeading } from '../ui/page-heading.tsx'
import { Select } from '../ui/text-field.tsx'
import { LineCard } from './line-card.tsx'
import { countries, likelyCountry, linesOf } from './lines.ts'

/** For everyone, signed in or not; it needs no request to be useful. */
export function HelpPage() {
  const [country, setCountry] = useState(() => likelyCountry(navigator.language))
  const found = linesOf(country)
  const emergency = found.find((line) => line.primary)?.emergency
  return (
    <div className="mx-auto max-w-[780px] max-wide:pt-2 wide:pt-4">
      <PageHeading
        title="Get help now"
        lead="You do not need to be sure, and you do not need the right words. Someone can listen."
      />
      <p className="note note-clay mt-7 text-[1.0625rem]">
        <b className="font-semibold">If you or someone else is in danger now</b>, call{' '}
        {emergency ? <b className="font-semibold">{emergency}</b> : 'your local emergency number'},
        or go to the nearest emergency room. If you can, tell a person near you.
      </p>
      <div className="mt-7 max-w-[340px]">
        <Select
          label="Where are you?"
          value={country}
          onChange={({ target }) => setCountry(target.value)}
        >
          <option value="">Another country</option>
          {countries.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div aria-live="polite">
        <ul className="mt-6 grid gap-5">
          {found.map((line) => (
            <li key={line.name}>
              <LineCard line={line} />
            </li>
          ))}
        </ul>
        <Directory known={found.length > 0} />
      </div>
      <p className="mt-8 max-w-[65ch] text-[0.93rem] text-muted">
        Attune is not an emergency service, and messages here are not watched around the clock. This
        page tells nobody that you were here. Numbers were checked in November 2026.
      </p>
    </div>
  )
}

const Directory = ({ known }: { known: boolean }) => (
  <p className="mt-6">
    {known
      ? 'Looking for something else, or somewhere else? '
      : 'We do not list your country yet. '}
    <a href="https://findahelpline.com" target="_blank" rel="noopener noreferrer">
      findahelpline.com
    </a>{' '}
    lists free help lines by country.
  </p>
)

import { useState } from 'react'
import { PageHeading } from '../ui/page-heading.tsx'
import { Select } from '../ui/text-field.tsx'
import { HowSoftwareLooks } from './how-software-looks.tsx'
import { LineCard } from './line-card.tsx'
import { type CrisisLine, countries, likelyCountry, linesOf } from './lines.ts'
import { useHelp } from './queries.ts'
import { mainLine, outside } from './reach.ts'
import { TrustedPersonCard } from './trusted-person.tsx'
import { usePatient } from './use-patient.ts'

/** For everyone, signed in or not; it needs no request to be useful. */
export function HelpPage() {
  const patient = usePatient()
  const { country, choose, found } = useLines()
  const emergency = mainLine(found)?.emergency
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
          onChange={({ target }) => choose(target.value)}
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
      {patient && <TrustedPersonCard />}
      <HowSoftwareLooks />
      <p className="mt-8 max-w-[65ch] text-[0.93rem] text-muted">
        Attune is not an emergency service, and messages here are not watched around the clock. This
        page tells nobody that you were here. Numbers were checked in November 2026.
      </p>
    </div>
  )
}

/** The country a patient named, or the browser's, until another is chosen. */
function useLines() {
  const { help, known } = useHelp()
  const [chosen, choose] = useState<string | null>(null)
  const own = known ? help?.country : null
  const country = chosen ?? own ?? likelyCountry(navigator.language)
  const found: readonly CrisisLine[] =
    own && country === own && help ? (linesWith(help.lines, own) ?? linesOf(own)) : linesOf(country)
  return { country, choose, found }
}

/** The server's lines, with what only this page's own list says of them. */
function linesWith(lines: readonly CrisisLine[], country: string) {
  if (lines.length === 0) return null
  const here = new Map(linesOf(country).map((line) => [line.name, line]))
  return lines.map((line): CrisisLine => {
    const known = here.get(line.name)
    return { ...known, ...line, type: known?.type ?? line.type }
  })
}

const Directory = ({ known }: { known: boolean }) => (
  <p className="mt-6">
    {known
      ? 'Looking for something else, or somewhere else? '
      : 'We do not list your country yet. '}
    <a href="https://findahelpline.com" {...outside}>
      findahelpline.com
    </a>{' '}
    lists free help lines by country.
  </p>
)

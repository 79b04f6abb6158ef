import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useOpening } from '../lib/use-opening.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { Select } from '../ui/text-field.tsx'
import { mainLine, newTab } from './contact-links.ts'
import { EmergencyNote } from './emergency-note.tsx'
import { HowSoftwareLooks } from './how-software-looks.tsx'
import { LineCard } from './line-card.tsx'
import { countriesOf, countryHere, helpLines, linesOf, regionHere } from './lines.ts'
import { useHelp } from './queries.ts'
import { TrustedPersonCard } from './trusted-person.tsx'
import { usePatient } from './use-patient.ts'

/** For everyone, signed in or not; the emergency numbers need no request. */
export function HelpPage() {
  const patient = usePatient()
  const lines = useLines()
  const isOpening = useOpening(lines.isLoading && lines.found.length === 0)
  return (
    <div className="mx-auto max-w-[780px] max-wide:pt-2 wide:pt-4">
      <PageHeading
        title="Get help now"
        lead="You do not need to be sure, and you do not need the right words. Someone can listen."
      />
      <EmergencyNote
        number={mainLine(lines.found)?.emergency ?? null}
        region={lines.country || regionHere()}
      />
      {isOpening ? (
        <Loading label="Loading help lines">
          <Skeleton className="mt-7 h-dvh w-full" />
        </Loading>
      ) : (
        <>
          <Lines {...lines} />
          {patient && <TrustedPersonCard />}
          <Further />
        </>
      )}
    </div>
  )
}

const Further = () => (
  <>
    <p className="mt-8">
      To get through the next minutes, though no help in danger:{' '}
      <Link to={paths.exercises} className="-my-3 inline-block py-3">
        guided exercises
      </Link>
      .
    </p>
    <HowSoftwareLooks />
    <p className="mt-8 max-w-[65ch] text-small text-muted">
      Attune is not an emergency service, and messages here are not watched around the clock. This
      page tells nobody that you were here. Numbers were checked in November 2026.
    </p>
  </>
)

/** The country a patient named, or the browser's, until another is chosen. */
function useLines() {
  const { help, known } = useHelp()
  const { data = [], isPending, isLoading, isError, refetch } = useQuery(helpLines)
  const [chosen, choose] = useState<string | null>(null)
  const own = known ? help?.country : null
  const country = chosen ?? own ?? countryHere(data)
  const found = own && country === own && help ? help.lines : linesOf(data, country)
  const again = () => void refetch()
  return { all: data, country, choose, found, isPending, isLoading, isError, again }
}

function Lines({
  all,
  country,
  choose,
  found,
  isPending,
  isError,
  again,
}: ReturnType<typeof useLines>) {
  return (
    <>
      {all.length > 0 && (
        <div className="mt-7 max-w-[340px]">
          <Select
            label="Where are you?"
            value={country}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">Another country</option>
            {countriesOf(all).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      )}
      <div aria-live="polite">
        <ul className="mt-6 grid gap-5 empty:hidden">
          {found.map((line) => (
            <li key={line.name}>
              <LineCard line={line} />
            </li>
          ))}
        </ul>
        {isPending && found.length === 0 && (
          <Loading label="Loading help lines">
            <Skeleton className="mt-6 h-48 w-full" />
          </Loading>
        )}
        {isError && (
          <div className="note mt-6 flex flex-wrap items-center justify-between gap-3">
            The list of help lines did not load. The numbers above work without it.
            <Button kind="ghost" size="small" onClick={again}>
              Try again
            </Button>
          </div>
        )}
        {!isPending && <Directory known={found.length > 0 || isError} />}
      </div>
    </>
  )
}

const Directory = ({ known }: { known: boolean }) => (
  <p className="mt-6">
    {known
      ? 'Looking for something else, or somewhere else? '
      : 'We do not list your country yet. '}
    <a href="https://findahelpline.com" {...newTab}>
      findahelpline.com
    </a>{' '}
    lists free help lines by country.
  </p>
)

import type { DangerMark } from '@attune/contract/risk.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { firstNumber, newTab, telLink } from '../help/contact-links.ts'
import { countriesOf, helpLines, linesOf } from '../help/lines.ts'
import { firstName } from '../lib/first-name.ts'
import { DangerTag } from '../ui/danger-tag.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Select } from '../ui/text-field.tsx'
import { linesFor } from './ways.ts'

/** In a list, right below the name: calm, in words, and no colour of alarm. */
export const DangerLine = ({ reason }: { reason: string }) => (
  <p className="mt-1.5 mb-1 text-small leading-snug">
    <DangerTag />
    <span className="mt-1 block">
      <span className="font-medium">May need a reply soon.</span>{' '}
      <span className="text-muted">{reason}</span>
    </span>
  </p>
)

type DangerProtocolProps = {
  mark: DangerMark
  name: string
  answered: boolean
  /** Whom the patient trusts, if that is shared. */
  Trusted: ComponentType<{ userId: string; name: string }>
}

/** Below a message in which software found words of danger: what may help to answer it. */
export const DangerProtocol = ({ mark, name, answered, Trusted }: DangerProtocolProps) => (
  <div className="note danger-mark" data-danger-mark>
    <p className="text-small">
      <DangerTag /> {!answered && <span className="font-medium">May need a reply soon. </span>}
      {mark.reason}
    </p>
    <Disclosure title="What to ask, and whom to name" lineClassName="text-small text-pine">
      <div className="grid gap-5 pt-2 pb-3">
        <div>
          <p className="text-small font-semibold">Ask plainly. Asking puts no idea into a head.</p>
          <ul className="mt-1.5 grid list-disc gap-1.5 pl-5 leading-normal marker:text-muted">
            {mark.asks.map((ask) => (
              <li key={ask}>{ask}</li>
            ))}
          </ul>
        </div>
        <LinesThere mark={mark} name={name} />
        <div className="text-small">
          <Trusted userId={mark.patient} name={name} />
        </div>
        <p className="text-small text-muted">
          Software found these words. It misses some, and marks some that mean nothing of it.
        </p>
      </div>
    </Disclosure>
  </div>
)

/** A line in the patient's language is no help in another country: the therapist says where they are. */
function LinesThere({ mark, name }: Pick<DangerProtocolProps, 'mark' | 'name'>) {
  const { data: all = [] } = useQuery(helpLines)
  const [country, choose] = useState('')
  const there = linesOf(all, country)
  const emergency = there.find((line) => line.emergency)?.emergency
  const lines = linesFor(mark, {
    country,
    lines: there,
    trustedPerson: null,
    therapist: null,
  })
  return (
    <div className="grid gap-3">
      <Select
        label={`Help lines where ${firstName(name)} is`}
        value={country}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Choose their country</option>
        {countriesOf(all).map(([code, label]) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </Select>
      <ul aria-live="polite" className="grid gap-1.5 text-small empty:hidden">
        {emergency && (
          <li>
            In immediate danger:{' '}
            <a href={telLink(firstNumber(emergency) ?? emergency)}>{emergency}</a>
          </li>
        )}
        {lines.slice(0, 3).map(({ name: line, phone, url, hours }) => (
          <li key={line}>
            {line}
            {phone && (
              <>
                {': '}
                <a href={telLink(phone)}>{phone}</a>
              </>
            )}
            {!phone && url && (
              <>
                {': '}
                <a href={url} {...newTab}>
                  website
                </a>
              </>
            )}
            {hours && (
              <span className="text-muted"> · {hours === '24/7' ? 'day and night' : hours}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

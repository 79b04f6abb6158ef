import './calendar.css'
import type { AppointmentKind, Span } from '@attune/contract/calendar.ts'
import type { ReactNode } from 'react'
import { Select, TextField } from '../ui/text-field.tsx'

type SpanFieldsProps = {
  /** Of what: said to readers with each field. */
  name: string
  span: Span
  onChange: (span: Span) => void
  /** Where one stands below the other, what they are is plain. */
  labelHidden?: boolean
  remove?: ReactNode
}

/** From when to when, and what for. Midnight as an end is the end of the day. */
export function SpanFields({ name, span, onChange, labelHidden = false, remove }: SpanFieldsProps) {
  const { from, until, kinds } = span
  return (
    <div className="hours-line">
      <TextField
        label="From"
        labelHidden={labelHidden}
        aria-label={`${name}, from`}
        type="time"
        step={300}
        value={from}
        onChange={({ target }) => onChange({ ...span, from: target.value })}
      />
      <TextField
        label="To"
        labelHidden={labelHidden}
        error={endsTooSoon(span) ? 'Ends before it begins' : undefined}
        aria-label={`${name}, to`}
        type="time"
        step={300}
        value={until === '24:00' ? '00:00' : until}
        onChange={({ target }) =>
          onChange({ ...span, until: target.value === '00:00' ? '24:00' : target.value })
        }
      />
      <Select
        label="For"
        labelHidden={labelHidden}
        aria-label={`${name}, for`}
        value={kinds.length > 1 ? 'both' : kinds[0]}
        onChange={({ target }) => onChange({ ...span, kinds: kindsOf(target.value) })}
      >
        <option value="both">First talks and sessions</option>
        <option value="first-talk">First talks</option>
        <option value="session">Sessions</option>
      </Select>
      {remove}
    </div>
  )
}

const endsTooSoon = ({ from, until }: Pick<Span, 'from' | 'until'>) =>
  from !== '' && until !== '' && until <= from

const kindsOf = (value: string): AppointmentKind[] => {
  if (value === 'both') return ['first-talk', 'session']
  return [value === 'first-talk' ? 'first-talk' : 'session']
}

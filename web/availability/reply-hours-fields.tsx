import type { ReplyHours } from '@attune/contract/availability.ts'
import { Choice } from '../ui/choice.tsx'
import { Select } from '../ui/text-field.tsx'
import { weekdays } from './availability-text.ts'

type ReplyHoursFieldsProps = { hours: ReplyHours; onChange: (hours: ReplyHours) => void }

export function ReplyHoursFields({ hours, onChange }: ReplyHoursFieldsProps) {
  const { days, from, to, timeZone } = hours
  const toggle = (day: number) =>
    onChange({
      ...hours,
      days: days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort(),
    })
  return (
    <div className="grid gap-4">
      <fieldset aria-label="Days you answer" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {weekdays.map((name, at) => (
          <Choice
            key={name}
            type="checkbox"
            checked={days.includes(at + 1)}
            onChange={() => toggle(at + 1)}
          >
            <span aria-hidden="true">{name.slice(0, 3)}</span>
            <span className="sr-only">{name}</span>
          </Choice>
        ))}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr_2fr]">
        <Hour
          label="From"
          value={from}
          first={0}
          onChange={(hour) => onChange({ ...hours, from: hour })}
        />
        <Hour
          label="To"
          value={to}
          first={1}
          onChange={(hour) => onChange({ ...hours, to: hour })}
        />
        <Select
          label="Time zone"
          value={timeZone}
          onChange={({ target }) => onChange({ ...hours, timeZone: target.value })}
        >
          {zonesWith(timeZone).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}

type HourProps = {
  label: string
  value: number
  first: number
  onChange: (hour: number) => void
}

const Hour = ({ label, value, first, onChange }: HourProps) => (
  <Select label={label} value={value} onChange={({ target }) => onChange(Number(target.value))}>
    {Array.from({ length: 24 }, (_, at) => at + first).map((hour) => (
      <option key={hour} value={hour}>
        {String(hour).padStart(2, '0')}:00
      </option>
    ))}
  </Select>
)

/** A browser may know its own zone by a name that its list leaves out. */
const zonesWith = (zone: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])].sort()

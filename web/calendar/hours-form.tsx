import {
  type AppointmentKind,
  CalendarDraft,
  calendarLimits,
  type WeeklySpan,
} from '@attune/contract/calendar.ts'
import { Copy, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDraft } from '../lib/draft.ts'
import { usePerson } from '../lib/session.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { PartForm } from '../ui/part-form.tsx'
import { Select } from '../ui/text-field.tsx'
import { useSetCalendar } from './queries.ts'
import type { SettingsProps } from './settings-drafts.ts'
import { SpanFields } from './span-fields.tsx'
import { weekdayNames } from './weekday-names.ts'

type Draft = Pick<CalendarDraft, 'timeZone' | 'weekly'>

/** The hours of a week, by the therapist's clock. */
export function HoursForm({ before }: SettingsProps) {
  const { id } = usePerson()
  const { timeZone, weekly } = before
  const [draft, setDraft, clear] = useDraft<Draft>(id, 'calendar-hours', { timeZone, weekly })
  const [problem, setProblem] = useState<string | null>(null)
  const save = useSetCalendar()
  const set = (patch: Partial<Draft>) => {
    setDraft({ ...draft, ...patch })
    setProblem(null)
  }
  const setDay = (day: number, spans: readonly Omit<WeeklySpan, 'day'>[]) =>
    set({
      weekly: [
        ...draft.weekly.filter((one) => one.day !== day),
        ...spans.map((span) => ({ ...span, day })),
      ].sort((one, other) => one.day - other.day),
    })
  const ofDay = (day: number) => draft.weekly.filter((one) => one.day === day)
  return (
    <PartForm
      title="Hours of a week"
      hint="When an appointment can be. Days away come from your availability, single days are changed in the calendar itself."
      patch={() => checked({ ...before, ...draft })}
      save={save}
      clear={clear}
      problem={problem}
      onProblem={setProblem}
    >
      <div className="grid gap-5">
        {weekdayNames.map((name, at) => (
          <DayFields
            key={name}
            name={name}
            spans={ofDay(at + 1)}
            isFull={draft.weekly.length >= calendarLimits.weeklySpans}
            onChange={(spans) => setDay(at + 1, spans)}
            {...(at > 0 && at < 5 && { onCopy: () => setDay(at + 1, ofDay(at)) })}
          />
        ))}
      </div>
      <div className="max-w-[360px]">
        <ZoneSelect zone={draft.timeZone} onChange={(zone) => set({ timeZone: zone })} />
      </div>
    </PartForm>
  )
}

/** The hours of a calendar, or what is wrong with them. */
function checked(calendar: CalendarDraft): Draft | string {
  const { success, data, error } = CalendarDraft.safeParse(calendar)
  if (!success) return error.issues[0]?.message ?? 'Please look again.'
  return { timeZone: data.timeZone, weekly: data.weekly }
}

type Spans = readonly Omit<WeeklySpan, 'day'>[]
type DayFieldsProps = {
  name: string
  spans: Spans
  isFull: boolean
  onChange: (spans: Spans) => void
  /** As the day before. */
  onCopy?: () => void
}

const both: AppointmentKind[] = ['first-talk', 'session']

function DayFields({ name, spans, isFull, onChange, onCopy }: DayFieldsProps) {
  const last = spans.at(-1)
  const next = { from: last && last.until < '23:00' ? last.until : '09:00', until: '18:00' }
  return (
    <fieldset className="hours-day border-t border-line pt-4">
      <legend className="sr-only">{name}</legend>
      <span aria-hidden="true" className="font-medium wide:pt-3">
        {name}
      </span>
      <div className="grid gap-2.5">
        {spans.length === 0 && <p className="text-muted wide:pt-3">Closed</p>}
        {spans.map((span, at) => (
          <SpanFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a span has no identity but its place
            key={at}
            name={name}
            span={span}
            labelHidden
            onChange={(changed) => onChange(spans.with(at, changed))}
            remove={
              <IconButton
                label={`Remove ${span.from} to ${span.until} on ${name}`}
                onClick={() => onChange(spans.toSpliced(at, 1))}
              >
                <Trash2 size={18} strokeWidth={1.75} aria-hidden />
              </IconButton>
            }
          />
        ))}
        <div className="-ml-3 flex flex-wrap items-center">
          <Button
            kind="plain"
            size="small"
            disabled={isFull}
            aria-label={`Add hours on ${name}`}
            onClick={() => onChange([...spans, { ...next, kinds: last?.kinds ?? both }])}
          >
            <Plus size={18} strokeWidth={1.75} aria-hidden />
            Add hours
          </Button>
          {onCopy && (
            <Button
              kind="plain"
              size="small"
              aria-label={`${name}: as the day before`}
              onClick={onCopy}
            >
              <Copy size={18} strokeWidth={1.75} aria-hidden />
              As the day before
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  )
}

type ZoneSelectProps = { zone: string; onChange: (zone: string) => void }

const ZoneSelect = ({ zone, onChange }: ZoneSelectProps) => (
  <Select
    label="Time zone of these hours"
    value={zone}
    onChange={({ target }) => onChange(target.value)}
  >
    {[...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])].sort().map((one) => (
      <option key={one} value={one}>
        {one.replaceAll('_', ' ')}
      </option>
    ))}
  </Select>
)

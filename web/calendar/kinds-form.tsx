import { type AppointmentFormat, calendarLimits, type Kinds } from '@attune/contract/calendar.ts'
import { useState } from 'react'
import { formatNames } from '../appointments/appointment-words.ts'
import { useDraft } from '../lib/draft.ts'
import { usePerson } from '../lib/session.ts'
import { Choice } from '../ui/choice.tsx'
import { PartForm } from '../ui/part-form.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type CalendarPart, useSetCalendar } from './queries.ts'
import type { SettingsProps } from './settings-drafts.ts'

type KindEdit = { on: boolean; minutes: string; formats: AppointmentFormat[] }
type Edit = { talk: KindEdit; free: boolean; session: KindEdit }

/** What can be agreed on: a talk to get to know each other, and sessions. */
export function KindsForm({ before }: SettingsProps) {
  const { id } = usePerson()
  const [edit, setEdit, clear] = useDraft(id, 'calendar-kinds', editOf(before.kinds))
  const [problem, setProblem] = useState<string | null>(null)
  const save = useSetCalendar()
  const set = (patch: Partial<Edit>) => {
    setEdit({ ...edit, ...patch })
    setProblem(null)
  }
  const { talk, session, free } = edit
  return (
    <PartForm
      title="What can be asked for"
      patch={() => patchOf(edit)}
      save={save}
      clear={clear}
      problem={problem}
      onProblem={setProblem}
    >
      <KindFields
        label="First talks"
        hint="Short, to find out whether the two of you fit."
        edit={talk}
        onChange={(next) => set({ talk: next })}
      >
        <Choice
          type="checkbox"
          checked={free}
          onChange={({ target }) => set({ free: target.checked })}
        >
          Free of charge
        </Choice>
      </KindFields>
      <KindFields label="Sessions" edit={session} onChange={(next) => set({ session: next })} />
    </PartForm>
  )
}

type KindFieldsProps = {
  label: string
  hint?: string
  edit: KindEdit
  onChange: (edit: KindEdit) => void
  children?: React.ReactNode
}

function KindFields({ label, hint, edit, onChange, children }: KindFieldsProps) {
  const { on, minutes, formats } = edit
  const toggle = (format: AppointmentFormat) =>
    onChange({
      ...edit,
      formats: formats.includes(format)
        ? formats.filter((one) => one !== format)
        : [...formats, format],
    })
  return (
    <div className="grid gap-3">
      <Switch
        label={label}
        {...(hint && { hint })}
        checked={on}
        onChange={(next) => onChange({ ...edit, on: next })}
      />
      {on && (
        <fieldset className="grid gap-3 sm:grid-cols-[10rem_1fr_1fr]">
          <legend className="sr-only">{label}</legend>
          <TextField
            label="Minutes"
            aria-label={`${label}, minutes`}
            inputMode="numeric"
            value={minutes}
            onChange={({ target }) => onChange({ ...edit, minutes: target.value })}
          />
          {(['online', 'in-person'] as const).map((format) => (
            <span key={format} className="grid self-end">
              <Choice
                type="checkbox"
                checked={formats.includes(format)}
                onChange={() => toggle(format)}
              >
                <span className="sr-only">{label}: </span>
                {formatNames[format]}
              </Choice>
            </span>
          ))}
          {children && <span className="grid sm:col-span-2 sm:col-start-2">{children}</span>}
        </fieldset>
      )}
    </div>
  )
}

function editOf(kinds: Kinds): Edit {
  const { session, 'first-talk': talk } = kinds
  const { firstTalkMinutes, sessionMinutes } = calendarLimits
  const of = (kind: typeof session, standard: number): KindEdit => ({
    on: kind !== null,
    minutes: String(kind?.minutes ?? standard),
    formats: kind?.formats ?? ['online'],
  })
  return {
    talk: of(talk, firstTalkMinutes.standard),
    free: talk?.free ?? true,
    session: of(session, sessionMinutes.standard),
  }
}

/** These kinds, or a sentence that says what is wrong. */
function patchOf({ talk, free, session }: Edit): CalendarPart | string {
  const { firstTalkMinutes, sessionMinutes } = calendarLimits
  if (!talk.on && !session.on) return 'Please offer first talks, sessions or both.'
  const wrong =
    (talk.on && faultOf(talk, 'A first talk', firstTalkMinutes)) ||
    (session.on && faultOf(session, 'A session', sessionMinutes))
  if (wrong) return wrong
  const kind = ({ minutes, formats }: KindEdit) => ({ minutes: Number(minutes), formats })
  return {
    kinds: {
      'first-talk': talk.on ? { ...kind(talk), free } : null,
      session: session.on ? kind(session) : null,
    },
  }
}

function faultOf(
  { minutes, formats }: KindEdit,
  name: string,
  limit: { min: number; max: number },
) {
  const isWhole = /^\d{1,3}$/.test(minutes.trim())
  if (!isWhole || Number(minutes) < limit.min || Number(minutes) > limit.max)
    return `${name} takes ${limit.min} to ${limit.max} minutes.`
  return formats.length === 0 ? 'Choose online, in person or both.' : null
}

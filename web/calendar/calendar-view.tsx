import './calendar.css'
import type { Calendar } from '@attune/contract/calendar.ts'
import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { appointmentsBetween } from '../appointments/queries.ts'
import { changeOfDay, dateText, dayText } from '../appointments/time-words.ts'
import { clockText, isSameClock, zoneHere } from '../appointments/wall-time.ts'
import { sentence } from '../lib/failures.ts'
import { therapistProfile } from '../lib/profile.ts'
import { usePerson } from '../lib/session.ts'
import { placeOf } from '../lib/time-zone.ts'
import { useNow } from '../lib/use-now.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { busyBetween } from './busy-queries.ts'
import { aroundDays, blocksOf, busyOn, openSpans } from './calendar-days.ts'
import { CalendarGrid, type GridDay } from './calendar-grid.tsx'
import { DayDialog } from './day-dialog.tsx'
import { shownHours } from './day-spans.ts'
import { type Cell, type Part, step, useGridSelection } from './use-grid-selection.ts'
import { useShownDays } from './use-shown-days.ts'

/** A week or a day of the calendar: what is open, what is held, and how to change single days. */
export function CalendarView({ calendar }: { calendar: Calendar }) {
  const { timeZone } = calendar
  const now = useNow()
  const navigate = useNavigate()
  const shown = useShownDays(timeZone, now)
  const { days, missing } = useGridDays(calendar, shown.days)
  const [part, setPart] = useState<Part | null>(null)
  const { first, last } = shownHours(days.flatMap(({ open, blocks }) => [...open, ...blocks]))
  /** What is held opens itself; all else opens its day. */
  const open = (chosen: Part) => {
    const block = days
      .find(({ day }) => day === chosen.day)
      ?.blocks.find(({ from, to }) => from < chosen.to && chosen.from < to)
    if (block && chosen.to - chosen.from === step)
      void navigate(paths.therapistAppointment(block.one._id))
    else setPart(chosen)
  }
  const [firstMinute, end] = [first * 60, last * 60]
  const selection = useGridSelection(
    { days: shown.days, first: firstMinute, end, onOpen: open, onShow: (day) => shown.go({ day }) },
    { day: shown.day, minute: Math.max(9 * 60, firstMinute) },
  )
  const close = () => {
    setPart(null)
    selection.clear()
  }
  const openCell = ({ day, minute }: Cell) => open({ day, from: minute, to: minute + step })
  return (
    <section aria-label="Calendar" className="mt-8">
      <Tools shown={shown} />
      <Notes zone={timeZone} days={shown.days} now={now} missing={missing} />
      {days.length > 1 && days.some(({ busy }) => busy.length > 0) && <BusyKey />}
      <div className="mt-4">
        <CalendarGrid
          days={days}
          today={shown.today}
          first={firstMinute}
          end={end}
          selection={selection}
          onOpen={openCell}
        />
      </div>
      <Keys part={selection.part} />
      {part && (
        <DayDialog
          key={`${part.day} ${part.from} ${part.to}`}
          calendar={calendar}
          part={part}
          isAway={days.some(({ day, isAway }) => day === part.day && isAway)}
          busy={days.find(({ day }) => day === part.day)?.busy ?? []}
          onClose={close}
        />
      )}
    </section>
  )
}

type NotesProps = {
  zone: string
  days: readonly string[]
  now: Date
  missing: readonly { what: string; error: Error | null; retry: () => void }[]
}

/** Whose clock it is, where it changes, and what is missing. */
const Notes = ({ zone, days, now, missing }: NotesProps) => (
  <>
    {!isSameClock(now, zone, zoneHere()) && (
      <p className="note mt-3">
        These times are by the clock of {placeOf(zone)}, as your hours are; here it shows another
        time.
      </p>
    )}
    {days.map((day) => {
      const change = changeOfDay(day, zone)
      return (
        change && (
          <p key={day} className="note note-clay mt-3">
            {dateText(day)}: {change}
          </p>
        )
      )
    })}
    {missing.map(
      ({ what, error, retry }) =>
        error && (
          <p
            key={what}
            role="alert"
            className="note note-danger mt-3 flex flex-wrap items-center gap-x-3"
          >
            {what} did not load: {sentence(error)}
            <Button kind="plain" size="small" onClick={retry}>
              Try again
            </Button>
          </p>
        ),
    )}
  </>
)

/** Where the week's columns have no room for words. */
const BusyKey = () => (
  <p className="mt-3 flex items-center gap-2 text-small text-muted sm:hidden">
    <span className="calendar-key-busy" aria-hidden />
    Busy elsewhere, by another calendar
  </p>
)

const Keys = ({ part: { from, to } }: { part: Part }) => (
  <>
    <p role="status" className="sr-only">
      {to - from > step && `${clockText(from)} to ${clockText(to)} chosen. Enter opens it.`}
    </p>
    <p className="mt-2 text-small text-muted">
      A press on a time opens or closes it for that day. By keyboard: the arrows move, with Shift
      they choose more, Enter opens, Page Up and Page Down change the week.
    </p>
  </>
)

function useGridDays(calendar: Calendar, days: readonly string[]) {
  const { id } = usePerson()
  const { data = [], error, refetch } = useQuery(appointmentsBetween(id, aroundDays(days)))
  const busy = useQuery(busyBetween(id, aroundDays(days)))
  const { data: profile } = useQuery(therapistProfile(id))
  const away = profile?.availability.away
  const shown = days.map(
    (day): GridDay => ({
      day,
      open: openSpans(calendar, day),
      blocks: blocksOf(data, day, calendar.timeZone),
      busy: busyOn(busy.data ?? [], day, calendar.timeZone),
      isAway: away ? away.from <= day && day <= away.until : false,
    }),
  )
  const missing = [
    { what: 'Your appointments', error, retry: () => void refetch() },
    { what: 'Your busy times elsewhere', error: busy.error, retry: () => void busy.refetch() },
  ]
  return { days: shown, missing }
}

function Tools({ shown }: { shown: ReturnType<typeof useShownDays> }) {
  const { view, days, today, go, shift } = shown
  const by = view === 'week' ? 7 : 1
  const name = view === 'week' ? 'week' : 'day'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 aria-live="polite" className="text-title">
        {titleOf(days, today)}
      </h2>
      <div className="flex flex-wrap items-center gap-1">
        <IconButton label={`The ${name} before`} onClick={() => shift(-by)}>
          <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <Button kind="ghost" size="small" onClick={() => go({ day: today })}>
          Today
        </Button>
        <IconButton label={`The ${name} after`} onClick={() => shift(by)}>
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <fieldset className="ml-2 flex gap-1">
          <legend className="sr-only">View</legend>
          {(['week', 'day'] as const).map((one) => (
            <Button
              key={one}
              kind={one === view ? 'soft' : 'plain'}
              size="small"
              aria-pressed={one === view}
              onClick={() => go({ view: one })}
            >
              {one === 'week' ? 'Week' : 'Day'}
            </Button>
          ))}
        </fieldset>
      </div>
    </div>
  )
}

function titleOf(days: readonly string[], today: string): string {
  const [first = today] = days
  const last = days.at(-1) ?? first
  if (first === last) return dayText(first, today)
  const year = last.slice(0, 4) === today.slice(0, 4) ? '' : ` ${last.slice(0, 4)}`
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${isOneMonth ? Number(first.slice(8)) : dateText(first)} to ${dateText(last)}${year}`
}

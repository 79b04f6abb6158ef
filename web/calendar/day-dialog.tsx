import { type AppointmentKind, type Calendar, ExceptionDraft } from '@attune/contract/calendar.ts'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { changeOfDay, dateText, weekdayName } from '../appointments/time-words.ts'
import { clockText } from '../appointments/wall-time.ts'
import { sentence } from '../lib/failures.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { offerUndo } from '../ui/offer-undo.tsx'
import { type Busy, hoursOf, minuteOf, type OpenSpan, openSpans } from './calendar-days.ts'
import { closeOn, openOn } from './day-spans.ts'
import { kindsText } from './part-text.ts'
import { useSetDay } from './queries.ts'
import { SpanFields } from './span-fields.tsx'
import type { Part } from './use-grid-selection.ts'

type DayDialogProps = {
  calendar: Calendar
  part: Part
  isAway: boolean
  busy: readonly Busy[]
  onClose: () => void
}

/** One day that differs from its week: a part of it is closed or opened, or all of it. */
export function DayDialog({ calendar, part, isAway, busy, onClose }: DayDialogProps) {
  const { day } = part
  const open = openSpans(calendar, day)
  const hasOwn = calendar.exceptions.some((one) => one.day === day)
  const { save, put, back } = usePut(calendar, day, onClose)
  const change = changeOfDay(day, calendar.timeZone)
  const title = `${weekdayName(day)} ${dateText(day)}`
  return (
    <Dialog title={title} onClose={onClose} width={600}>
      <div className="mt-3 grid gap-5">
        <div className="grid gap-1">
          <p>{dayText(open)}</p>
          {hasOwn && <p className="text-small text-muted">This day differs from its week.</p>}
          {isAway && (
            <p className="text-small text-clay-ink">
              Your availability says that you are away on this day, so nothing is free on it.
            </p>
          )}
          {busy.length > 0 && <p className="text-small text-muted">{busyOfDay(busy)}</p>}
          {change && <p className="text-small text-clay-ink">{change}</p>}
        </div>
        <PartFields part={part} open={open} busy={save.isPending} onPut={put} />
        {save.error && (
          <p role="alert" className="note note-danger">
            {sentence(save.error, 'Could not save.')}
          </p>
        )}
        <p className="text-small text-muted">
          What is agreed on already stays as it is. To change that, open the appointment.
        </p>
        <div className="dialog-end">
          {hasOwn && (
            <Button kind="ghost" busy={save.isPending} onClick={back}>
              As every week
            </Button>
          )}
          {open.length > 0 && (
            <Button kind="soft" busy={save.isPending} onClick={() => put([], 'The day is closed.')}>
              Close the whole day
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

type Put = (spans: readonly OpenSpan[], words: string) => void

/** Saves a day, closes, and offers the way back to what it was. */
function usePut(calendar: Calendar, day: string, onClose: () => void) {
  const save = useSetDay()
  const undo = useSetDay()
  const before = calendar.exceptions.find((one) => one.day === day)?.hours ?? null
  const send = (hours: ExceptionDraft['hours'] | null, words: string) =>
    save.mutate(
      { day, hours },
      {
        onSuccess: () => {
          onClose()
          offerUndo(words, (toastId) =>
            undo.mutate(
              { day, hours: before },
              {
                onSuccess: () => toast.success('As it was.', { id: toastId }),
                onError: (error) => toast.error(sentence(error), { id: toastId }),
              },
            ),
          )
        },
      },
    )
  const put: Put = (spans, words) => send(hoursOf(spans), words)
  return { save, put, back: () => send(null, 'The day is as every week.') }
}

type PartFieldsProps = { part: Part; open: readonly OpenSpan[]; busy: boolean; onPut: Put }

/** The part that was chosen can be made longer or shorter here. */
function PartFields({ part, open, busy, onPut }: PartFieldsProps) {
  const [span, setSpan] = useState({
    from: clockText(part.from),
    until: clockText(part.to),
    kinds: kindsIn(open, part),
  })
  const [tried, setTried] = useState(false)
  const problem = problemOf(span)
  const chosen = { from: minuteOf(span.from), to: minuteOf(span.until), kinds: span.kinds }
  const words = `${span.from} to ${span.until}`
  const act = (spans: readonly OpenSpan[], said: string) => {
    setTried(true)
    if (!problem) onPut(spans, said)
  }
  const canClose = problem !== null || !isSame(closeOn(open, chosen), open)
  const canOpen = problem !== null || !isSame(openOn(open, chosen), open)
  return (
    <div className="grid gap-3">
      <SpanFields name="This part" span={span} onChange={setSpan} />
      <p role="alert" className="field-error empty:hidden">
        {tried && problem}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {canClose && (
          <Button
            kind="soft"
            busy={busy}
            onClick={() => act(closeOn(open, chosen), `Closed ${words}.`)}
          >
            Close {words}
          </Button>
        )}
        {canOpen && (
          <Button
            kind="soft"
            busy={busy}
            onClick={() => act(openOn(open, chosen), `Opened ${words}.`)}
          >
            Open {words}
          </Button>
        )}
      </div>
    </div>
  )
}

const problemOf = (span: ExceptionDraft['hours'][number]): string | null => {
  const parsed = ExceptionDraft.safeParse({ hours: [span] })
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'Please look again.')
}

const isSame = (one: readonly OpenSpan[], other: readonly OpenSpan[]) =>
  JSON.stringify(hoursOf(one)) === JSON.stringify(hoursOf(other))

/** What the part is open for, else what the day is open for. */
function kindsIn(open: readonly OpenSpan[], { from, to }: Part): AppointmentKind[] {
  const here = open.find((span) => span.from < to && from < span.to) ?? open[0]
  return here ? [...here.kinds] : ['first-talk', 'session']
}

const busyOfDay = (busy: readonly Busy[]) =>
  `Busy by your other calendar: ${new Intl.ListFormat('en-GB').format(
    busy.map(({ from, to }) => `${clockText(from)} to ${clockText(to)}`),
  )}. Nobody can ask for that time; change it there.`

function dayText(open: readonly OpenSpan[]): string {
  if (open.length === 0) return 'Closed all day.'
  const parts = open.map(
    ({ from, to, kinds }) => `${clockText(from)} to ${clockText(to)} for ${kindsText(kinds)}`,
  )
  return `Open ${new Intl.ListFormat('en-GB').format(parts)}.`
}

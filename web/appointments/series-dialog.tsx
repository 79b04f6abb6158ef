import type { AppointmentDetail } from '@attune/contract/appointments.ts'
import { seriesLimits, type Weeks } from '@attune/contract/series-facts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { sentence } from '../lib/failures.ts'
import { firstName } from '../lib/first-name.ts'
import { newId } from '../lib/new-id.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { Select, TextField } from '../ui/text-field.tsx'
import { ChangeFailed } from './change-failed.tsx'
import { capital } from './date-words.ts'
import { SeriesDates } from './series-dates.tsx'
import { seriesDatesOf, useChangeSeries } from './series-queries.ts'
import { timesUntil } from './series-words.ts'
import { rhythmText } from './time-words.ts'
import { useReader } from './use-reader.ts'

type SeriesDialogProps = {
  one: AppointmentDetail
  /** Of a series that goes on: as it is. */
  weeks: Weeks | null
  onClose: () => void
}

const lengths = [4, 8, 12, seriesLimits.times] as const

/** How often, and how long: what it comes to stands there before anybody is asked. */
export function SeriesDialog({ one, weeks: fixed, onClose }: SeriesDialogProps) {
  const reader = useReader()
  const [weeks, setWeeks] = useState<Weeks>(fixed ?? 1)
  const length = useLength(one, weeks)
  const change = useChangeSeries(one._id)
  const [clientId] = useState(newId)
  const name = firstName(one.partner.name)
  const { times, problem } = length
  const ask = () => {
    if (problem || change.isPending) return
    change.mutate(
      { what: 'propose', weeks, times, clientId },
      {
        onSuccess: () => {
          toast.success(`${name} is asked.`)
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title={fixed ? 'Add more dates' : 'Repeat this appointment'}
      onClose={onClose}
      width={560}
    >
      <div className="mt-4 grid gap-5">
        {fixed ? (
          <p>It goes on {rhythmText({ weeks, at: one.at }, reader)}.</p>
        ) : (
          <HowOften at={one.at} weeks={weeks} onChange={setWeeks} />
        )}
        <HowLong length={length} />
        {!problem && <Preview one={one} weeks={weeks} times={times} />}
        <p className="note">
          {name} is asked first, and has {seriesLimits.answerDays} days to answer. Nothing is held
          until then; what is not free any more by that time is left out, and said.
        </p>
        <ChangeFailed error={change.error} />
        <div className="dialog-end">
          <Button kind="ghost" onClick={onClose}>
            Leave it
          </Button>
          <Button busy={change.isPending} busyText="Asking…" onClick={ask}>
            Ask {name}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type HowOftenProps = { at: Date; weeks: Weeks; onChange: (weeks: Weeks) => void }

function HowOften({ at, weeks, onChange }: HowOftenProps) {
  const reader = useReader()
  return (
    <fieldset className="grid gap-2.5">
      <legend className="field-label mb-2">How often</legend>
      {([1, 2] as const).map((every) => (
        <Choice
          key={every}
          type="radio"
          name="series-weeks"
          checked={every === weeks}
          onChange={() => onChange(every)}
        >
          {capital(rhythmText({ weeks: every, at }, reader))}
        </Choice>
      ))}
    </fieldset>
  )
}

type Length = ReturnType<typeof useLength>

/** So many times after this one, or until a day. */
function useLength({ at }: AppointmentDetail, weeks: Weeks) {
  const reader = useReader()
  const [chosen, choose] = useState('12')
  const [until, setUntil] = useState('')
  const isUntil = chosen === 'until'
  const times = isUntil ? (until ? timesUntil(at, until, weeks, reader) : 0) : Number(chosen)
  const problem =
    times < 1
      ? 'Please choose a later day.'
      : times > seriesLimits.times
        ? `That is more than ${seriesLimits.times} dates. More can be added later.`
        : undefined
  return { chosen, choose, until, setUntil, isUntil, times, problem }
}

const HowLong = ({ length }: { length: Length }) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Select
      label="How long"
      value={length.chosen}
      onChange={({ target }) => length.choose(target.value)}
    >
      {lengths.map((times) => (
        <option key={times} value={times}>
          {times} more times
        </option>
      ))}
      <option value="until">Until a day</option>
    </Select>
    {length.isUntil && (
      <TextField
        type="date"
        label="Until"
        value={length.until}
        error={length.until ? length.problem : undefined}
        onChange={({ target }) => length.setUntil(target.value)}
      />
    )}
  </div>
)

type PreviewProps = { one: AppointmentDetail; weeks: Weeks; times: number }

function Preview({ one, weeks, times }: PreviewProps) {
  const { id } = usePerson()
  const { data, error, refetch } = useQuery(seriesDatesOf(id, one._id, { weeks, times }))
  if (error && !data)
    return (
      <p role="alert" className="note note-danger flex flex-wrap items-center gap-x-3">
        The dates did not load: {sentence(error)}
        <Button kind="plain" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  if (!data)
    return (
      <Loading label="Loading the dates">
        <SkeletonText lines={2} />
      </Loading>
    )
  return <SeriesDates one={one} dates={data} />
}

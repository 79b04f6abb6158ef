import type { AppointmentDetail } from '@attune/contract/appointments.ts'
import { paths } from '@attune/contract/paths.ts'
import type { SeriesState } from '@attune/contract/series.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { SeriesDialog } from './series-dialog.tsx'
import { SeriesEndDialog } from './series-end-dialog.tsx'
import { ProposedSeries } from './series-proposal.tsx'
import { seriesOf } from './series-queries.ts'
import { datesText } from './series-words.ts'
import { rhythmText, shortTime } from './time-words.ts'
import { useReader } from './use-reader.ts'

/** Of one appointment: that it repeats, that somebody asks for it, or the way to ask. */
export function SeriesCard({ one }: { one: AppointmentDetail }) {
  const { id } = usePerson()
  const { data, error, refetch } = useQuery(seriesOf(id, one._id))
  const [open, setOpen] = useState<'repeat' | 'end' | null>(null)
  if (error && !data)
    return (
      <p role="alert" className="note note-danger mt-6 flex flex-wrap items-center gap-x-3">
        Whether it repeats did not load: {sentence(error)}
        <Button kind="plain" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  const running = data?.running ?? null
  if (!data || !(data.mayPropose || running || data.proposal)) return null
  const isMany = running !== null && running.ahead > 1
  return (
    <section aria-labelledby="series" className="card mt-6 grid gap-4 wide:p-8">
      <h2 id="series" className="text-title">
        Meeting regularly
      </h2>
      {running && (
        <p>
          <Running one={one} running={running} />
        </p>
      )}
      {!running && !data.proposal && (
        <p>This appointment stands alone. You can ask to have it every week, or every two.</p>
      )}
      {data.proposal && <ProposedSeries one={one} proposal={data.proposal} />}
      <div className="flex flex-wrap gap-2.5 empty:hidden">
        {data.mayPropose && (
          <Button kind="soft" onClick={() => setOpen('repeat')}>
            {running ? 'Add more dates' : 'Repeat it'}
          </Button>
        )}
        {isMany && one.may.includes('cancel') && (
          <Button kind="ghost" onClick={() => setOpen('end')}>
            Cancel this and all later ones
          </Button>
        )}
      </div>
      {open === 'repeat' && (
        <SeriesDialog one={one} weeks={running?.weeks ?? null} onClose={() => setOpen(null)} />
      )}
      {open === 'end' && running && (
        <SeriesEndDialog one={one} running={running} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}

type RunningProps = { one: AppointmentDetail; running: NonNullable<SeriesState['running']> }

function Running({ one, running: { weeks, ahead, last } }: RunningProps) {
  const { role } = usePerson()
  const reader = useReader()
  const to = role === 'user' ? paths.appointment : paths.therapistAppointment
  const text = `You meet ${rhythmText({ weeks, at: last.at }, reader)}. `
  if (last._id === one._id) return `${text}This is the last date that is agreed on.`
  return (
    <>
      {text}From here on: {datesText(ahead, last.at, reader)}. More can be added from{' '}
      <Link to={to(last._id)}>
        the last one<span className="sr-only">, {shortTime(last.at, reader)}</span>
      </Link>
      .
    </>
  )
}

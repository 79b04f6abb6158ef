import type { Appointment } from '@attune/contract/appointments.ts'
import type { SeriesProposal } from '@attune/contract/series.ts'
import { toast } from 'react-hot-toast'
import { firstName } from '../lib/first-name.ts'
import { Button } from '../ui/button.tsx'
import { ChangeFailed } from './change-failed.tsx'
import { SeriesDates } from './series-dates.tsx'
import { useChangeSeries } from './series-queries.ts'
import { rhythmText, shortTime } from './time-words.ts'
import { useReader } from './use-reader.ts'

type ProposedSeriesProps = {
  one: Pick<Appointment, '_id' | 'partner' | 'timeZones'>
  proposal: SeriesProposal
  disabled?: boolean
}

/** That an appointment is to be repeated: answered by the other, or taken back. */
export function ProposedSeries({ one, proposal, disabled = false }: ProposedSeriesProps) {
  const reader = useReader()
  const change = useChangeSeries(one._id)
  const name = firstName(one.partner.name)
  const { _id: seriesId, by, weeks, dates, answerBy } = proposal
  const isMine = by === 'me'
  const first = dates[0]?.at ?? reader.now
  // The note may be gone with its answer: what is said then must not depend on it.
  const answer = (what: 'accept' | 'decline') =>
    change.mutateAsync({ what, seriesId }).then(
      () => toast.success(what === 'accept' ? 'Agreed. Both of you are told.' : said(isMine)),
      () => undefined,
    )
  return (
    <section
      aria-label={isMine ? 'The series you asked for' : 'A series that is asked for'}
      className="note grid gap-3"
    >
      <p className="font-medium">
        {isMine ? 'You asked' : <>{name} asks</>} to meet {rhythmText({ weeks, at: first }, reader)}
        .
      </p>
      <SeriesDates one={one} dates={dates} />
      <p className="text-small">
        {isMine ? `${name} can answer` : 'You can answer'} until {shortTime(answerBy, reader)}. No
        time is held until then.
      </p>
      <div className="flex flex-wrap gap-2.5">
        {!isMine && (
          <Button
            size="small"
            busy={change.isPending}
            disabled={disabled}
            onClick={() => void answer('accept')}
          >
            Agree to the dates
          </Button>
        )}
        <Button
          kind="ghost"
          size="small"
          disabled={disabled || change.isPending}
          onClick={() => void answer('decline')}
        >
          {isMine ? 'Take it back' : 'Rather not'}
        </Button>
      </div>
      <ChangeFailed error={change.error} />
    </section>
  )
}

const said = (isMine: boolean) => (isMine ? 'Taken back.' : 'They are told.')

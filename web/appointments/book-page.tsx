import './appointments.css'
import { paths } from '@attune/contract/paths.ts'
import type { Therapist } from '@attune/contract/therapists.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { sentence } from '../lib/failures.ts'
import { therapistProfile } from '../lib/profile.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { bothOf } from './both-of.ts'
import { FreeTimeList } from './free-time-list.tsx'
import { FreeTimesLoading } from './free-times-loading.tsx'
import { NoTimesNote } from './no-times-note.tsx'
import { OfferChoice } from './offer-choice.tsx'
import type { LoadedTimes } from './queries.ts'
import { RequestSheet } from './request-sheet.tsx'
import { dayText } from './time-words.ts'
import { TwoClocks } from './two-clocks.tsx'
import { useFreeTimes } from './use-free-times.ts'
import { useReader } from './use-reader.ts'
import { useWanted } from './use-wanted.ts'
import { WaitingBox } from './waiting-box.tsx'
import { wallOf } from './wall-time.ts'

/** Choosing a time with a therapist; one press more asks for it. */
export function BookPage() {
  const { id: therapistId = '' } = useParams()
  const { wanted } = useWanted()
  const profile = useQuery(therapistProfile(therapistId))
  const free = useFreeTimes(therapistId, wanted)
  const { error, isGone, retry } = bothOf(profile, free)
  const [therapist, times] = [profile.data, free.data]
  return (
    <div className="max-w-[720px]">
      <Link to={paths.therapist(therapistId)} className="back-link">
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
        Back to the profile
      </Link>
      <div className="mt-2">
        <PageHeading
          title={therapist ? `A time with ${therapist.name}` : 'A time with a therapist'}
          documentTitle="Free times"
        />
      </div>
      {isGone && (
        <EmptyState
          title="Therapist not found"
          action={
            <Link to={paths.findTherapist} className={buttonClass()}>
              Find a Therapist
            </Link>
          }
        />
      )}
      {error && !isGone && !(therapist && times) && (
        <ErrorState error={error} title="The free times did not load." onRetry={retry}>
          {sentence(error)}
        </ErrorState>
      )}
      {!error && !(therapist && times) && <FreeTimesLoading />}
      {therapist && times && <Choosing therapist={therapist} times={times} free={free} />}
    </div>
  )
}

type ChoosingProps = {
  therapist: Therapist
  times: LoadedTimes
  free: ReturnType<typeof useFreeTimes>
}

function Choosing({ therapist, times, free }: ChoosingProps) {
  const { wanted, change, open } = useWanted()
  const reader = useReader()
  if (times.why) return <NoTimesNote why={times.why} therapist={therapist} />
  const today = wallOf(reader.now, reader.zone).day
  return (
    <>
      <OfferChoice times={times} onChoose={(kind) => change({ kind, at: null })} />
      <TwoClocks name={therapist.name} zone={times.timeZone} />
      <div className="mt-8">
        <h2 className="sr-only">Free times</h2>
        {times.times.length === 0 && (
          <p className="note mb-4">
            Nothing is free until {dayText(wallOf(lastOf(times), reader.zone).day, today)}. You can{' '}
            {times.waiting && 'wait for a time below, or '}
            <Link to={paths.therapist(therapist._id)}>write to them</Link>.
          </p>
        )}
        <FreeTimeList
          times={times.times}
          zone={times.timeZone}
          chosen={wanted.at}
          onPick={({ at }) => open({ at, kind: times.kind ?? undefined })}
          more={free.more}
        />
      </div>
      {times.kind && <WaitingBox therapist={therapist} times={times} />}
      {wanted.at && times.kind && !free.isLooking && (
        <RequestSheet therapist={therapist} times={times} kind={times.kind} at={wanted.at} />
      )}
    </>
  )
}

const lastOf = ({ end, lastDay }: LoadedTimes) => (lastDay && lastDay < end ? lastDay : end)

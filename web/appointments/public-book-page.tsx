import './appointments.css'
import type { FreeTime, FreeTimes } from '@attune/contract/appointments.ts'
import { type BookingPage, strangersDays } from '@attune/contract/booking-link.ts'
import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { sentence } from '../lib/failures.ts'
import { bookAt, keepTime } from '../lib/kept-time.ts'
import { useSession } from '../lib/session.ts'
import { LicenceLine } from '../licences/licence-line.tsx'
import { buttonClass } from '../ui/button.tsx'
import { DemoMark } from '../ui/demo-mark.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { bothOf } from './both-of.ts'
import { FreeTimeList } from './free-time-list.tsx'
import { FreeTimesLoading } from './free-times-loading.tsx'
import { OfferChoice } from './offer-choice.tsx'
import { bookingPageOf, publicTimesOf } from './public-queries.ts'
import { TwoClocks } from './two-clocks.tsx'
import { useWanted } from './use-wanted.ts'

/** What a link on a card leads to: whose it is and when they are free, for anyone. */
export function PublicBookPage() {
  const { handle = '' } = useParams()
  const { wanted } = useWanted()
  const page = useQuery(bookingPageOf(handle))
  const free = useQuery(publicTimesOf(handle, wanted.kind))
  const { error, isGone, retry } = bothOf(page, free)
  const [therapist, times] = [page.data, free.data]
  return (
    <div className="max-w-[720px]">
      <PageHeading
        title={therapist && !isGone ? `A time with ${therapist.name}` : 'A time with a therapist'}
        documentTitle="Free times"
      />
      {isGone && <Gone />}
      {error && !isGone && !(therapist && times) && (
        <ErrorState error={error} title="The free times did not load." onRetry={retry}>
          {sentence(error)}
        </ErrorState>
      )}
      {!error && !(therapist && times) && <FreeTimesLoading />}
      {!isGone && therapist && times && <Choosing therapist={therapist} times={times} />}
    </div>
  )
}

function Choosing({ therapist, times }: { therapist: BookingPage; times: FreeTimes }) {
  const { change } = useWanted()
  const { pick, who, refused } = usePick(therapist, times)
  return (
    <>
      <div className="mt-3 grid gap-2">
        {therapist.isDemo && (
          <p>
            <DemoMark />
          </p>
        )}
        <LicenceLine licence={therapist.licence} />
      </div>
      <OfferChoice times={times} onChoose={(kind) => change({ kind, at: null })} />
      {times.times.length === 0 ? (
        <NothingFree who={times.waiting ? who : null} therapist={therapist._id} />
      ) : (
        <>
          <p className="mt-6 text-muted">{next[who]}</p>
          {who === 'visitor' && <HaveAccount />}
          <TwoClocks name={therapist.name} zone={times.timeZone} />
          {refused && <Refused />}
          <div className="mt-8">
            <h2 className="sr-only">Free times</h2>
            <FreeTimeList times={times.times} zone={times.timeZone} onPick={pick} more={null} />
          </div>
        </>
      )}
    </>
  )
}

/** Back here afterwards; where a time is chosen already, it leads to that. */
function HaveAccount() {
  const { pathname, search } = useLocation()
  return (
    <p className="text-muted">
      Have an account already?{' '}
      <Link
        to={paths.signIn}
        state={{ from: pathname + search, role: 'user' }}
        className="inline-flex min-h-11 items-center"
      >
        Sign in
      </Link>
    </p>
  )
}

const Refused = () => (
  <p role="alert" className="note mt-6">
    This browser lets no page keep anything, so the time would be lost.{' '}
    <Link to={paths.signUp}>Sign up</Link> first, then open this link again.
  </p>
)

/** Whoever has an account can wait for a time, where times are asked for. */
const NothingFree = ({ who, therapist }: { who: Who | null; therapist: string }) => (
  <p className="note mt-6">
    Nothing is free in the next {strangersDays} days.
    {who === 'visitor' && (
      <>
        {' '}
        With <Link to={paths.signUp}>an account</Link>, you can wait for a time that becomes free:
        open this link again once you have one.
      </>
    )}
    {who === 'user' && (
      <>
        {' '}
        You can <Link to={paths.book(therapist)}>wait for a time</Link> that becomes free.
      </>
    )}
  </p>
)

/** What happens after a time is chosen. */
const next = {
  visitor:
    'You sign up first and answer some questions. Your choice stays on this device for 24 hours meanwhile, and then one press asks for it. Nothing is held until then.',
  user: 'You look the time over before you ask for it. Nothing is held until then.',
  therapist: 'This is what everyone sees who opens this link. Patients choose a time here.',
} as const

type Who = keyof typeof next

function usePick({ _id, name }: BookingPage, { kind }: FreeTimes) {
  const { handle: link = '' } = useParams()
  const session = useSession()
  const navigate = useNavigate()
  const [refused, setRefused] = useState(false)
  const who: Who = session.status === 'in' ? session.role : 'visitor'
  const choose = ({ at }: FreeTime) => {
    if (!kind) return
    if (who === 'user') return void navigate(bookAt(_id, { at, kind, link }))
    if (keepTime({ therapist: _id, name, kind, at: at.toISOString(), link }))
      return void navigate(paths.signUp)
    setRefused(true)
  }
  return { pick: who === 'therapist' ? null : choose, who, refused }
}

const Gone = () => (
  <EmptyState
    title="This link leads to nobody any more."
    action={
      <Link to={paths.findTherapist} className={buttonClass()}>
        Find a Therapist
      </Link>
    }
  >
    Each letter has to be as it is on the card. Therapists can also take a link back.
  </EmptyState>
)

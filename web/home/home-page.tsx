import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { NextAppointment } from '../appointments/next-appointment.tsx'
import { useAreAppointmentsLoading } from '../appointments/use-are-loading.ts'
import { diagnosisOf } from '../diagnosis/queries.ts'
import { FirstReading } from '../ledger/first-reading.tsx'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { useOpening } from '../lib/use-opening.ts'
import { threadsOf } from '../live/queries.ts'
import { Activity, ActivitySkeleton } from '../recommendations/activity.tsx'
import { Articles } from '../recommendations/articles.tsx'
import { MoodPicker } from '../recommendations/mood-picker.tsx'
import { useMoodActivity } from '../recommendations/use-mood-activity.ts'
import { Video } from '../recommendations/video.tsx'
import { DidNotLoad } from '../ui/did-not-load.tsx'
import { Room } from '../ui/skeleton.tsx'
import { Title } from '../ui/title.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Question } from './question.tsx'
import { pickQuote } from './quotes.ts'
import { SummaryStrip } from './summary-strip.tsx'
import { TherapistWords } from './therapist-words.tsx'

export function HomePage() {
  const { id } = usePerson()
  const [quote] = useState(() => pickQuote(Math.random()))
  // The question stands first; the rest is drawn after it, in slices that hold nothing up.
  const isWhole = useDeferredValue(true, false)
  return (
    <>
      <Title>Home</Title>
      <blockquote className="mb-6 font-serif text-title leading-[1.4] tracking-[-0.01em] text-muted">
        “{quote}”
      </blockquote>
      <Feeling userId={id} />
      {isWhole ? <Rest userId={id} /> : <div className="min-h-dvh" />}
    </>
  )
}

function Rest({ userId }: { userId: string }) {
  const threads = useQuery(threadsOf(userId))
  const diagnosis = useQuery(diagnosisOf(userId))
  const areLoading = useAreAppointmentsLoading(userId)
  if (useOpening(threads.isLoading || diagnosis.isLoading || areLoading)) return <Room />
  return (
    <>
      <FirstReading />
      <NextAppointment />
      <TherapistWords />
      <SummaryStrip />
      <div className="mt-12 grid gap-12 wide:mt-14 wide:grid-cols-[1.15fr_0.85fr] wide:gap-14">
        <Articles userId={userId} />
        <Video userId={userId} />
      </div>
      <HowItWorks />
    </>
  )
}

/** spec §2: the question, the four moods, and what to do in the one chosen. */
function Feeling({ userId }: { userId: string }) {
  const { activity, mood, isAsking, error, ...ask } = useMoodActivity()
  const isNewMood = isAsking && mood !== activity?.mood
  return (
    <section className="card px-5 py-6 wide:px-10 wide:py-9">
      <Question />
      <MoodPicker chosen={mood} labelledBy="feeling" onChoose={ask.choose} />
      <p role="status" className="sr-only">
        {activity && !isAsking && `Recommended Activity: ${activity.title}`}
      </p>
      {error && (
        <DidNotLoad className="mt-5" onRetry={ask.retry}>
          {sentence(error, 'No activity could be chosen just now.')}
        </DidNotLoad>
      )}
      {/* Most days open without an activity: room kept for one would only fall shut again. */}
      {isNewMood && (
        <Below>
          <ActivitySkeleton />
        </Below>
      )}
      {activity && !isNewMood && (
        <Below>
          <Activity
            activity={activity}
            userId={userId}
            isAsking={isAsking}
            onAnother={ask.another}
            minutes={ask.minutes}
            onMinutes={ask.chooseMinutes}
          />
        </Below>
      )}
    </section>
  )
}

const Below = ({ children }: { children: React.ReactNode }) => (
  <div className="mt-6 border-t border-line pt-7">{children}</div>
)

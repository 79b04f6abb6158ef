import type { Mood } from '@attune/contract/recommendations.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { NextAppointment } from '../appointments/next-appointment.tsx'
import { useAreAppointmentsLoading } from '../appointments/use-are-loading.ts'
import { diagnosisOf } from '../diagnosis/queries.ts'
import { FirstReading } from '../ledger/first-reading.tsx'
import { sentence } from '../lib/failures.ts'
import { report } from '../lib/report.ts'
import { usePerson } from '../lib/session.ts'
import { useOpening } from '../lib/use-opening.ts'
import { threadsOf } from '../live/queries.ts'
import { ActivitySkeleton } from '../recommendations/activity-skeleton.tsx'
import { Articles } from '../recommendations/articles.tsx'
import { MoodPicker } from '../recommendations/mood-picker.tsx'
import { latestActivityOf } from '../recommendations/queries.ts'
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

/** Asked for with the mood itself: it is there before the choice is. */
const loadActivity = () => import('../recommendations/activity.tsx')
const Activity = lazy(async () => ({ default: (await loadActivity()).Activity }))

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
      {isWhole ? (
        <Suspense fallback={<Room />}>
          <Rest userId={id} />
        </Suspense>
      ) : (
        <div className="invisible min-h-dvh" />
      )}
    </>
  )
}

function Rest({ userId }: { userId: string }) {
  const threads = useQuery(threadsOf(userId))
  const diagnosis = useQuery(diagnosisOf(userId))
  const areLoading = useAreAppointmentsLoading(userId)
  const activity = useQuery(latestActivityOf(userId))
  if (useOpening(threads.isLoading || diagnosis.isLoading || areLoading || activity.isLoading))
    return <Room />
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
  const choose = (chosen: Mood) => {
    // Where it does not come, the page asks for it once more.
    loadActivity().catch(report)
    ask.choose(chosen)
  }
  const isNewMood = isAsking && mood !== activity?.mood
  return (
    <section className="card px-5 py-6 wide:px-10 wide:py-9">
      <Question />
      <MoodPicker chosen={mood} labelledBy="feeling" onChoose={choose} />
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
          <Suspense fallback={<ActivitySkeleton />}>
            <Activity
              activity={activity}
              userId={userId}
              isAsking={isAsking}
              onAnother={ask.another}
              minutes={ask.minutes}
              onMinutes={ask.chooseMinutes}
            />
          </Suspense>
        </Below>
      )}
    </section>
  )
}

const Below = ({ children }: { children: React.ReactNode }) => (
  <div className="mt-6 border-t border-line pt-7">{children}</div>
)

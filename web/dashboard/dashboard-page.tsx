import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from 'react-hot-toast'
import { Link } from 'react-router'
import { Advice } from '../advice/advice.tsx'
import { adviceOf } from '../advice/queries.ts'
import { conclusionOf, readAdvice } from '../advice/stored-advice.ts'
import { SummaryProse } from '../ai/outside-prose.tsx'
import { AppointmentsCard } from '../appointments/appointments-card.tsx'
import { useAreAppointmentsLoading } from '../appointments/use-are-loading.ts'
import { diagnosisOf } from '../diagnosis/queries.ts'
import { SummaryView } from '../diagnosis/summary-view.tsx'
import { userProfile } from '../lib/profile.ts'
import { usePerson } from '../lib/session.ts'
import { useOpening } from '../lib/use-opening.ts'
import { moodPicksOf } from '../recommendations/queries.ts'
import { ReviewNotes } from '../reviews/review-notes.tsx'
import { buttonClass } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Room } from '../ui/skeleton.tsx'
import { Card } from './card.tsx'
import { Moods } from './moods.tsx'
import { WhyNoAnalysis } from './why-no-analysis.tsx'

export function DashboardPage() {
  const { id } = usePerson()
  const user = useQuery(userProfile(id))
  const isOpening = useIsOpening(id)
  const title = user.data ? `${user.data.name}'s Dashboard` : 'Dashboard'
  return (
    <>
      {/* A name may take a second line: the links below it come with it. */}
      <PageHeading
        title={title}
        documentTitle="Dashboard"
        actions={(user.data || !isOpening) && <QuickLinks />}
      />
      {isOpening ? <Room key={title} /> : <Whole />}
    </>
  )
}

function useIsOpening(id: string) {
  const user = useQuery(userProfile(id))
  const diagnosis = useQuery(diagnosisOf(id))
  const advice = useQuery(adviceOf(id))
  const moods = useQuery(moodPicksOf(id))
  const areLoading = useAreAppointmentsLoading(id)
  return useOpening([user, diagnosis, advice, moods].some((one) => one.isLoading) || areLoading)
}

function Whole() {
  const { id } = usePerson()
  const { data, isPending, isError, refetch } = useQuery(diagnosisOf(id))
  useEffect(() => {
    if (isError) toast.error('Failed to load diagnosis', { id: 'diagnosis' })
  }, [isError])
  // What this browser keeps is there at once; on another one the account has it.
  const advice = useQuery(adviceOf(id))
  const conclusion = conclusionOf(readAdvice(id) ?? advice.data?.text ?? '')
  const state = { isPending, ...(isError && { onRetry: () => void refetch() }) }
  return (
    <>
      <AppointmentsCard />
      <div className="mt-9 grid items-start gap-6 wide:grid-cols-[1.2fr_1fr]">
        <Card title="Initial Diagnosis" empty="No initial diagnosis found." {...state}>
          {data?.initialDiagnosis && (
            <>
              <SummaryView of="answers" summary={data.initialDiagnosis} />
              <SummaryProse inputsHash={data.initialDiagnosis.made.inputsHash} />
              <ReviewNotes userId={id} part="initialDiagnosis" />
            </>
          )}
        </Card>
        <div className="grid gap-6">
          <Card title="Journal Analysis" empty="No journal analysis found." {...state}>
            {data?.journalAnalysis && (
              <>
                <SummaryView of="journal" summary={data.journalAnalysis} />
                <ReviewNotes userId={id} part="journalAnalysis" />
              </>
            )}
          </Card>
          {data !== undefined && !data?.journalAnalysis && <WhyNoAnalysis />}
          <Card
            title="Advice Conclusion"
            empty="No conclusion available."
            isPending={advice.isPending && !conclusion}
            {...(advice.isError && { onRetry: () => void advice.refetch() })}
          >
            {conclusion && <Advice html={conclusion} heading="h3" />}
          </Card>
          <Moods userId={id} />
        </div>
      </div>
    </>
  )
}

/** spec §2: the list opens with the favourites only. */
const QuickLinks = () => (
  <>
    <Link to={paths.profile} className={buttonClass({ kind: 'ghost' })}>
      Profile
    </Link>
    <Link to={paths.messages} className={buttonClass({ kind: 'ghost' })}>
      Messages
    </Link>
    <Link
      to={paths.findTherapist}
      state={{ favoritesOnly: true }}
      className={buttonClass({ kind: 'soft' })}
    >
      Favorites
    </Link>
  </>
)

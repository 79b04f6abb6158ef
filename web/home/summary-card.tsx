import type { Summary } from '@attune/contract/diagnosis.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { diagnosisOf } from '../diagnosis/queries.ts'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '../ui/skeleton.tsx'
import { SoftwareNote } from '../ui/software-note.tsx'
import { Wave } from '../ui/wave.tsx'

/** What the answers came to, and the way to the people who fit them. */
export function SummaryCard() {
  const { id, questionsSubmitted } = usePerson()
  const { data, isPending, error, refetch } = useQuery(diagnosisOf(id))
  const summary = data?.initialDiagnosis
  return (
    <section aria-label="Your summary" className="card overflow-hidden wide:p-9">
      {isPending && <Waiting />}
      {error && !data && (
        <ErrorState title="Your summary did not load." onRetry={() => void refetch()}>
          {sentence(error)}
        </ErrorState>
      )}
      {summary && <Full summary={summary} />}
      {data !== undefined && !summary && <Nothing answered={questionsSubmitted} />}
    </section>
  )
}

function Full({ summary }: { summary: Summary }) {
  return (
    <Pictured>
      <p className="eyebrow">Your summary</p>
      <h2 className="mt-1.5">What your answers describe</h2>
      <ul className="mt-4 grid gap-2">
        {summary.diagnosis.slice(0, 3).map((text) => (
          <li key={text} className="leading-normal">
            {text}
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <SoftwareNote made={summary.made} />
      </div>
      <div className="mt-6 flex flex-wrap gap-2.5">
        <Link to={paths.findTherapist} className={buttonClass()}>
          See who fits
        </Link>
        <Link to={paths.dashboard} className={buttonClass({ kind: 'ghost' })}>
          Read the whole summary
        </Link>
      </div>
    </Pictured>
  )
}

const Nothing = ({ answered }: { answered: boolean }) => (
  <Pictured>
    <p className="eyebrow">{answered ? 'Your summary' : 'First step'}</p>
    <h2 className="mt-1.5">
      {answered ? 'There is no summary yet.' : 'Tell us what you are looking for.'}
    </h2>
    <p className="mt-3 max-w-[60ch] text-muted">
      {answered
        ? 'You can still look for a therapist by name and experience.'
        : 'A few short questions, at your pace. From your answers software makes a summary and finds the therapists who meet what you ask for.'}
    </p>
    <div className="mt-6 flex flex-wrap gap-2.5">
      {!answered && (
        <Link to={paths.questions} className={buttonClass()}>
          Answer the questions
        </Link>
      )}
      <Link to={paths.findTherapist} className={buttonClass({ kind: 'ghost' })}>
        Look at all therapists
      </Link>
    </div>
  </Pictured>
)

const Pictured = ({ children }: { children: ReactNode }) => (
  <div className="grid items-center gap-6 wide:grid-cols-[260px_1fr] wide:gap-9">
    <div className="grid h-[130px] items-center overflow-hidden rounded-[20px] bg-pine-soft wide:h-[230px]">
      <Wave cycles={1.8} className="h-full w-full" />
    </div>
    <div className="min-w-0">{children}</div>
  </div>
)

const Waiting = () => (
  <Loading label="Loading your summary">
    <div className="grid items-center gap-6 wide:grid-cols-[260px_1fr] wide:gap-9">
      <Skeleton className="h-[130px] w-full rounded-[20px] wide:h-[230px]" />
      <div className="grid gap-5">
        <Skeleton className="h-8 w-3/5" />
        <SkeletonText lines={3} />
        <Skeleton className="h-12 w-40 rounded-full" />
      </div>
    </div>
  </Loading>
)

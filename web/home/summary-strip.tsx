import type { Summary } from '@attune/contract/diagnosis.ts'
import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { diagnosisOf } from '../diagnosis/queries.ts'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Loading, Skeleton, SkeletonText } from '../ui/skeleton.tsx'
import { SoftwareNote } from '../ui/software-note.tsx'

/** What the answers came to, and the way to the people who fit them. */
export function SummaryStrip() {
  const { id, questionsSubmitted } = usePerson()
  const { data, isPending, error, refetch } = useQuery(diagnosisOf(id))
  const summary = data?.initialDiagnosis
  return (
    <section aria-label="Your summary" className="card mt-6 wide:px-10">
      {isPending && <Waiting />}
      {error && !data && (
        <Row
          title="Your summary did not load."
          ways={
            <Button kind="soft" size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          <p className="text-muted">{sentence(error)}</p>
        </Row>
      )}
      {summary && <Full summary={summary} />}
      {data !== undefined && !summary && <Nothing answered={questionsSubmitted} />}
    </section>
  )
}

const Full = ({ summary }: { summary: Summary }) => (
  <Row
    title="What your answers describe"
    ways={
      <>
        <Link to={paths.findTherapist} className={buttonClass({ kind: 'soft', size: 'small' })}>
          See who fits
        </Link>
        <Link to={paths.dashboard} className={buttonClass({ kind: 'ghost', size: 'small' })}>
          Read the whole summary
        </Link>
      </>
    }
  >
    <p className="mb-2">{summary.diagnosis[0]}</p>
    <SoftwareNote made={summary.made} />
  </Row>
)

const Nothing = ({ answered }: { answered: boolean }) => (
  <Row
    title={answered ? 'There is no summary yet.' : 'Tell us what you are looking for.'}
    ways={
      <>
        {!answered && (
          <Link to={paths.questions} className={buttonClass({ size: 'small' })}>
            Answer the questions
          </Link>
        )}
        <Link to={paths.findTherapist} className={buttonClass({ kind: 'ghost', size: 'small' })}>
          Look at all therapists
        </Link>
      </>
    }
  >
    <p className="text-muted">
      {answered
        ? 'You can still look for a therapist by name and experience.'
        : 'A few short questions, at your pace. From your answers software makes a summary and finds the therapists who meet what you ask for.'}
    </p>
  </Row>
)

type RowProps = { title: string; ways: ReactNode; children: ReactNode }

const Row = ({ title, ways, children }: RowProps) => (
  <div className="grid items-center gap-x-10 gap-y-5 wide:grid-cols-[1fr_auto]">
    <div className="min-w-0 max-w-[62ch]">
      <h2 className="mb-2">{title}</h2>
      {children}
    </div>
    <div className="flex flex-wrap gap-2.5 wide:grid">{ways}</div>
  </div>
)

const Waiting = () => (
  <Loading label="Loading your summary">
    <div className="grid items-center gap-6 wide:grid-cols-[1fr_200px]">
      <div className="grid gap-4">
        <Skeleton className="h-7 w-2/5" />
        <SkeletonText lines={2} />
      </div>
      <Skeleton className="h-11 w-full rounded-full" />
    </div>
  </Loading>
)

import { spokenChoice } from '@attune/contract/questionnaires.ts'
import { useQuery } from '@tanstack/react-query'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { therapistAnswersOf } from './queries.ts'

/** spec §2: read-only, as patients find them. */
export function AnswersList() {
  const { id } = usePerson()
  const { data, isPending, error, refetch } = useQuery(therapistAnswersOf(id))
  return (
    <section aria-labelledby="answers" className="mt-12">
      <h2 id="answers">Your Questions &amp; Answers</h2>
      {isPending && (
        <div className="mt-6">
          <Loading>
            <SkeletonText lines={6} />
          </Loading>
        </div>
      )}
      {error && !data && (
        <ErrorState error={error} title="Your answers did not load." onRetry={() => void refetch()}>
          {sentence(error)}
        </ErrorState>
      )}
      {data?.length === 0 && <p className="mt-4 text-muted">No answers available.</p>}
      <dl className="mt-5">
        {data?.map(({ _id, question_id, answer }) => (
          <div key={_id} className="border-t border-line py-4">
            <dt className="font-semibold">{question_id.question}</dt>
            <dd className="mt-1 text-muted [overflow-wrap:anywhere]">
              {answer.map(spokenChoice).join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

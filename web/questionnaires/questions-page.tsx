import type { Role } from '@attune/contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { Title } from '../ui/title.tsx'
import { questionsFor } from './queries.ts'
import { Questionnaire } from './questionnaire.tsx'

export const IntakePage = () => <QuestionsPage who="user" />
export const PracticePage = () => <QuestionsPage who="therapist" />

function QuestionsPage({ who }: { who: Role }) {
  const { data, isPending, isError, error, refetch } = useQuery(questionsFor(who))
  return (
    <>
      <Title>A few questions</Title>
      {isPending && <Waiting />}
      {isError && (
        <Centred>
          <ErrorState
            error={error}
            isPage
            title="No questions available."
            onRetry={() => void refetch()}
          >
            The questions did not load. Please try again in a moment.
          </ErrorState>
        </Centred>
      )}
      {data?.length === 0 && (
        <Centred>
          <EmptyState isPage title="No questions available." />
        </Centred>
      )}
      {data && data.length > 0 && <Questionnaire who={who} questions={data} />}
    </>
  )
}

/** The page's main is a grid as tall as the screen, which would stretch what stands in it alone. */
const Centred = ({ children }: { children: ReactNode }) => (
  <div className="grid content-center justify-items-center">{children}</div>
)

const Waiting = () => (
  <div className="mx-auto w-full max-w-[740px] px-5 py-11">
    <Loading label="Loading the questions">
      <Skeleton className="h-1.5 w-[calc(100%-4rem)]" />
      <Skeleton className="mt-20 h-11 w-4/5" />
      <Skeleton className="mt-4 h-5 w-1/2" />
      <div className="mt-8 grid gap-3 wide:grid-cols-2">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((one) => (
          <Skeleton key={one} className="h-[62px] w-full" />
        ))}
      </div>
    </Loading>
  </div>
)

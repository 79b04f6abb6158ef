import { fewestCounted, type Reach, reachDays } from '@attune/contract/reach.ts'
import { useQuery } from '@tanstack/react-query'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { reachOf } from './queries.ts'

/** For a therapist: how they were found, and what came of it. */
export function LastMonth() {
  const { id } = usePerson()
  const { data, error, refetch } = useQuery(reachOf(id))
  return (
    <section aria-labelledby="last-month" className="card mt-7">
      <h2 id="last-month" className="text-title">
        Your last {reachDays} days
      </h2>
      {!data && !error && (
        <Loading>
          <SkeletonText lines={2} />
        </Loading>
      )}
      {!data && error && (
        <p className="mt-3 flex flex-wrap items-center gap-3 text-muted">
          {sentence(error)}
          <Button kind="soft" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {data && (
        <>
          <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-4">
            {figuresOf(data).map(([name, figure]) => (
              <div key={name} className="flex flex-col-reverse justify-end">
                <dt className="text-small text-muted">{name}</dt>
                <dd className="font-serif text-heading">{figure}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-small text-muted">
            People are counted once and never named. Who they are is kept nowhere.
          </p>
        </>
      )}
    </section>
  )
}

export const figuresOf = ({ matches, views, firstMessages, answered }: Reach) =>
  [
    ['Shown among the best matches', peopleText(matches)],
    ['Opened your profile', peopleText(views)],
    ['Wrote to you for the first time', String(firstMessages)],
    ['Of these you answered', String(answered)],
  ] as const

const peopleText = (people: number | null) =>
  people === null ? `Fewer than ${fewestCounted}` : String(people)

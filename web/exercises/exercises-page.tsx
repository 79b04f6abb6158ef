import { paths } from '@attune/contract/paths.ts'
import {
  type ExerciseAim,
  exerciseAims,
  type ListedExercise,
} from '@attune/contract/recommendations.ts'
import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { Link } from 'react-router'
import { HelpNow } from '../help/help-now.tsx'
import { buttonClass } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { type Begins, minutesOf } from './minutes-of.ts'
import { exercises } from './queries.ts'

/** Every guided exercise, by what it helps with; for anyone, with or without a connection. */
export function ExercisesPage() {
  const { data, error, refetch } = useQuery(exercises)
  return (
    <div className="mx-auto max-w-[780px]">
      <PageHeading
        title="Guided exercises"
        lead="A few minutes each, for anyone. You can stop at any time, and nobody is told which you did."
      />
      {!data && !error && (
        <Loading label="Loading the exercises">
          <Skeleton className="mt-8 h-72 w-full" />
        </Loading>
      )}
      {!data && error && (
        <ErrorState
          error={error}
          title="The exercises did not load."
          onRetry={() => void refetch()}
        />
      )}
      {data &&
        exerciseAims.map((aim) => (
          <Group key={aim} aim={aim} list={data.filter(({ helpsWith }) => helpsWith === aim)} />
        ))}
      <div className="mt-10">
        <HelpNow>An exercise is no help in danger.</HelpNow>
      </div>
    </div>
  )
}

const titles: Readonly<Record<ExerciseAim, string>> = {
  'too-much': 'When it is all too much',
  tension: 'To let go, and for the night',
  thoughts: 'When thoughts go round',
  kindness: 'When you are hard on yourself',
}

const Group = ({ aim, list }: { aim: ExerciseAim; list: readonly ListedExercise[] }) => (
  <section aria-labelledby={aim} className="mt-9">
    <h2 id={aim} className="text-title">
      {titles[aim]}
    </h2>
    <ul className="mt-4 grid gap-3.5">
      {list.map((exercise) => (
        <Row key={exercise.id} exercise={exercise} />
      ))}
    </ul>
  </section>
)

const Row = ({ exercise: { id, title, description, safety, totalSeconds } }: RowProps) => (
  <li className="card flex flex-wrap items-center gap-x-6 gap-y-3.5 px-5 py-4">
    <div className="min-w-0 flex-1 basis-[300px]">
      <h3 className="text-body">
        <Link to={paths.exercise(id)} className="inline-flex min-h-11 items-center">
          {title}
        </Link>
      </h3>
      <p className="leading-normal">{description}</p>
      <p className="mt-1.5 text-small leading-normal text-muted">{safety}</p>
    </div>
    <Link
      to={paths.exercise(id)}
      state={{ begins: true } satisfies Begins}
      className={buttonClass({ kind: 'soft', size: 'small' })}
      aria-label={`Begin ${title}, ${minutesOf(totalSeconds)}`}
    >
      <Play size={16} strokeWidth={0} fill="currentColor" aria-hidden />
      Begin · {minutesOf(totalSeconds)}
    </Link>
  </li>
)

type RowProps = { exercise: ListedExercise }

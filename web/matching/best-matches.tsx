import { paths } from '@attune/contract/paths.ts'
import type { Therapist } from '@attune/contract/therapists.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Favorites } from '../favorites/favorites.ts'
import { useRoomy, useWide } from '../lib/breakpoints.ts'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { bestListId } from '../match-score/queries.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PhoneFold } from '../ui/phone-fold.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { WishesPanel } from '../wishes/wishes-panel.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { askedIn } from './factor-names.ts'
import { type Filters, searchOf } from './filters.ts'
import { MatchOverviewNote } from './match-overview-note.tsx'
import { NobodyOfBest, toAll } from './nobody-of-best.tsx'
import { blockedNotes } from './overview-note.ts'
import { type BestMatch, matchOverviewOf } from './queries.ts'
import { isNarrowed, SearchPanel } from './search-panel.tsx'
import { TherapistCard } from './therapist-card.tsx'
import { useCramped } from './use-cramped.ts'
import { useFoundAmong } from './use-found-among.ts'
import { useTwoColumns } from './use-two-columns.ts'
import { useWeighing, type Weighing } from './use-weighing.ts'
import { WeighPanel } from './weigh-panel.tsx'

export type ViewProps = {
  filters: Filters
  favorites: Favorites
  /** All filters are shown. */
  isOpen: boolean
  onChange: (patch: Partial<Filters>) => void
  /** From the open filters to the list. */
  onShow: () => void
  onMessage: (therapist: Therapist) => void
}

/** At most six, best first, each with its reasons. */
export function BestMatches(props: ViewProps) {
  const { filters, favorites, isOpen, onChange, onShow, onMessage } = props
  const { id, questionsSubmitted } = usePerson()
  const weighing = useWeighing(id, questionsSubmitted)
  const { best, list: matches } = weighing
  const { data: isHeldBack } = useQuery({
    ...matchOverviewOf(id),
    enabled: questionsSubmitted,
    select: (overview) => blockedNotes(overview).length > 0,
  })
  const shown = useFoundAmong({ matches, filters, isFavorite: favorites.has })
  if (!questionsSubmitted) return <AnswerFirst />
  if (best.error && !matches)
    return (
      <ErrorState
        error={best.error}
        title="Failed to fetch matching results"
        onRetry={() => void best.refetch()}
      >
        {sentence(best.error)}
      </ErrorState>
    )
  if (!matches) return <Matching />

  const ids = matches
    .map(({ match }) => match._id)
    .filter((one) => !filters.favoritesOnly || favorites.has(one))
  const counted = { search: searchOf(filters, ids), filters, isOff: !ids.length, onChange }
  // Of a search the answer stands first; without any match, what keeps all of them out.
  const nobody = shown.length === 0 && (
    <NobodyOfBest
      {...{ ...counted, favorites, onMessage }}
      why={
        matches.length > 0
          ? 'None of your best matches fits these filters.'
          : isHeldBack && 'Above stands what keeps others out: one tap shows them.'
      }
    />
  )
  return (
    <>
      <SearchPanel {...counted} isOpen={isOpen} onShow={onShow} />
      {matches.length > 0 && nobody}
      <ToFirst first={shown[0]} onShow={onShow} />
      <ListHead weighing={weighing} matches={matches} shown={shown} onShow={onShow} />
      {matches.length === 0 && nobody}
      <MatchList {...{ shown, favorites, onMessage }} />
      {shown.length > 0 && isNarrowed(filters) && !filters.favoritesOnly && (
        <p className="mt-6 flex flex-wrap items-center justify-center gap-3 text-muted">
          Only your best matches were searched.
          <Button kind="ghost" size="small" onClick={() => onChange(toAll(favorites))}>
            Search all therapists
          </Button>
        </p>
      )}
    </>
  )
}

type ToFirstProps = { first: BestMatch | undefined; onShow: () => void }

/** Where the list begins below the screen: who is first, and the way there. */
function ToFirst({ first, onShow }: ToFirstProps) {
  const isCramped = useCramped()
  if (!isCramped || !first) return null
  return (
    <Button kind="soft" size="small" className="mt-2 w-full" onClick={onShow}>
      First: {first.match.few ? first.therapist.name : firstOf(first)}
    </Button>
  )
}

type ListHeadProps = {
  weighing: Weighing
  matches: readonly BestMatch[]
  /** Those of them that the filters let through. */
  shown: readonly BestMatch[]
  onShow: () => void
}

/** What stands behind the list, and what changes it. */
function ListHead({ weighing, matches: found, shown, onShow }: ListHeadProps) {
  const { id } = usePerson()
  const matches = found.map(({ match }) => match)
  return (
    <div className="list-head">
      <div>
        <MatchOverviewNote
          userId={id}
          found={matches.length}
          shown={shown.length}
          onShow={onShow}
        />
        {matches.some(({ few }) => few) && <AskedForLittle />}
      </div>
      <div className="list-panels">
        <WishesPanel asked={askedIn(matches)} />
        {matches.length > 0 && (
          <WeighPanel weighing={weighing} matches={matches} first={firstOf(shown[0])} />
        )}
      </div>
    </div>
  )
}

type MatchListProps = Pick<ViewProps, 'favorites' | 'onMessage'> & {
  shown: readonly BestMatch[]
}

function MatchList({ shown, favorites, onMessage }: MatchListProps) {
  const isWide = useWide()
  const isRoomy = useRoomy()
  const list = useTwoColumns<HTMLOListElement>(isWide)
  return (
    <ol
      ref={list}
      id={bestListId}
      tabIndex={-1}
      aria-label="Your best matches"
      className="match-grid"
    >
      {shown.map(({ therapist, match }, at) => (
        <li key={therapist._id}>
          <TherapistCard
            therapist={therapist}
            match={match}
            favorites={favorites}
            startOpen={at === 0 && isRoomy}
            onMessage={onMessage}
          />
        </li>
      ))}
    </ol>
  )
}

const AskedForLittle = () => (
  <PhoneFold line="You have asked for little so far" className="mb-1 wide:mb-4">
    <p className="note">
      You have asked for little so far, so the list can hardly tell them apart. Say more here, or{' '}
      <Link to={paths.profile} className="link">
        change your answers
      </Link>
      .
    </p>
  </PhoneFold>
)

const firstOf = (best: BestMatch | undefined) =>
  best && `${best.therapist.name}, ${best.match.matchPercentage}%`

const Matching = () => (
  <>
    <div className="my-8 grid justify-items-center">
      <Spinner size="large" label="Hold tight! The AI is finding your perfect match!" />
    </div>
    <CardSkeletons count={4} />
  </>
)

const AnswerFirst = () => (
  <EmptyState
    title="Your matches come from your answers."
    action={
      <Link to={paths.questions} className={buttonClass()}>
        Answer the questions
      </Link>
    }
  >
    A few questions about how you are and what you need, then the therapists who fit.
  </EmptyState>
)
